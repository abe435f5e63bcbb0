import type { Assistant } from '@belldesk/contract/product/assistant';
import type {
  BookingAnswer,
  Calendar,
  CalendarEntry,
  CalendarFeed,
} from '@belldesk/contract/product/bookings';
import type { Location, LocationList } from '@belldesk/contract/product/locations';
import type { OpeningTimes } from '@belldesk/contract/product/openingTimes';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '../support/buyer.ts';
import { work } from '../support/fullAccount.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { signUp, type Visitor, wizardInput } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The day after today, a Saturday; and the Monday after that. */
const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';
const nobody = { name: 'Pat Low', phoneNumber: null, notes: null };

interface Refused {
  readonly message?: string;
  readonly data?: { readonly fields?: readonly { readonly field: string }[] };
}

/** What an owner asks for, which must succeed. */
function made(owner: Visitor) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await owner.send<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}

interface Place {
  readonly location: Location;
  readonly assistant: Assistant;
  readonly service: Service;
}

/** A clinic in London and in Paris, each with an assistant and a service of its own. */
interface Clinic {
  readonly owner: Visitor;
  readonly organisationId: string;
  readonly london: Place;
  readonly paris: Place;
}

async function clinic(): Promise<Clinic> {
  const buyer = await Buyer.signUp(site);
  await buyer.buy();
  const owner = buyer.visitor;
  const make = made(owner);
  const wizard = wizardInput({ companyName: 'Bell Clinic', additionalDetails: '' });
  const first = await make<Assistant>('POST', '/api/assistant', wizard);
  const [home] = (await make<LocationList>('GET', '/api/locations')).rows;
  if (!home) throw new Error('a business without a location');
  const away = await make<Location>('POST', '/api/locations', {
    name: 'Paris',
    address: '5 rue de la Paix\n75002 Paris',
    country: 'FR',
    timeZone: 'Europe/Paris',
  });
  const second = await make<Assistant>('POST', '/api/assistant', {
    form: { ...wizard.form, companyName: 'Clinique Bell', phoneNumber: '01 42 68 53 00' },
    timeZone: 'Europe/London',
    locationId: away.id,
    another: true,
  });
  const place = async (location: Location, assistant: Assistant, name: string) => {
    const at = { locationId: location.id };
    const room = await make<Resource>('POST', '/api/resources', {
      ...at,
      name: `Room of ${name}`,
      kind: 'room',
      capacity: 1,
    });
    const service = await make<Service>('POST', '/api/services', {
      ...at,
      name,
      kind: 'appointment',
      durationMinutes: 60,
      priceMinor: null,
      currency: 'EUR',
      resourceIds: [room.id],
    });
    return { location, assistant, service };
  };
  return {
    owner,
    organisationId: buyer.organisationId,
    london: await place(home, first, 'Check-up'),
    paris: await place(away, second, 'Consultation'),
  };
}

const setHours = (owner: Visitor, locationId: string, weekday: number, to: string) =>
  made(owner)<OpeningTimes>('PUT', '/api/bookings/hours', {
    locationId,
    week: [{ weekday, ranges: [{ from: '09:00', to }] }],
    exceptions: [],
    version: 0,
  });

async function booked(
  owner: Visitor,
  service: Service,
  date: string,
  time: string,
): Promise<CalendarEntry> {
  const answer = await made(owner)<BookingAnswer>('POST', '/api/bookings', {
    kind: 'service',
    serviceId: service.id,
    partySize: null,
    date,
    time,
    anyway: true,
    ...nobody,
  });
  if (!answer.done) throw new Error(answer.reason);
  return answer.entry;
}

const calendar = (owner: Visitor, locationId?: string, from = SATURDAY, to = MONDAY) =>
  made(owner)<Calendar>(
    'GET',
    `/api/bookings?from=${from}&to=${to}${locationId ? `&locationId=${locationId}` : ''}`,
  );

