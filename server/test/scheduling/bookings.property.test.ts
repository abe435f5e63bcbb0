import type { BookingAnswer, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { Resource, Service } from '@belldesk/contract/product/services';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const HOURS = { additionalDetails: 'Opening hours: every day, 10:00 to 18:00.' };
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Jon'];
/** The night before the clocks go forward in London, and the day itself. */
const DATES = ['2027-03-27', '2027-03-28'];

const asking = fc.record({
  how: fc.constantFrom('call', 'call', 'hand', 'move', 'move', 'cancel', 'restore'),
  which: fc.nat(),
  name: fc.nat({ max: NAMES.length - 1 }),
  service: fc.constantFrom('table', 'massage'),
  partySize: fc.integer({ min: 1, max: 5 }),
  date: fc.constantFrom(...DATES),
  time: fc.integer({ min: 0, max: 95 }).map((step) => {
    const hour = String(Math.floor(step / 4)).padStart(2, '0');
    return `${hour}:${String((step % 4) * 15).padStart(2, '0')}`;
  }),
  anyway: fc.boolean(),
});

async function business() {
  const { owner, assistant } = await ownerWithAssistant(site, HOURS);
  const resource = async (fields: object) =>
    (await owner.send<Resource>('POST', '/api/resources', fields)).body.id;
  const service = async (fields: object) =>
    (
      await owner.send<Service>('POST', '/api/services', {
        priceMinor: null,
        currency: 'GBP',
        ...fields,
      })
    ).body.id;
  const tables = [
    await resource({ name: 'Two', kind: 'table', capacity: 2, count: 2 }),
    await resource({ name: 'Four', kind: 'table', capacity: 4 }),
  ];
  const anna = await resource({ name: 'Anna', kind: 'staff', capacity: 1, count: 2 });
  const ids = {
    table: await service({
      name: 'Table',
      kind: 'reservation',
      durationMinutes: 120,
      resourceIds: tables,
    }),
    massage: await service({
      name: 'Massage',
      kind: 'appointment',
      durationMinutes: 75,
      resourceIds: [anna],
    }),
  };
  const { organisationId } = (
    await site.sql<{ organisationId: string }>(
      'select organisation_id as "organisationId" from assistants where id = $1',
      [assistant.id],
    )
  )[0] ?? { organisationId: '' };
  return { owner, assistantId: assistant.assistantId, ids, organisationId };
}

/** What the rows themselves say is wrong. */
async function faultsOf(organisationId: string): Promise<object[]> {
  return site.sql(
    `with held as (
       select b.id, b.kind, b.party_size, b.status, b.outside_hours, a.resource_id, a.unit, a.during,
         tstzrange(b.starts_at, b.ends_at) as span, r.capacity,
         (b.starts_at at time zone b.time_zone)::time as opens, (b.ends_at at time zone b.time_zone)::time as closes,
         b.local_date || ' ' || b.local_time as local,
         to_char(b.starts_at at time zone b.time_zone, 'YYYY-MM-DD HH24:MI') as shown
       from bookings b left join allocations a on a.booking_id = b.id left join resources r on r.id = a.resource_id
       where b.organisation_id = $1)
     select 'overlap' as fault, one.id from held one join held other
       on one.resource_id = other.resource_id and one.unit = other.unit and one.id < other.id and one.during && other.during
     union all select 'holds nothing', id from held where status = 'booked' and resource_id is null
     union all select 'cancelled and held', id from held where status = 'cancelled' and resource_id is not null
     union all select 'another time', id from held where during <> span or local <> shown
     union all select 'too many people', id from held where status = 'booked' group by id, party_size
       having sum(capacity) < coalesce(party_size, 1)
     union all select 'closed', id from held where status = 'booked' and not outside_hours
       and (opens < '10:00' or opens >= '18:00' or (kind = 'appointment' and closes > '18:00'))`,
    [organisationId],
  );
}

it('whatever callers and owner do at once, the rows keep what a calendar must', async () => {
  let standing = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(asking, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 }),
      async (rounds) => {
        const { owner, assistantId, ids, organisationId } = await business();
        let known: CalendarEntry[] = [];
        const act = async (asked: (typeof rounds)[number][number]) => {
          const { service, partySize, date, time, anyway } = asked;
          const name = NAMES[asked.name] ?? '';
          if (asked.how === 'call') {
            const args = { service, partySize, date, time, name };
            const call = callFrom(assistantId, `+44207946010${asked.name}`);
            return void (await askTool(site, call, { name: 'bookAppointment', args }));
          }
          if (asked.how === 'hand') {
            const fields = {
              kind: 'service',
              serviceId: ids[service],
              phoneNumber: null,
              notes: null,
            };
            const input = { ...fields, partySize, date, time, name, anyway };
            return void (await owner.send<BookingAnswer>('POST', '/api/bookings', input));
          }
          const entry = known[asked.which % Math.max(known.length, 1)];
          if (!entry) return;
          const body = asked.how === 'move' ? { date, time, anyway } : {};
          const { status } = await owner.send('POST', `/api/bookings/${entry.id}/${asked.how}`, {
            version: entry.version,
            ...body,
          });
          expect([200, 409]).toContain(status);
        };
        for (const round of rounds) {
          await Promise.all(round.map(act));
          const { entries } = (
            await owner.rpc<{ entries: CalendarEntry[] }>('bookings/list', {
              from: '2027-03-26',
              to: '2027-03-29',
              withCancelled: true,
            })
          ).body.json;
          known = entries;
        }
        standing += known.filter(({ status }) => status === 'booked').length;
        expect(await faultsOf(organisationId)).toEqual([]);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
  expect(standing).toBeGreaterThan(0);
}, 240_000);
