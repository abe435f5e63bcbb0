import type { Resource, Service } from '@belldesk/contract/product/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallPlace } from '../../src/scheduling/commands/actor.ts';
import { placeOf } from '../../src/serverMessages/owner.ts';
import { bookAppointment } from '../../src/serverMessages/tools/bookAppointment.ts';
import { checkAvailability } from '../../src/serverMessages/tools/checkAvailability.ts';
import { rowsReadBy } from '../support/rowsRead.ts';
import { type Site, startSite } from '../support/site.ts';
import { callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, type Visitor } from '../support/visitor.ts';

const OTHER_SERVICES = 40;
const UNITS = 30;
const LATER_BOOKINGS = 3_000;

let site: Site;
let owner: Visitor;
let place: CallPlace;
beforeAll(async () => {
  site = await startSite();
  const made = await ownerWithAssistant(site);
  owner = made.owner;
  const call = callFrom(made.assistant.assistantId, '+442079460111');
  const found = await placeOf(site.deps.db, call);
  if (!found) throw new Error('the call is nobody’s');
  place = found;
  const { body: chairs } = await owner.send<Resource>('POST', '/api/resources', {
    name: 'Chair',
    kind: 'other',
    capacity: 1,
    count: UNITS,
  });
  const service = (name: string, resourceIds: string[]) =>
    owner.send<Service>('POST', '/api/services', {
      name,
      kind: 'appointment',
      durationMinutes: 30,
      priceMinor: null,
      currency: 'GBP',
      resourceIds,
    });
  const { body: barber } = await owner.send<Resource>('POST', '/api/resources', {
    name: 'Anna',
    kind: 'staff',
    capacity: 1,
    count: 1,
  });
  await service('Haircut', [barber.id]);
  for (let at = 0; at < OTHER_SERVICES; at++) await service(`Treatment ${at}`, [chairs.id]);
  await site.sql(
    `insert into bookings (id, organisation_id, location_id, service, local_date, local_time, time_zone, starts_at, ends_at, name, created_at)
     select gen_random_uuid(), $1, $3, 'Haircut', to_char(day, 'YYYY-MM-DD'), '10:00', 'Europe/London', day, day + interval '30 minutes', 'Guest', now()
     from generate_series(1, $2::int) n, lateral (select timestamptz '2027-01-10 10:00Z' + n * interval '1 day' as day) d`,
    [place.organisationId, LATER_BOOKINGS, place.locationId],
  );
}, 240_000);
afterAll(() => site.stop());

describe('a tool call of a business with much in its calendar', () => {
  const asked = { service: 'haircut', date: '2026-11-24', time: '10:00' };

  it('reads only the day and the service that it is about when it books', async () => {
    const rows = await rowsReadBy(site, async (deps) => {
      const booked = await bookAppointment(deps, place, {
        id: 'tool-1',
        arguments: { ...asked, name: 'Pat Low', phoneNumber: '020 7946 0111' },
        caller: '+442079460111',
      });
      expect(booked).toMatchObject({ ok: true });
    });
    expect(rows).toBeLessThan(OTHER_SERVICES + 20);
  });

  it('reads only the service that it is about when it looks', async () => {
    const rows = await rowsReadBy(site, async (deps) => {
      const free = await checkAvailability(deps, place, { arguments: { ...asked, time: '11:00' } });
      expect(free).toMatchObject({ ok: true, available: true });
    });
    expect(rows).toBeLessThan(OTHER_SERVICES + 20);
  });
});

describe('what a calendar can hold', () => {
  it('has an end, told in words', async () => {
    await site.sql(
      `insert into services (id, organisation_id, location_id, name, other_names, kind, duration_minutes, currency, created_at)
       select gen_random_uuid(), $1, $3, 'More ' || n, '[]', 'appointment', 30, 'GBP', now() from generate_series(1, 200 - 1 - $2::int) n`,
      [place.organisationId, OTHER_SERVICES, place.locationId],
    );
    const service = await owner.send('POST', '/api/services', {
      name: 'One too many',
      kind: 'appointment',
      durationMinutes: 30,
      priceMinor: null,
      currency: 'GBP',
      resourceIds: [],
    });
    expect(service.status).toBe(409);
    expect(service.body.message).toContain('the limit of 200 services');
    const resource = (count: number) =>
      owner.send('POST', '/api/resources', { name: 'Table', kind: 'table', capacity: 2, count });
    for (let at = 0; at < 9; at++) expect((await resource(200)).status).toBe(201);
    const tooMany = await resource(200 - UNITS);
    expect(tooMany.status).toBe(409);
    expect(tooMany.body.message).toContain(`You can have up to ${200 - UNITS - 1} here`);
    expect((await resource(1)).status).toBe(201);
    await site.sql(
      `insert into resources (id, organisation_id, location_id, name, kind, capacity, created_at)
       select gen_random_uuid(), $1, $2, 'More ' || n, 'table', 2, now() from generate_series(1, 200 - 12) n`,
      [place.organisationId, place.locationId],
    );
    const another = await resource(1);
    expect(another.status).toBe(409);
    expect(another.body.message).toContain('the limit of 200 resources');
  });
});
