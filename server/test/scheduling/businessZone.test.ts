import type { Assistant } from '@belldesk/contract/product/assistant';
import type { BookingAnswer, Calendar, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { BusinessZone } from '@belldesk/contract/product/businessZone';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellHours } from '../../src/assistants/tellHours.ts';
import { lockSchedule } from '../../src/db/locks.ts';
import { updateLocation } from '../../src/organisations/locations/queries.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, signUp, Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const LONDON = 'Europe/London';
const TOKYO = 'Asia/Tokyo';
/** The day after today. */
const DAY = '2026-11-21';

/** A restaurant that was set up in London, with so many tables for four, always open. */
async function restaurant(count = 1) {
  const { owner, assistant } = await ownerWithAssistant(site, { additionalDetails: '' });
  const made = async <T>(path: string, input: object) =>
    (await owner.send<T>('POST', path, input)).body;
  const table = await made<Resource>('/api/resources', {
    name: 'Table',
    kind: 'table',
    capacity: 4,
    count,
  });
  const dinner = await made<Service>('/api/services', {
    name: 'Table',
    kind: 'reservation',
    durationMinutes: 90,
    priceMinor: null,
    currency: 'GBP',
    resourceIds: [table.id],
  });
  return { owner, assistant, serviceId: dinner.id };
}

async function booked(
  { owner, serviceId }: { owner: Visitor; serviceId: string },
  date: string,
  time: string,
): Promise<CalendarEntry> {
  const who = { name: 'Pat Low', phoneNumber: null, notes: null };
  const { body } = await owner.send<BookingAnswer>('POST', '/api/bookings', {
    kind: 'service',
    serviceId,
    partySize: 2,
    date,
    time,
    anyway: true,
    ...who,
  });
  if (!body.done) throw new Error(body.reason);
  return body.entry;
}

const setZone = (owner: Visitor, timeZone: string, seen = LONDON) =>
  owner.send<BusinessZone & { message?: string }>('PUT', '/api/bookings/time-zone', {
    timeZone,
    seen,
  });

async function entries(owner: Visitor, from: string, to = from, withCancelled = false) {
  const asked = { from, to, withCancelled };
  return (await owner.rpc<Calendar>('bookings/list', asked)).body.json.entries;
}

const get = async (owner: Visitor, id: string) =>
  (await owner.send<CalendarEntry>('GET', `/api/bookings/${id}`)).body;

async function locationOf({ assistant }: { assistant: Assistant }) {
  const [own] = await site.sql<{ id: string; organisationId: string }>(
    'select id, organisation_id as "organisationId" from locations where id = $1',
    [assistant.locationId],
  );
  if (!own) throw new Error('an assistant without a location');
  return own;
}

/** Bookings of a restaurant whose own words, moments and holds do not agree. */
function contradictions({ serviceId }: { serviceId: string }) {
  return site.sql(
    `select b.id from bookings b left join allocations a on a.booking_id = b.id
     where b.service_id = $1
       and (to_char(b.starts_at at time zone b.time_zone, 'YYYY-MM-DD HH24:MI') <> b.local_date || ' ' || b.local_time
         or (a.booking_id is not null and a.during <> tstzrange(b.starts_at, b.ends_at))
         or (b.status = 'cancelled') <> (a.booking_id is null))`,
    [serviceId],
  );
}

