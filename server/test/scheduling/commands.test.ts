import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/scheduling/commands/actor.ts';
import { cancelEntry, moveEntry, restoreEntry } from '../../src/scheduling/commands/change.ts';
import { makeBooking, placeOrder } from '../../src/scheduling/commands/make.ts';
import { placeOf } from '../../src/serverMessages/owner.ts';
import { type Site, startSite } from '../support/site.ts';
import { callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, type Visitor } from '../support/visitor.ts';

const NUMBER = '+442079460111';

let site: Site;
let owner: Visitor;
let byHand: Actor;
let byPhone: (toolCallId: string) => Actor;
beforeAll(async () => {
  site = await startSite();
  const made = await ownerWithAssistant(site);
  owner = made.owner;
  const place = await placeOf(site.deps.db, callFrom(made.assistant.assistantId, NUMBER));
  if (!place) throw new Error('the call is nobody’s');
  byHand = { kind: 'owner', member: { organisationId: place.organisationId } };
  byPhone = (toolCallId) => ({ kind: 'caller', place, toolCallId, caller: NUMBER });
  const hours = await owner.send('PUT', '/api/bookings/hours', {
    version: 0,
    week: [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      ranges: [{ from: '09:00', to: '17:00' }],
    })),
    exceptions: [],
  });
  if (hours.status !== 200) throw new Error(`the hours were not kept: ${hours.status}`);
});
afterAll(() => site.stop());

const run = <T>(actor: Actor, command: (with_: Parameters<typeof makeBooking>[0]) => Promise<T>) =>
  site.deps.db.transaction((tx) => command({ tx, deps: site.deps, actor }));

const guest = { name: 'Pat Low', phoneNumber: NUMBER, email: null, notes: null };
const atNight = { date: '2026-11-24', time: '22:00' };
const plain = {
  kind: 'plain' as const,
  as: 'appointment' as const,
  service: 'Talk',
  durationMinutes: 30,
};
const entry = async (id: string) =>
  (await owner.send<CalendarEntry>('GET', `/api/bookings/${id}`)).body;
const traces = () =>
  site.sql(`select (select count(*) from bookings) b, (select count(*) from orders) o,
    (select count(*) from outbox) x, (select count(*) from booking_changes) c`);

describe('one command, whoever asks', () => {
  it('lets an owner book outside hours and a caller not, though both ask for it', async () => {
    const request = { ...guest, wanted: plain, partySize: null, when: atNight, anyway: true };
    const refused = await run(byPhone('t1'), (command) => makeBooking(command, request));
    expect(refused).toMatchObject({ kind: 'refused', problem: 'closed' });
    const done = await run(byHand, (command) => makeBooking(command, request));
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(await entry(done.entry.row.id)).toMatchObject({ ...atNight, outsideHours: true });
    const moved = await run(byPhone('t2'), (command) =>
      moveEntry(command, {
        target: { kind: 'told', which: { bookingId: done.entry.row.id } },
        when: { time: '23:00' },
        resourceId: null,
        anyway: true,
        tell: false,
      }),
    );
    expect(moved).toMatchObject({ kind: 'refused', problem: 'closed' });
  });

  it('takes an order by hand and by telephone, and cancels and restores it as it does a booking', async () => {
    const items = [{ name: 'Soup', quantity: 1 }];
    const request = { ...guest, items, when: { date: '2026-11-24', time: '12:00' }, anyway: false };
    const first = await run(byPhone('t3'), (command) => placeOrder(command, request));
    const again = await run(byPhone('t3'), (command) => placeOrder(command, request));
    const other = await run(byPhone('t4'), (command) => placeOrder(command, request));
    if (first.kind !== 'done') throw new Error(first.kind);
    const { id } = first.entry.row;
    expect(again).toMatchObject({ kind: 'done', entry: { row: { id } } });
    expect(other).toMatchObject({ kind: 'held-already', row: { id } });
    const seen = (version: number) => ({
      target: { kind: 'seen' as const, id, version },
      tell: false,
    });
    expect(await run(byHand, (command) => cancelEntry(command, seen(7)))).toEqual({
      kind: 'changed-since',
    });
    await run(byHand, (command) => cancelEntry(command, seen(1)));
    expect((await entry(id)).status).toBe('cancelled');
    const restored = await run(byHand, (command) => restoreEntry(command, seen(2)));
    expect(restored).toMatchObject({ kind: 'done', entry: { kind: 'order', row: { version: 3 } } });
    expect(await entry(id)).toMatchObject({ status: 'booked', time: '12:00', outsideHours: false });
    expect(await run(byHand, (command) => restoreEntry(command, seen(3)))).toEqual({
      kind: 'not-cancelled',
    });
  });

  it('leaves nothing behind where its transaction does not commit', async () => {
    const request = {
      ...guest,
      wanted: { kind: 'said' as const, service: 'talk', resource: undefined },
      partySize: null,
      when: { date: '2026-11-25', time: '10:00' },
      anyway: false,
    };
    const before = await traces();
    const failing = run(byPhone('t5'), async (command) => {
      expect((await makeBooking(command, request)).kind).toBe('done');
      throw new Error('the machine stops');
    });
    await expect(failing).rejects.toThrow('the machine stops');
    expect(await traces()).toEqual(before);
    const done = await run(byPhone('t5'), (command) => makeBooking(command, request));
    expect(done.kind).toBe('done');
  });
});
