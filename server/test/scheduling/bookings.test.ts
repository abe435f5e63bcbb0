import type {
  BookingAnswer,
  Calendar,
  CalendarEntry,
  FreeTimes,
} from '@belldesk/contract/product/bookings';
import type { OpeningTimes } from '@belldesk/contract/product/openingTimes';
import type {
  AddResourceInput,
  AddServiceInput,
  Resource,
  Service,
} from '@belldesk/contract/product/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellHours } from '../../src/assistants/tellHours.ts';
import { showCalendar } from '../../src/scheduling/calendar/show.ts';
import { Listener } from '../support/changes.ts';
import { matching } from '../support/matching.ts';
import { rowsReadBy } from '../support/rowsRead.ts';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom, type Said } from '../support/toolCalls.ts';
import { ownerWithAssistant, signUp, type Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  // A hundred at once are all to be answered, however slow the machine.
  site = await startSite({ connectWaitMs: 60_000 });
});
afterAll(() => site.stop());

const HOURS = { additionalDetails: 'Opening hours: every day, 12:00 to 22:00.' };
/** A Saturday, tomorrow. */
const DAY = '2026-11-21';
const pat = { name: 'Pat Low', phoneNumber: null, notes: null };

async function resource(owner: Visitor, fields: Partial<AddResourceInput> = {}): Promise<Resource> {
  const { status, body } = await owner.send<Resource>('POST', '/api/resources', {
    name: 'Table',
    kind: 'table',
    capacity: 4,
    ...fields,
  });
  if (status !== 201) throw new Error(`a resource answered ${status}`);
  return body;
}

async function service(owner: Visitor, fields: Partial<AddServiceInput> = {}): Promise<Service> {
  const { status, body } = await owner.send<Service>('POST', '/api/services', {
    name: 'Table',
    kind: 'reservation',
    durationMinutes: 90,
    priceMinor: null,
    currency: 'GBP',
    resourceIds: [],
    ...fields,
  });
  if (status !== 201) throw new Error(`a service answered ${status}`);
  return body;
}

/** A restaurant with so many tables for four. */
async function restaurant(tables = 1) {
  const { owner, assistant } = await ownerWithAssistant(site, HOURS);
  const table = await resource(owner, { count: tables });
  const dinner = await service(owner, { resourceIds: [table.id] });
  return { owner, assistantId: assistant.assistantId, table, dinner };
}

async function add(owner: Visitor, fields: object): Promise<BookingAnswer> {
  const input = { kind: 'service', partySize: 2, date: DAY, time: '19:00', ...pat, ...fields };
  return (await owner.send<BookingAnswer>('POST', '/api/bookings', input)).body;
}

async function added(owner: Visitor, fields: object): Promise<CalendarEntry> {
  const answer = await add(owner, fields);
  if (!answer.done) throw new Error(answer.reason);
  return answer.entry;
}

async function calendar(owner: Visitor, from = DAY, to = DAY): Promise<Calendar> {
  return (await owner.rpc<Calendar>('bookings/list', { from, to })).body.json;
}

function book(assistantId: string, args: object, number = '+442079460111'): Promise<Said> {
  const asked = {
    service: 'table',
    partySize: 2,
    date: DAY,
    time: '19:00',
    name: 'Pat Low',
    ...args,
  };
  return askTool(site, callFrom(assistantId, number), { name: 'bookAppointment', args: asked });
}