describe('a new business', () => {
  it('has one location, whose clock and country its first assistant sets', async () => {
    const owner = await signUp(site);
    const locations = () => made(owner)<LocationList>('GET', '/api/locations');
    expect(await locations()).toMatchObject({
      rows: [
        { name: 'Main location', address: null, country: null, timeZone: null, assistants: 0 },
      ],
      canAdd: false,
    });
    await made(owner)('POST', '/api/assistant', wizardInput());
    const [only] = (await locations()).rows;
    expect(only).toMatchObject({ country: 'GB', timeZone: 'Europe/London', assistants: 1 });
    // Made anew from somewhere else, it stays where it is.
    const anew = await made(owner)<Assistant>('POST', '/api/assistant', {
      ...wizardInput({ companyName: 'Anew' }),
      timeZone: 'Asia/Tokyo',
    });
    expect(anew).toMatchObject({
      locationId: only?.id,
      locationName: 'Main location',
      timeZone: 'Europe/London',
      phoneNumberE164: '+442079460958',
    });
  });

  it('keeps the time of day of what was booked before anybody said the zone', async () => {
    const owner = await signUp(site);
    const { done, ...answer } = await made(owner)<BookingAnswer>('POST', '/api/bookings', {
      kind: 'appointment',
      service: 'Visit',
      date: MONDAY,
      time: '10:00',
      partySize: null,
      ...nobody,
    });
    expect([done, answer]).toMatchObject([true, { entry: { timeZone: 'UTC' } }]);
    await made(owner)('POST', '/api/assistant', { ...wizardInput(), timeZone: 'Asia/Tokyo' });
    const { entries } = await calendar(owner);
    expect(entries).toMatchObject([{ time: '10:00', startsAt: '2026-11-23T01:00:00.000Z' }]);
  });

  it('is told by its plan that there is room for one', async () => {
    const owner = await signUp(site);
    const input = { name: 'Second', timeZone: 'Europe/Paris' };
    const { status, body } = await owner.send<Refused>('POST', '/api/locations', input);
    expect([status, body.message]).toEqual([
      409,
      'The Starter plan includes 1 location. Choose a larger plan, or delete one first.',
    ]);
  });
});