describe('another time zone', () => {
  it('keeps the time of day of what is to come, and who is to know is told', async () => {
    const home = await restaurant();
    const { owner, assistant } = home;
    const dinner = await booked(home, DAY, '19:00');
    const summer = await booked(home, '2027-07-01', '12:15');
    const off = await booked(home, '2026-11-22', '20:00');
    await owner.send('POST', `/api/bookings/${off.id}/cancel`, { id: off.id, version: 1 });
    const pickup = await owner.send<BookingAnswer>('POST', '/api/bookings', {
      kind: 'order',
      items: [{ name: 'Soup', quantity: 1 }],
      date: DAY,
      time: '18:30',
      name: 'Pat Low',
      phoneNumber: null,
      notes: null,
      anyway: true,
    });
    expect(pickup.status).toBe(200);
    const seen = await owner.send('GET', '/api/bookings/time-zone');
    expect(seen.body).toEqual({
      locationId: assistant.locationId,
      timeZone: LONDON,
      bookingsToCome: 3,
    });

    const set = await setZone(owner, TOKYO);
    expect(set).toMatchObject({ status: 200, body: { timeZone: TOKYO, bookingsToCome: 3 } });

    expect(await entries(owner, DAY)).toMatchObject([
      { kind: 'order', time: '18:30', startsAt: '2026-11-21T09:30:00.000Z', version: 2 },
      { id: dinner.id, time: '19:00', endTime: '20:30', startsAt: '2026-11-21T10:00:00.000Z' },
    ]);
    expect(await get(owner, summer.id)).toMatchObject({
      date: '2027-07-01',
      time: '12:15',
      timeZone: TOKYO,
      version: 2,
    });
    const restored = await owner.send('POST', `/api/bookings/${off.id}/restore`, { version: 3 });
    expect(restored.body).toMatchObject({ done: true, entry: { time: '20:00', timeZone: TOKYO } });
    expect(await contradictions(home)).toEqual([]);
    const said = await askTool(site, callFrom(assistant.assistantId, '+442079460111'), {
      name: 'bookAppointment',
      args: { service: 'table', partySize: 2, date: DAY, time: '20:00', name: 'Sam Roe' },
    });
    expect(said).toMatchObject({ ok: false, problem: 'taken' });

    const jobs = await site.sql<{
      queue: string;
      payload: { organisationId: string; locationId: string };
    }>("delete from outbox where queue in ('tell-hours', 'answering') returning queue, payload");
    expect(jobs.map(({ queue }) => queue)).toEqual(expect.arrayContaining(['tell-hours']));
    for (const { queue, payload } of jobs)
      if (queue === 'tell-hours') await tellHours(site.deps, payload);
    expect(site.voice.assistants.get(assistant.assistantId)?.metadata).toMatchObject({
      timeZone: TOKYO,
      businessName: 'Golden Lamb',
    });
    const own = await owner.send('GET', '/api/assistant');
    // A clock says nothing of where numbers are dialled.
    expect(own.body).toMatchObject({ timeZone: TOKYO, phoneNumberE164: '+442079460958' });
  });

  it('leaves what is over at its moment, also where something to come takes its place', async () => {
    const home = await restaurant();
    const past = await booked(home, '2026-11-20', '05:00');
    const later = await booked(home, '2026-11-20', '14:00');
    expect((await setZone(home.owner, TOKYO)).status).toBe(200);
    expect(await get(home.owner, past.id)).toMatchObject({
      startsAt: past.startsAt,
      endsAt: past.endsAt,
      version: 1,
      resources: [],
    });
    expect(await get(home.owner, later.id)).toMatchObject({
      startsAt: '2026-11-20T05:00:00.000Z',
      time: '14:00',
      resources: [{ name: 'Table' }],
    });
  });

  it('counts what is to come by the new clock too', async () => {
    const home = await restaurant();
    const breakfast = await booked(home, '2026-11-20', '09:00');
    await setZone(home.owner, 'America/New_York');
    expect(await get(home.owner, breakfast.id)).toMatchObject({
      time: '09:00',
      startsAt: '2026-11-20T14:00:00.000Z',
    });
  });

  it('moves a time that the clocks skip to the next there is', async () => {
    const home = await restaurant();
    await setZone(home.owner, TOKYO);
    const night = await booked(home, '2027-03-28', '01:30');
    await setZone(home.owner, LONDON, TOKYO);
    expect(await get(home.owner, night.id)).toMatchObject({
      date: '2027-03-28',
      time: '02:00',
      endTime: '03:30',
      startsAt: '2027-03-28T01:00:00.000Z',
    });
    expect(await contradictions(home)).toEqual([]);
  });

  it('changes nothing where two would overlap, and says on which day', async () => {
    const home = await restaurant();
    await setZone(home.owner, TOKYO);
    await booked(home, DAY, '19:00');
    await booked(home, '2027-03-28', '00:30');
    await booked(home, '2027-03-28', '02:00');
    const rows = () =>
      site.sql(
        `select b.*, a.during, o.time_zone from bookings b join allocations a on a.booking_id = b.id
         join locations o on o.id = b.location_id order by b.id`,
      );
    const before = await rows();
    const refused = await setZone(home.owner, LONDON, TOKYO);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/Sunday,? 28 March 2027.*00:30 and 02:00/);
    expect(await rows()).toEqual(before);
  });

  it('carries a hundred bookings around the world and back', async () => {
    const home = await restaurant(5);
    const days = Array.from({ length: 20 }, (_, n) => {
      const day = new Date(Date.UTC(2026, 10, 25 + n * 18));
      return day.toISOString().slice(0, 10);
    });
    for (const day of days) for (let n = 0; n < 5; n++) await booked(home, day, `1${n}:15`);
    const shown = () =>
      site.sql(
        `select b.id, b.local_date, b.local_time, b.ends_at - b.starts_at as length, a.resource_id, a.unit
         from bookings b join allocations a on a.booking_id = b.id where b.service_id = $1 order by b.id`,
        [home.serviceId],
      );
    const before = await shown();
    expect(before).toHaveLength(100);
    const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', TOKYO, LONDON];
    let seen = LONDON;
    for (const zone of zones) {
      const { body } = await setZone(home.owner, zone, seen);
      expect(body).toMatchObject({ timeZone: zone, bookingsToCome: 100 });
      expect(await shown()).toEqual(before);
      expect(await contradictions(home)).toEqual([]);
      seen = zone;
    }
  });

  it('while callers book: nothing is lost, and nothing booked twice', async () => {
    const home = await restaurant(7);
    const args = { service: 'table', partySize: 2, date: DAY, time: '19:00' };
    const book = (n: number) =>
      askTool(site, callFrom(home.assistant.assistantId, `+4420794602${10 + n}`), {
        name: 'bookAppointment',
        args: { ...args, name: `Caller ${'abcdefghijklmnopqrst'[n]}` },
      });
    const [, ...said] = await Promise.all([
      setZone(home.owner, TOKYO),
      ...Array.from({ length: 20 }, (_, n) => book(n)),
    ]);
    const made = said.filter(({ ok }) => ok);
    expect(made).toHaveLength(7);
    const standing = await entries(home.owner, DAY);
    expect(new Set(standing.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
    expect(standing.every(({ time, timeZone }) => time === '19:00' && timeZone === TOKYO)).toBe(
      true,
    );
    expect(await contradictions(home)).toEqual([]);
  });

  it('holds for a caller who was waiting while it was changed', async () => {
    const home = await restaurant();
    const args = { service: 'table', partySize: 2, date: DAY, time: '19:00', name: 'Pat Low' };
    const call = callFrom(home.assistant.assistantId, '+442079460111');
    const waiting = () =>
      site.sql(
        `select 1 from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
      );
    const said = await site.deps.db.transaction(async (tx) => {
      const own = await locationOf(home);
      await lockSchedule(tx, own.id);
      const booking = askTool(site, call, { name: 'bookAppointment', args });
      await expect.poll(waiting).toHaveLength(1);
      await updateLocation(tx, own, { timeZone: TOKYO, updatedAt: new Date() });
      return { booking };
    });
    expect(await said.booking).toMatchObject({ ok: true });
    expect(await entries(home.owner, DAY)).toMatchObject([{ time: '19:00', timeZone: TOKYO }]);
  });
});

it('pages that are open hear of it once it is done, and of no refusal', async () => {
  const home = await restaurant();
  let heard = 0;
  const { organisationId } = await locationOf(home);
  const unsubscribe = site.deps.changes.subscribe(
    { userId: 'nobody', organisationId },
    {
      hear: () => (heard += 1),
      missed: () => {},
    },
  );
  expect((await setZone(home.owner, TOKYO, 'Europe/Paris')).status).toBe(409);
  expect((await setZone(home.owner, TOKYO)).status).toBe(200);
  await expect.poll(() => heard).toBe(1);
  unsubscribe();
});

describe('who sets it', () => {
  it('names a zone that there is, and the one they saw', async () => {
    const { owner } = await restaurant();
    expect((await setZone(owner, 'Mars/Olympus')).status).toBe(400);
    const stale = await setZone(owner, TOKYO, 'Europe/Paris');
    expect(stale).toMatchObject({ status: 409, body: { message: matching('another window') } });
    expect((await setZone(owner, TOKYO)).status).toBe(200);
    // The answer was lost, and it is asked again.
    expect((await setZone(owner, TOKYO)).status).toBe(200);
  });

  it('is signed in, may say it before there is an assistant, and changes no other', async () => {
    expect((await setZone(new Visitor(site), TOKYO)).status).toBe(401);
    const newcomer = await signUp(site);
    const none = await newcomer.send('GET', '/api/bookings/time-zone');
    expect(none.body).toMatchObject({ timeZone: null, bookingsToCome: 0 });
    expect(await setZone(newcomer, TOKYO)).toMatchObject({
      status: 200,
      body: { timeZone: TOKYO },
    });
    const neighbour = await restaurant();
    const theirs = await booked(neighbour, DAY, '19:00');
    const { owner } = await restaurant();
    await setZone(owner, TOKYO);
    expect(await get(neighbour.owner, theirs.id)).toEqual(theirs);
    const zone = await neighbour.owner.send('GET', '/api/bookings/time-zone');
    expect(zone.body).toMatchObject({ timeZone: LONDON, bookingsToCome: 1 });
  });
});