describe('a hundred callers at once', () => {
  it('get exactly what is free, and each other one a time that is free', async () => {
    const { owner, assistantId } = await restaurant(7);
    const said = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        book(
          assistantId,
          { name: `Caller ${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]}` },
          `+4420794601${String(n).padStart(2, '0')}`,
        ),
      ),
    );
    expect(said.filter(({ ok }) => ok)).toHaveLength(7);
    const others = said.filter(({ ok }) => !ok);
    expect(new Set(others.map(({ problem }) => problem))).toEqual(new Set(['taken']));
    expect(others.every(({ nearby }) => nearby?.[0]?.time === '17:30')).toBe(true);
    const { entries } = await calendar(owner);
    expect(entries).toHaveLength(7);
    expect(
      entries.map(({ resources }) => resources[0]?.unit).toSorted((a = 0, b = 0) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are held apart by the database alone, too', async () => {
    const { owner, dinner } = await restaurant();
    await added(owner, { serviceId: dinner.id });
    const again = site.sql(
      `insert into allocations (booking_id, resource_id, unit, during)
       select b.id, a.resource_id, a.unit, tstzrange(b.starts_at + interval '1 hour', b.ends_at + interval '1 hour')
       from allocations a join bookings b on b.id = a.booking_id where b.service_id = $1`,
      [dinner.id],
    );
    await expect(again).rejects.toThrow(/allocations_/);
    const other = site.sql(
      `with b as (insert into bookings (id, organisation_id, location_id, service, local_date, local_time, starts_at, ends_at, time_zone, name, created_at)
         select gen_random_uuid(), organisation_id, location_id, 'table', local_date, local_time, starts_at, ends_at, time_zone, name, now()
         from bookings where service_id = $1 returning id)
       insert into allocations select b.id, a.resource_id, a.unit, a.during from allocations a, b
       where a.booking_id in (select id from bookings where service_id = $1)`,
      [dinner.id],
    );
    await expect(other).rejects.toThrow(/allocations_held_once/);
  });
});