describe('a clinic in two countries', () => {
  let home: Clinic;
  beforeEach(async () => {
    home = await clinic();
  });

  it('sees what each location has', async () => {
    const { owner, london, paris } = home;
    await booked(owner, paris.service, MONDAY, '10:00');
    const list = await made(owner)<LocationList>('GET', '/api/locations');
    expect(list).toMatchObject({
      rows: [
        { id: london.location.id, assistants: 1, services: 1, bookingsToCome: 0 },
        { id: paris.location.id, assistants: 1, services: 1, bookingsToCome: 1 },
      ],
      canAdd: true,
    });
    const services = (query: string) => made(owner)<Service[]>('GET', `/api/services${query}`);
    expect((await services('')).map(({ locationId }) => locationId).toSorted()).toEqual(
      [london.location.id, paris.location.id].toSorted(),
    );
    expect(await services(`?locationId=${paris.location.id}`)).toMatchObject([
      { name: 'Consultation' },
    ]);
  });

  it('has assistants that answer by the clock, the country and the address of their place', async () => {
    const { paris } = home;
    expect(paris.assistant).toMatchObject({
      locationName: 'Paris',
      timeZone: 'Europe/Paris',
      country: 'FR',
      phoneNumberE164: '+33142685300',
    });
    const told = site.voice.assistants.get(paris.assistant.assistantId);
    expect(told?.metadata).toMatchObject({ timeZone: 'Europe/Paris', country: 'FR' });
    expect(told?.model?.messages?.[0]?.content).toContain('Address: 5 rue de la Paix, 75002 Paris');
  });

  it('has hours apart, and must say whose are meant', async () => {
    const { owner, london, paris } = home;
    await setHours(owner, london.location.id, 1, '17:00');
    await setHours(owner, paris.location.id, 6, '12:00');
    const hours = (id: string) =>
      made(owner)<OpeningTimes>('GET', `/api/bookings/hours?locationId=${id}`);
    const open = ({ week }: OpeningTimes) =>
      week.flatMap(({ weekday, ranges }) => ranges.map(({ to }) => [weekday, to]));
    expect(open(await hours(london.location.id))).toEqual([[1, '17:00']]);
    expect(open(await hours(paris.location.id))).toEqual([[6, '12:00']]);
    const { status, body } = await owner.send<Refused>('GET', '/api/bookings/hours');
    expect([status, body.data?.fields]).toMatchObject([400, [{ field: 'locationId' }]]);
    const { days, timeZone } = await calendar(owner, paris.location.id);
    expect(timeZone).toBe('Europe/Paris');
    expect(days.map(({ ranges }) => ranges?.length)).toEqual([1, 0, 0]);
    const all = await calendar(owner);
    expect(all).toMatchObject({ locationId: null, timeZone: 'Europe/London' });
    expect(all.days.map(({ ranges }) => ranges)).toEqual([null, null, null]);
  });

  it('has receptionists that are told of their own hours and services alone', async () => {
    const { owner, london, paris } = home;
    await setHours(owner, paris.location.id, 6, '12:00');
    await work(site, 'tell-hours');
    const prompt = ({ assistant }: Place) =>
      site.voice.assistants.get(assistant.assistantId)?.model?.messages?.[0]?.content ?? '';
    expect(prompt(paris)).toContain('Saturday 9:00 am to 12:00 pm');
    expect(prompt(paris)).toContain('"Consultation"');
    expect(prompt(paris)).not.toContain('"Check-up"');
    expect(prompt(london)).toContain('"Check-up"');
    expect(prompt(london)).not.toContain('9:00 am');
  });

  it('books by hand where the service is, and elsewhere where it is said', async () => {
    const { owner, london, paris } = home;
    const here = await booked(owner, london.service, MONDAY, '10:00');
    const there = await booked(owner, paris.service, MONDAY, '10:00');
    expect(here).toMatchObject({
      locationId: london.location.id,
      startsAt: '2026-11-23T10:00:00.000Z',
    });
    expect(there).toMatchObject({
      locationId: paris.location.id,
      locationName: 'Paris',
      timeZone: 'Europe/Paris',
      startsAt: '2026-11-23T09:00:00.000Z',
    });
    const plain = (locationId?: string) =>
      owner.send<Refused & BookingAnswer>('POST', '/api/bookings', {
        kind: 'appointment',
        service: 'Visit',
        date: MONDAY,
        time: '15:00',
        partySize: null,
        anyway: true,
        ...nobody,
        ...(locationId && { locationId }),
      });
    const unsaid = await plain();
    expect([unsaid.status, unsaid.body.data?.fields]).toMatchObject([
      400,
      [{ field: 'locationId' }],
    ]);
    expect((await plain(paris.location.id)).body).toMatchObject({
      entry: { locationId: paris.location.id, startsAt: '2026-11-23T14:00:00.000Z' },
    });
    const elsewhere = await owner.send('POST', '/api/bookings', {
      kind: 'service',
      serviceId: london.service.id,
      locationId: paris.location.id,
      partySize: null,
      date: MONDAY,
      time: '12:00',
      ...nobody,
    });
    expect(elsewhere.status).toBe(404);
    const ids = async (id?: string) => (await calendar(owner, id)).entries.map((one) => one.id);
    expect(await ids(london.location.id)).toEqual([here.id]);
    expect((await ids(paris.location.id))[0]).toBe(there.id);
    expect((await ids())[0]).toBe(there.id);
    expect(await ids()).toHaveLength(3);
  });

  it('moves a booking within its place, onto none of another', async () => {
    const { owner, london, paris } = home;
    const there = await booked(owner, paris.service, MONDAY, '10:00');
    const move = (resourceId: string | null) =>
      owner.send('POST', `/api/bookings/${there.id}/move`, {
        version: 1,
        date: MONDAY,
        time: '11:00',
        resourceId,
        anyway: true,
        tell: false,
      });
    expect((await move(london.service.resourceIds[0] ?? '')).status).toBe(404);
    expect((await move(null)).body).toMatchObject({
      done: true,
      entry: { startsAt: '2026-11-23T10:00:00.000Z', locationName: 'Paris' },
    });
  });

  it('has callers book at the place that they called', async () => {
    const { owner, london, paris } = home;
    await setHours(owner, london.location.id, 1, '17:00');
    await setHours(owner, paris.location.id, 6, '12:00');
    const say = ({ assistant }: Place, number: string, name: string, args: object) =>
      askTool(site, callFrom(assistant.assistantId, number), { name, args });
    const args = { date: MONDAY, time: '10:00', name: 'Sam Roe' };
    const here = await say(london, '+442079460111', 'bookAppointment', {
      ...args,
      service: 'check-up',
    });
    expect(here).toMatchObject({ ok: true });
    // Paris is closed on Mondays, and knows no check-up.
    const closed = await say(paris, '+33142685311', 'bookAppointment', {
      ...args,
      service: 'consultation',
    });
    expect(closed).toMatchObject({ ok: false, problem: 'closed' });
    const other = await say(paris, '+33142685311', 'bookAppointment', {
      ...args,
      service: 'check-up',
    });
    expect(other).toMatchObject({ ok: false, services: ['Consultation'] });
    const there = await say(paris, '+33142685311', 'bookAppointment', {
      ...args,
      date: SATURDAY,
      service: 'consultation',
      phoneNumber: '01 42 68 53 22',
    });
    expect(there).toMatchObject({ ok: true });
    const { entries } = await calendar(owner);
    expect(entries).toMatchObject([
      { id: there.id, locationName: 'Paris', startsAt: '2026-11-21T09:00:00.000Z' },
      { id: here.id, locationId: london.location.id, startsAt: '2026-11-23T10:00:00.000Z' },
    ]);
    expect(entries[0]?.phoneNumber).toBe('+33142685322');
    // What stands in London is not found in Paris.
    const asked = { name: 'Sam Roe', phoneNumber: '+442079460111' };
    const lookedUp = await say(paris, '+442079460111', 'findBooking', asked);
    expect(lookedUp).toMatchObject({ ok: true, bookings: [] });
    const cancelled = await say(paris, '+442079460111', 'cancelBooking', asked);
    expect(cancelled).toMatchObject({ ok: false, problem: 'not-found' });
  });

  it('has a feed of each place', async () => {
    const { owner, london, paris } = home;
    await booked(owner, london.service, MONDAY, '10:00');
    await booked(owner, paris.service, MONDAY, '10:00');
    const feed = async ({ location }: Place) => {
      const { url } = await made(owner)<CalendarFeed>(
        'GET',
        `/api/bookings/feed?locationId=${location.id}`,
      );
      return {
        url,
        text: (await (await signUp(site)).send<string>('GET', new URL(url).pathname)).body,
      };
    };
    const here = await feed(london);
    const there = await feed(paris);
    expect(here.url).not.toBe(there.url);
    expect(here.text).toContain('SUMMARY:Check-up');
    expect(here.text).not.toContain('SUMMARY:Consultation');
    expect(there.text).toContain('X-WR-CALNAME:Paris');
    expect(there.text).toContain('DTSTART:20261123T090000Z');
    expect((await owner.send('GET', '/api/bookings/feed')).status).toBe(400);
  });

  it('changes the clock of one place alone', async () => {
    const { owner, london, paris } = home;
    const here = await booked(owner, london.service, MONDAY, '10:00');
    const there = await booked(owner, paris.service, MONDAY, '10:00');
    const changed = await made(owner)<Location>('PATCH', `/api/locations/${paris.location.id}`, {
      version: paris.location.version,
      timeZone: 'Asia/Tokyo',
      address: '',
    });
    expect(changed).toMatchObject({
      name: 'Paris',
      address: null,
      country: 'FR',
      timeZone: 'Asia/Tokyo',
      bookingsToCome: 1,
    });
    const entry = (id: string) => made(owner)<CalendarEntry>('GET', `/api/bookings/${id}`);
    expect(await entry(here.id)).toEqual(here);
    expect(await entry(there.id)).toMatchObject({
      time: '10:00',
      timeZone: 'Asia/Tokyo',
      startsAt: '2026-11-23T01:00:00.000Z',
      version: 2,
    });
    await work(site, 'tell-hours');
    const told = ({ assistant }: Place) =>
      site.voice.assistants.get(assistant.assistantId)?.metadata;
    expect(told(london)).toMatchObject({ timeZone: 'Europe/London' });
    expect(told(paris)).toMatchObject({ timeZone: 'Asia/Tokyo' });
    // Another window saw it before.
    const stale = await owner.send<Refused>('PATCH', `/api/locations/${paris.location.id}`, {
      version: paris.location.version,
      name: 'Tokyo',
    });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { message: matching('another window') },
    ]);
  });

  it('moves an assistant to another place', async () => {
    const { owner, london, paris } = home;
    const { id, updatedAt, name, firstMessage, systemPrompt, language, voiceId, temperature } =
      paris.assistant;
    const changes = { name, firstMessage, systemPrompt, language, voiceId, temperature };
    const update = (locationId: string) =>
      owner.send<Assistant>('PATCH', `/api/assistant/${id}`, {
        expectedUpdatedAt: updatedAt,
        changes: { ...changes, locationId },
      });
    expect((await update('0193b3c0-0000-7000-8000-000000000001')).status).toBe(404);
    expect((await update(london.location.id)).body).toMatchObject({
      locationId: london.location.id,
      timeZone: 'Europe/London',
      country: 'GB',
      // As it is dialled at home in France, it is no number in Britain.
      phoneNumberE164: null,
    });
    const told = site.voice.assistants.get(paris.assistant.assistantId);
    expect(told?.metadata).toMatchObject({ timeZone: 'Europe/London', country: 'GB' });
    expect(told?.model?.messages?.[0]?.content).toContain('"Check-up"');
    const said = await askTool(site, callFrom(paris.assistant.assistantId, '+442079460111'), {
      name: 'bookAppointment',
      args: { service: 'check-up', date: MONDAY, time: '10:00', name: 'Sam Roe' },
    });
    const entry = await made(owner)<CalendarEntry>('GET', `/api/bookings/${said.id}`);
    expect(entry.locationId).toBe(london.location.id);
  });

  it('deletes a place only when nobody needs it, and keeps what was booked there', async () => {
    const { owner, london, paris } = home;
    const past = await booked(owner, paris.service, '2026-11-19', '10:00');
    const toCome = await booked(owner, paris.service, MONDAY, '10:00');
    const remove = (id: string) => owner.send<Refused>('DELETE', `/api/locations/${id}`);
    const refusal = async (id: string) => {
      const { status, body } = await remove(id);
      return [status, body.message];
    };
    expect(await refusal(paris.location.id)).toEqual([
      409,
      'An assistant answers for this location. Move it to another location or delete it first.',
    ]);
    await made(owner)('DELETE', `/api/assistant/${paris.assistant.id}`);
    expect(await refusal(paris.location.id)).toEqual([
      409,
      'A booking is still to come at this location. Cancel it first.',
    ]);
    const gone = await booked(owner, paris.service, MONDAY, '12:00');
    for (const { id } of [toCome, gone])
      await made(owner)('POST', `/api/bookings/${id}/cancel`, { version: 1, tell: false });
    const { url } = await made(owner)<CalendarFeed>(
      'GET',
      `/api/bookings/feed?locationId=${paris.location.id}`,
    );
    expect((await remove(paris.location.id)).status).toBe(200);

    expect((await made(owner)<LocationList>('GET', '/api/locations')).rows).toHaveLength(1);
    expect(await made(owner)<Service[]>('GET', '/api/services')).toMatchObject([
      { name: 'Check-up' },
    ]);
    expect((await owner.send('GET', new URL(url).pathname)).status).toBe(404);
    const { entries } = await calendar(owner, undefined, '2026-11-19', '2026-11-19');
    expect(entries).toMatchObject([{ id: past.id, locationName: 'Paris', time: '10:00' }]);
    const named = await owner.send('GET', `/api/bookings/hours?locationId=${paris.location.id}`);
    expect(named.status).toBe(404);
    // Nothing is booked there any more, not by undoing either.
    const restored = await owner.send<Refused>('POST', `/api/bookings/${gone.id}/restore`, {
      version: 2,
      tell: false,
    });
    expect([restored.status, restored.body]).toMatchObject([
      409,
      { message: matching('location was removed') },
    ]);
    const late = await askTool(site, callFrom(paris.assistant.assistantId, '+33142685311'), {
      name: 'takeMessage',
      args: { message: 'Hello', name: 'Sam Roe' },
    });
    expect(late).toMatchObject({ ok: true });
    expect(await refusal(london.location.id)).toEqual([
      409,
      'This is your only location. Add another one before you remove it.',
    ]);
    // With one location left nobody has to say which.
    expect((await owner.send('GET', '/api/bookings/hours')).status).toBe(200);
  });

  it('books nothing at a place that is deleted meanwhile, and nobody adds more than the plan holds at once', async () => {
    const { owner, paris } = home;
    await made(owner)('DELETE', `/api/assistant/${paris.assistant.id}`);
    const input = {
      kind: 'service',
      serviceId: paris.service.id,
      partySize: null,
      date: MONDAY,
      time: '10:00',
      anyway: true,
      ...nobody,
    };
    const [removed, ...answers] = await Promise.all([
      owner.send('DELETE', `/api/locations/${paris.location.id}`),
      ...Array.from({ length: 4 }, () => owner.send('POST', '/api/bookings', input)),
    ]);
    const [{ standing } = { standing: -1 }] = await site.sql<{ standing: number }>(
      `select count(*)::int as standing from bookings b join locations l on l.id = b.location_id
       where l.id = $1 and l.removed_at is not null`,
      [paris.location.id],
    );
    expect(standing).toBe(0);
    const isBooked = answers.some(({ status }) => status === 200);
    expect(removed.status).toBe(isBooked ? 409 : 200);

    const add = (name: string) =>
      owner.send('POST', '/api/locations', { name, timeZone: 'Europe/Paris' });
    await Promise.all(['A', 'B', 'C', 'D'].map(add));
    expect(await made(owner)<LocationList>('GET', '/api/locations')).toMatchObject({
      rows: { length: 3 },
      canAdd: false,
    });
  });

  it('has services and resources that stay where they are', async () => {
    const { owner, london, paris } = home;
    const {
      id,
      nameClashes: _clashes,
      ...fields
    } = london.service as Service & {
      nameClashes?: unknown;
    };
    const change = (changes: object) =>
      owner.send<Refused>('PUT', `/api/services/${id}`, { ...fields, ...changes });
    const moved = await change({ locationId: paris.location.id });
    expect([moved.status, moved.body.data?.fields]).toMatchObject([400, [{ field: 'locationId' }]]);
    expect((await change({ resourceIds: paris.service.resourceIds })).status).toBe(404);
    expect((await change({ name: 'Examination' })).body).toMatchObject({
      name: 'Examination',
      locationId: london.location.id,
    });
  });
});