describe('the assistant', () => {
  it('offers only what is free, and books the alternative that it named', async () => {
    const { owner, assistantId } = await restaurant();
    expect(await book(assistantId, {})).toMatchObject({ ok: true });
    const call = callFrom(assistantId, '+442079460222');
    const asked = { service: 'table', partySize: 2, date: DAY, time: '20:00' };
    const told = await askTool(site, call, { name: 'checkAvailability', args: asked });
    expect(told).toMatchObject({
      ok: true,
      available: false,
      problem: 'taken',
      reason: matching(/taken already.*2026-11-21 20:30/),
    });
    const [offer] = told.nearby ?? [];
    expect(offer).toEqual({ date: DAY, time: '20:30' });
    const free = await askTool(site, call, {
      name: 'checkAvailability',
      args: { ...asked, ...offer },
    });
    expect(free).toEqual({ ok: true, available: true });
    expect(await book(assistantId, { ...offer, name: 'Eve Ray' }, '+442079460222')).toMatchObject({
      ok: true,
    });
    expect((await calendar(owner)).entries.map(({ time, endTime }) => [time, endTime])).toEqual([
      ['19:00', '20:30'],
      ['20:30', '22:00'],
    ]);
  });

  it('gives a party the smallest table that takes it, and says where none does', async () => {
    const { owner, assistantId, dinner, table } = await restaurant();
    const two = await resource(owner, { name: 'Small table', capacity: 2 });
    const body = { ...dinner, resourceIds: [table.id, two.id] };
    expect((await owner.send('PUT', `/api/services/${dinner.id}`, body)).status).toBe(200);
    await book(assistantId, {});
    const { entries } = await calendar(owner);
    expect(entries[0]?.resources).toEqual([{ id: two.id, name: 'Small table', unit: 1 }]);
    const many = await book(assistantId, { partySize: 9, name: 'Eve Ray' }, '+442079460222');
    expect(many).toMatchObject({ ok: false, problem: 'too-many-people' });
    expect(many.nearby).toBeUndefined();
  });

  it('knows who asks again by a number said without its country code, or with it', async () => {
    const { owner, assistantId } = await restaurant(3);
    const said = { phoneNumber: '020 7946 0333' };
    expect(await book(assistantId, said)).toMatchObject({ ok: true });
    const again = { phoneNumber: '+442079460333' };
    expect(await book(assistantId, again, '+442079460444')).toMatchObject({
      ok: false,
      problem: 'already-booked',
    });
    expect(await book(assistantId, {}, '020 7946 0333')).toMatchObject({
      ok: false,
      problem: 'already-booked',
    });
    // another person of that name
    const other = { phoneNumber: '020 7946 0555' };
    expect(await book(assistantId, other, '+442079460555')).toMatchObject({ ok: true });
    expect((await calendar(owner)).entries).toHaveLength(2);
  });

  it('tells with a saved service what its names share with others', async () => {
    const { owner } = await ownerWithAssistant(site, HOURS);
    const common = { kind: 'appointment' as const };
    const first = await service(owner, { ...common, name: 'Check-up' });
    expect(first).toMatchObject({ nameClashes: [] });
    const second = await service(owner, {
      ...common,
      name: 'Appointment',
      otherNames: ['check up', 'visit'],
    });
    const services = ['Appointment', 'Check-up'];
    const clash = { said: 'Check-up', services, means: 'Check-up' };
    expect(second).toMatchObject({ nameClashes: [clash] });
    // what was answered may be sent back
    const body = { ...second, otherNames: ['visit'] };
    const { status, body: saved } = await owner.send('PUT', `/api/services/${second.id}`, body);
    expect({ status, saved }).toMatchObject({ status: 200, saved: { nameClashes: [] } });
  });

  it('asks which service is meant where the words fit several or none', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, HOURS);
    const anna = await resource(owner, { name: 'Anna', kind: 'staff', capacity: 1 });
    const common = { kind: 'appointment' as const, resourceIds: [anna.id] };
    await service(owner, { ...common, name: 'Haircut', durationMinutes: 45 });
    await service(owner, { ...common, name: 'Colouring', durationMinutes: 120 });
    const ask = (said: string, time: string) =>
      book(assistant.assistantId, { service: said, partySize: undefined, time });
    expect(await ask('appointment', '13:00')).toMatchObject({
      ok: false,
      problem: 'which-service',
      services: ['Colouring', 'Haircut'],
    });
    expect(await ask('trim', '13:00')).toMatchObject({ ok: true });
    expect(await ask('hair color', '13:15')).toMatchObject({ ok: false, problem: 'taken' });
    // An appointment ends before the business closes.
    expect(await ask('colouring', '20:15')).toMatchObject({
      ok: false,
      problem: 'runs-over',
      nearby: [{ time: '20:00' }, {}, {}],
    });
  });

  it('lists what is free on a day, in a part of it, or on the first day that has any', async () => {
    const { assistantId } = await restaurant();
    await book(assistantId, { time: '14:00' });
    const call = callFrom(assistantId, '+442079460222');
    const ask = (args: object) =>
      askTool(site, call, {
        name: 'checkAvailability',
        args: { service: 'table', partySize: 2, date: DAY, ...args },
      });
    const on = (time: string, date = DAY) => ({ date, time });
    expect(await ask({ from: '12:00', to: '17:00' })).toEqual({
      ok: true,
      available: true,
      free: [on('12:00'), on('16:00'), on('17:00')],
    });
    expect(await ask({ from: '13:00', to: '15:00' })).toMatchObject({
      ok: true,
      available: false,
      problem: 'taken',
      nearby: [on('12:30'), on('12:00'), on('15:30')],
    });
    expect(await ask({ from: '13:00', to: '13:30', lastDate: '2026-11-30' })).toMatchObject({
      available: true,
      free: [{ time: '13:00' }, { time: '13:30' }],
    });
  });

  it('names who else is free then, where one was asked for', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, HOURS);
    const [anna, ben] = [
      await resource(owner, { name: 'Anna', kind: 'staff', capacity: 1 }),
      await resource(owner, { name: 'Ben', kind: 'staff', capacity: 1 }),
    ];
    const resourceIds = [anna.id, ben.id];
    await service(owner, {
      kind: 'appointment',
      name: 'Haircut',
      durationMinutes: 45,
      resourceIds,
    });
    const asked = { service: 'haircut', partySize: undefined, time: '13:00', resource: 'Anna' };
    expect(await book(assistant.assistantId, asked)).toMatchObject({ ok: true });
    const again = await book(assistant.assistantId, { ...asked, name: 'Eve Ray' }, '+442079460222');
    expect(again).toMatchObject({ ok: false, problem: 'taken', others: ['Ben'] });
  });

  it('moves onto what is free only, and frees what was held', async () => {
    const { assistantId } = await restaurant();
    const first = await book(assistantId, {});
    await book(assistantId, { time: '21:00', name: 'Eve Ray' }, '+442079460222');
    const call = callFrom(assistantId, '+442079460111');
    const move = (newTime: string) =>
      askTool(site, call, { name: 'moveBooking', args: { bookingId: first.id, newTime } });
    expect(await move('20:00')).toMatchObject({
      ok: false,
      problem: 'taken',
      nearby: matchingTimes('19:30'),
    });
    // Its own hour does not stand in its way.
    expect(await move('19:15')).toMatchObject({ ok: true });
    await askTool(site, call, { name: 'cancelBooking', args: { bookingId: first.id } });
    expect(await book(assistantId, { name: 'Kim Fox' }, '+442079460333')).toMatchObject({
      ok: true,
    });
  });

  it('knows a holiday, and the calendar’s own hours before those of the prose', async () => {
    const { owner, assistantId } = await restaurant();
    const hours = (await owner.send<OpeningTimes>('GET', '/api/bookings/hours')).body;
    expect(hours).toMatchObject({ source: 'words', version: 0, timeZone: 'Europe/London' });
    expect(hours.week[0]).toEqual({ weekday: 1, ranges: [{ from: '12:00', to: '22:00' }] });
    const week = [{ weekday: 6, ranges: [{ from: '18:00', to: '02:00' }] }];
    const exceptions = [{ date: '2026-11-28', name: 'Works outing', ranges: [] }];
    const set = await owner.send('PUT', '/api/bookings/hours', { week, exceptions, version: 0 });
    expect(set.body).toMatchObject({ source: 'calendar', version: 1 });
    expect(await book(assistantId, { time: '14:00' })).toMatchObject({ problem: 'closed' });
    expect(await book(assistantId, { time: '01:00', date: '2026-11-22' })).toMatchObject({
      ok: true,
    });
    expect(await book(assistantId, { date: '2026-11-28' })).toMatchObject({
      problem: 'closed',
      nearby: [{ date: '2026-12-05', time: '19:00' }, {}, {}],
    });
    const late = { week: null, exceptions, version: 0 };
    expect((await owner.send('PUT', '/api/bookings/hours', late)).status).toBe(409);
    const { days } = await calendar(owner, '2026-11-27', '2026-11-28');
    expect(days).toEqual([
      { date: '2026-11-27', ranges: [], exception: null },
      { date: '2026-11-28', ranges: [], exception: 'Works outing' },
    ]);
  });
});

it('the receptionist is told the services and hours of the calendar, and those of the prose once they hold again', async () => {
  const { owner, assistantId } = await restaurant();
  const prompt = () => site.voice.assistants.get(assistantId)?.model?.messages?.[0]?.content ?? '';
  const tell = async () => {
    const jobs = await site.sql<{ payload: { organisationId: string; locationId: string } }>(
      "delete from outbox where queue = 'tell-hours' returning payload",
    );
    for (const { payload } of jobs) await tellHours(site.deps, payload);
  };
  const set = async (week: object | null, version: number, exceptions: object[] = []) => {
    await owner.send('PUT', '/api/bookings/hours', { week, exceptions, version });
    await tell();
  };
  expect(prompt()).not.toContain('# Services and prices');
  await tell();
  const before = prompt();
  expect(before).toMatch(/# Services and prices\n(?:- .*\n)*- "Table": reservation, \d+ minutes, /);
  await set([{ weekday: 6, ranges: [{ from: '18:00', to: '23:00' }] }], 0);
  expect(prompt()).toContain(
    'Opening hours: Monday to Friday closed, Saturday 6:00 pm to 11:00 pm',
  );
  expect(prompt()).not.toContain('12:00 to 22:00');
  const over = { date: '2026-01-01', name: "New Year's Day", ranges: [] };
  const christmas = { date: '2026-12-25', name: 'Christmas Day', ranges: [] };
  await set(null, 1, [over, christmas]);
  expect(prompt()).toContain('12:00 to 22:00');
  expect(prompt()).toContain('On Friday 25 December 2026: closed (Christmas Day).');
  expect(prompt()).not.toContain("New Year's Day");
  await set(null, 2);
  expect(prompt()).toBe(before);
});

function matchingTimes(time: string): unknown {
  return expect.arrayContaining([{ date: DAY, time }]);
}

describe('by hand', () => {
  it('adds, moves, cancels and restores, each with the version that was seen', async () => {
    const { owner, dinner } = await restaurant();
    const entry = await added(owner, { serviceId: dinner.id, phoneNumber: '020 7946 0111' });
    expect(entry).toMatchObject({
      kind: 'reservation',
      service: 'Table',
      status: 'booked',
      startsAt: '2026-11-21T19:00:00.000Z',
      endTime: '20:30',
      phoneNumber: '+442079460111',
      callLogId: null,
      version: 1,
    });
    const to = { version: 1, date: DAY, time: '19:30' };
    const moved = await owner.send('POST', `/api/bookings/${entry.id}/move`, to);
    expect(moved.body).toMatchObject({ done: true, entry: { time: '19:30', version: 2 } });
    const stale = await owner.send('POST', `/api/bookings/${entry.id}/move`, {
      ...to,
      time: '12:00',
    });
    expect(stale.status).toBe(409);
    const cancelled = await owner.send('POST', `/api/bookings/${entry.id}/cancel`, { version: 2 });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', resources: [], version: 3 });
    expect((await calendar(owner)).entries).toEqual([]);
    const query = `from=${DAY}&to=${DAY}&withCancelled=true`;
    const all = await owner.send<Calendar>('GET', `/api/bookings?${query}`);
    expect(all.body.entries).toMatchObject([{ id: entry.id, status: 'cancelled' }]);
    const restored = await owner.send('POST', `/api/bookings/${entry.id}/restore`, { version: 3 });
    expect(restored.body).toMatchObject({ done: true, entry: { status: 'booked', time: '19:30' } });
    await owner.send('POST', `/api/bookings/${entry.id}/cancel`, { version: 4 });
    await added(owner, { serviceId: dinner.id, name: 'Eve Ray' });
    const late = await owner.send('POST', `/api/bookings/${entry.id}/restore`, { version: 5 });
    expect(late.body).toMatchObject({ done: false, problem: 'taken' });
  });

  it('books outside the hours where the owner wants it, but never twice', async () => {
    const { owner, dinner } = await restaurant();
    const night = { serviceId: dinner.id, time: '23:00' };
    expect(await add(owner, night)).toMatchObject({ done: false, problem: 'closed' });
    expect(await added(owner, { ...night, anyway: true })).toMatchObject({ outsideHours: true });
    expect(await add(owner, { ...night, anyway: true })).toMatchObject({
      done: false,
      problem: 'taken',
    });
  });

  it('takes orders, and bookings in words alone', async () => {
    const { owner } = await ownerWithAssistant(site, HOURS);
    const items = [{ name: 'margherita', quantity: 2 }];
    const order = await added(owner, { kind: 'order', items, partySize: undefined, time: '18:00' });
    expect(order).toMatchObject({ kind: 'order', items, endTime: '18:15' });
    const to = { version: 1, date: DAY, time: '18:30' };
    expect((await owner.send('POST', `/api/bookings/${order.id}/move`, to)).body).toMatchObject({
      done: true,
      entry: { time: '18:30' },
    });
    const words = { kind: 'appointment', service: 'Tasting', durationMinutes: 30 };
    expect(await added(owner, words)).toMatchObject({ service: 'Tasting', endTime: '19:30' });
    expect((await calendar(owner)).entries.map(({ kind }) => kind)).toEqual([
      'order',
      'appointment',
    ]);
    await owner.send('POST', `/api/bookings/${order.id}/cancel`, { version: 2 });
    expect((await calendar(owner)).entries).toHaveLength(1);
  });

  it('names the free times of a day, those of the booking that is moved included', async () => {
    const { owner, dinner } = await restaurant();
    const entry = await added(owner, { serviceId: dinner.id });
    const free = async (more: object) =>
      (await owner.rpc<FreeTimes>('bookings/free', { serviceId: dinner.id, date: DAY, ...more }))
        .body.json;
    const { times } = await free({});
    expect(times).toContain('17:30');
    expect(times).not.toContain('17:45');
    expect(times).toContain('20:30');
    expect((await free({ exceptId: entry.id })).times).toContain('19:00');
    expect(await free({ partySize: 9 })).toMatchObject({ times: [], problem: 'too-many-people' });
  });

  it('keeps a resource that bookings to come hold', async () => {
    const { owner, dinner, table } = await restaurant(2);
    const entry = await added(owner, { serviceId: dinner.id, partySize: 4 });
    await added(owner, { serviceId: dinner.id, name: 'Eve Ray' });
    const change = (fields: object) =>
      owner.send('PUT', `/api/resources/${table.id}`, { ...table, ...fields });
    expect((await change({ count: 1 })).status).toBe(409);
    expect((await change({ capacity: 3 })).status).toBe(409);
    expect((await owner.send('DELETE', `/api/resources/${table.id}`)).status).toBe(409);
    expect((await change({ count: 3 })).body).toMatchObject({ count: 3, version: 2 });
    expect((await change({ count: 4 })).status).toBe(409);
    await owner.send('DELETE', `/api/services/${dinner.id}`);
    expect((await owner.send('GET', `/api/bookings/${entry.id}`)).body).toMatchObject({
      serviceId: null,
      service: 'Table',
      resources: [{ id: table.id }],
    });
  });
});

describe('what needs something', () => {
  it('never comes to need nothing because the last of it is removed', async () => {
    const { owner, dinner, table } = await restaurant();
    const removed = () => owner.send<{ message: string }>('DELETE', `/api/resources/${table.id}`);
    const refused = await removed();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Table would have nothing left to use.');
    const booth = await resource(owner, { name: 'Booth' });
    const both = { ...dinner, resourceIds: [table.id, booth.id] };
    await owner.send('PUT', `/api/services/${dinner.id}`, both);
    expect((await removed()).status).toBe(200);
    await added(owner, { serviceId: dinner.id });
    expect(await add(owner, { serviceId: dinner.id, name: 'Eve Ray' })).toMatchObject({
      done: false,
      problem: 'taken',
    });
    expect((await owner.send('DELETE', `/api/resources/${booth.id}`)).status).toBe(409);
  });

  it('keeps it when it is moved after its service is gone, and never over another', async () => {
    const { owner, dinner, table } = await restaurant();
    const entry = await added(owner, { serviceId: dinner.id });
    const later = await added(owner, { serviceId: dinner.id, time: '20:30', name: 'Eve Ray' });
    await owner.send('DELETE', `/api/services/${dinner.id}`);
    const move = (time: string) =>
      owner.send('POST', `/api/bookings/${entry.id}/move`, { version: 1, date: DAY, time });
    expect((await move('19:30')).body).toMatchObject({ done: false, problem: 'taken' });
    expect((await move('18:30')).body).toMatchObject({
      done: true,
      entry: { time: '18:30', endTime: '20:00', resources: [{ id: table.id, unit: 1 }] },
    });
    expect(later.resources).toHaveLength(1);
  });
});

it('a day in a year that no calendar has is a mistake of the input, not of the server', async () => {
  const { owner, assistantId, dinner } = await restaurant();
  for (const date of ['9999-12-31', '0000-01-01']) {
    const asked = { serviceId: dinner.id, date };
    expect((await owner.rpc('bookings/free', asked)).status).toBe(400);
    expect((await owner.rpc('bookings/list', { from: date, to: date })).status).toBe(400);
    expect(
      (
        await owner.rpc('bookings/add', {
          kind: 'service',
          ...asked,
          partySize: 2,
          time: '19:00',
          ...pat,
        })
      ).status,
    ).toBe(400);
    expect(await book(assistantId, { date })).toMatchObject({ ok: false });
  }
});

it('a booking that is moved stands in the zone of the business as it is now', async () => {
  const { owner, dinner } = await restaurant();
  const entry = await added(owner, { serviceId: dinner.id });
  await site.sql("update bookings set time_zone = 'America/New_York' where id = $1", [entry.id]);
  const to = { version: 1, date: DAY, time: '18:00' };
  await owner.send('POST', `/api/bookings/${entry.id}/move`, to);
  expect(await site.sql('select time_zone from bookings where id = $1', [entry.id])).toEqual([
    { time_zone: entry.timeZone },
  ]);
});

it('another account’s ids answer 404', async () => {
  const { owner, dinner, table } = await restaurant();
  const entry = await added(owner, { serviceId: dinner.id });
  const other = await signUp(site);
  const to = { version: 1, date: DAY, time: '12:00' };
  const statuses = await Promise.all([
    other.send('GET', `/api/bookings/${entry.id}`),
    other.send('POST', `/api/bookings/${entry.id}/move`, to),
    other.send('POST', `/api/bookings/${entry.id}/cancel`, { version: 1 }),
    other.send('POST', `/api/bookings/${entry.id}/restore`, { version: 1 }),
    other.send('POST', '/api/bookings', {
      kind: 'service',
      serviceId: dinner.id,
      partySize: 2,
      ...to,
      version: undefined,
      ...pat,
    }),
    other.send('PUT', `/api/services/${dinner.id}`, dinner),
    other.send('DELETE', `/api/services/${dinner.id}`),
    other.send('PUT', `/api/resources/${table.id}`, table),
    other.send('DELETE', `/api/resources/${table.id}`),
    other.send('POST', '/api/services', {
      ...dinner,
      id: undefined,
      version: undefined,
      resourceIds: [table.id],
    }),
    other.send('POST', '/api/bookings/free', { serviceId: dinner.id, date: DAY }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 404));
  expect((await calendar(other)).entries).toEqual([]);
});

describe('a request that is sent twice', () => {
  const idempotencyKey = '0193b3c0-0000-7000-8000-0000000000aa';

  it('books once where nothing is held, and is answered with the same booking', async () => {
    const { owner } = await ownerWithAssistant(site, HOURS);
    const input = {
      kind: 'appointment',
      service: 'Consultation',
      partySize: null,
      date: DAY,
      time: '13:00',
      ...pat,
      idempotencyKey,
    };
    const order = { ...input, kind: 'order', items: [{ name: 'Soup', quantity: 1 }] };
    const { service: _service, partySize: _size, ...ordered } = order;
    const other = { ...ordered, idempotencyKey: '0193b3c0-0000-7000-8000-0000000000ab' };
    for (const each of [input, other]) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => owner.send<BookingAnswer>('POST', '/api/bookings', each)),
      );
      const ids = answers.map(({ body }) => (body.done ? body.entry.id : body.reason));
      expect(new Set(ids).size).toBe(1);
    }
    expect((await calendar(owner)).entries).toHaveLength(2);
    // Another business may happen to name the same.
    const stranger = await ownerWithAssistant(site, HOURS);
    await stranger.owner.send('POST', '/api/bookings', input);
    expect((await calendar(stranger.owner)).entries).toHaveLength(1);
    const { idempotencyKey: _id, ...plain } = input;
    await owner.send('POST', '/api/bookings', plain);
    await owner.send('POST', '/api/bookings', plain);
    expect((await calendar(owner)).entries).toHaveLength(4);
  });
});

describe('the feed', () => {
  it('shows the calendar at a secret address until that is renewed', async () => {
    const { owner, dinner } = await restaurant();
    const entry = await added(owner, { serviceId: dinner.id });
    const { url } = (await owner.send<{ url: string }>('GET', '/api/bookings/feed')).body;
    expect((await owner.send<{ url: string }>('GET', '/api/bookings/feed')).body.url).toBe(url);
    const stranger = await signUp(site);
    const { pathname } = new URL(url);
    const first = await stranger.send<string>('GET', pathname);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.body).toContain('SUMMARY:Table for 2: Pat Low');
    const etag = first.headers.get('etag') ?? '';
    const same = await stranger.send('GET', pathname, undefined, { 'if-none-match': etag });
    expect(same.status).toBe(304);
    await owner.send('POST', `/api/bookings/${entry.id}/cancel`, { version: 1 });
    const after = await stranger.send<string>('GET', pathname, undefined, {
      'if-none-match': etag,
    });
    expect(after.body).toContain('STATUS:CANCELLED');
    const renewed = (await owner.send<{ url: string }>('POST', '/api/bookings/feed')).body.url;
    expect(renewed).not.toBe(url);
    expect((await stranger.send('GET', pathname)).status).toBe(404);
    expect((await stranger.send('GET', new URL(renewed).pathname)).status).toBe(200);
  });
});

describe('the feed of a business with very many bookings', () => {
  it('shows the earliest of them, and works nothing out again for who has it', async () => {
    const { owner, dinner } = await restaurant();
    await added(owner, { serviceId: dinner.id });
    const { url } = (await owner.send<{ url: string }>('GET', '/api/bookings/feed')).body;
    const { pathname } = new URL(url);
    await site.sql(
      `insert into bookings (id, organisation_id, location_id, service, local_date, local_time, time_zone, starts_at, ends_at, name, created_at)
       select gen_random_uuid(), organisation_id, location_id, 'Table', '2026-12-01', '10:00', 'Europe/London', at, at + interval '5 minutes', 'Guest', now()
       from services, generate_series(1, 5100) n, lateral (select timestamptz '2026-12-01 00:00Z' + n * interval '5 minutes' as at) a
       where services.id = $1`,
      [dinner.id],
    );
    const stranger = await signUp(site);
    const first = await stranger.send<string>('GET', pathname);
    expect(first.status).toBe(200);
    expect([...first.body.matchAll(/BEGIN:VEVENT/g)]).toHaveLength(5_000);
    expect(first.body).toContain('SUMMARY:Table for 2: Pat Low');
    const etag = first.headers.get('etag') ?? '';
    const again = await stranger.send('GET', pathname, undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const token = pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
    const rows = await rowsReadBy(site, async (deps) => {
      expect((await showCalendar(deps, token))?.etag).toBe(etag);
    });
    expect(rows).toBeLessThan(10);
  });

  it('has another tag with whatever it shows', async () => {
    const { owner, dinner, table, assistantId } = await restaurant();
    const entry = await added(owner, { serviceId: dinner.id });
    const { url } = (await owner.send<{ url: string }>('GET', '/api/bookings/feed')).body;
    const tag = async () =>
      (await owner.send('GET', new URL(url).pathname)).headers.get('etag') ?? '';
    const tags = [await tag()];
    const changed = async () => tags.push(await tag());
    await owner.send('PUT', `/api/services/${dinner.id}`, { ...dinner, name: 'Dinner' });
    await changed();
    await owner.send('PUT', `/api/resources/${table.id}`, { ...table, name: 'Round table' });
    await changed();
    await owner.send('POST', `/api/bookings/${entry.id}/cancel`, { version: 1 });
    await changed();
    await site.sql('update assistants set name = $2 where assistant_id = $1', [
      assistantId,
      'Lamb',
    ]);
    await changed();
    await site.sql(
      "update bookings set starts_at = '2020-01-01', ends_at = '2020-01-02' where id = $1",
      [entry.id],
    );
    await changed();
    expect(new Set(tags).size).toBe(tags.length);
    expect(await tag()).toBe(tags.at(-1));
  });
});

it('a browser that watches is told of what a caller books and cancels, as it is committed', async () => {
  const { owner, assistantId } = await restaurant();
  const watching = await Listener.open(site, ['schedule'], owner);
  const { id } = await book(assistantId, {});
  await watching.first();
  await askTool(site, callFrom(assistantId, '+442079460111'), {
    name: 'cancelBooking',
    args: { bookingId: id },
  });
  expect(await watching.first(2)).toEqual([{ topic: 'schedule' }, { topic: 'schedule' }]);
  watching.close();
});
