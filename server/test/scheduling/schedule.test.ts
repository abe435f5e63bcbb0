import type { CallList } from '@belldesk/contract/product/callList';
import type { CallDetail } from '@belldesk/contract/product/calls';
import type { VoiceCall } from '@belldesk/contract/voice/call';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailJob } from '../../src/jobs/mails.ts';
import { relayOutbox } from '../../src/jobs/relay.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { askTool, callFrom, type Said } from '../support/toolCalls.ts';
import { ownerWithAssistant, type Visitor, webhook } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const HOURS = { additionalDetails: 'Opening hours: every day, 12:00 to 22:00.' };
const at = new Date(TEST_NOW_MS).toISOString();

function ask(call: VoiceCall, name: string, args: unknown, id = uuidv7()): Promise<Said> {
  return askTool(site, call, { name, args, id });
}

async function endOf(owner: Visitor, call: VoiceCall): Promise<CallDetail> {
  await webhook(site, {
    type: 'end-of-call-report',
    timestamp: TEST_NOW_MS,
    call: { ...call, status: 'ended' },
    endedReason: 'customer-ended-call',
    startedAt: at,
    endedAt: at,
    artifact: { transcript: '', messages: [] },
    analysis: {},
    cost: 0,
  });
  const { body } = await owner.send<CallList>('GET', '/api/calls?scope=mine');
  const row = body.rows.find(({ callId }) => callId.endsWith(call.id.slice(-12)));
  return (await owner.send<CallDetail>('GET', `/api/calls/${row?.id}`)).body;
}

const table = {
  service: 'table',
  partySize: 4,
  date: '2026-11-21',
  time: '19:00',
  name: 'Pat Low',
  phoneNumber: '020 7946 0111',
};

/** An owner whose diary holds a table of Pat Low's, and a call from elsewhere. */
async function diary() {
  const { owner, assistant } = await ownerWithAssistant(site, HOURS);
  const { assistantId } = assistant;
  const first = callFrom(assistantId, '+442079460111');
  const { id = '' } = await ask(first, 'bookAppointment', table);
  return { owner, assistantId, first, id, call: callFrom(assistantId, '+442079460999') };
}

async function standing(id: string) {
  const [row] = await site.sql<{ status: string; local_date: string; local_time: string }>(
    'select status, local_date, local_time from bookings where id = $1',
    [id],
  );
  return row;
}

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void sent.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  await relayOutbox(site.deps.db, async (_tx, { queue, payload }) => {
    await handlers[queue as 'mail'](payload as unknown as MailJob, 'job');
  });
  return sent;
}

describe('checkAvailability', () => {
  it.each([
    ['in the opening hours', '2026-11-21', '19:00', { ok: true, available: true }],
    ['at night', '2026-11-21', '23:30', { available: false, reason: matching(/opening hours/) }],
    ['yesterday', '2026-11-19', '19:00', { available: false, reason: matching(/passed/) }],
    ['an hour that the clocks leave out', '2027-03-28', '01:30', { available: false }],
  ])('%s', async (_what, date, time, answer) => {
    const { call } = await diary();
    const said = await ask(call, 'checkAvailability', { service: 'table', date, time });
    expect(said).toMatchObject(answer);
  });

  it('guests of a hotel arrive at any hour', async () => {
    const { call } = await diary();
    const asked = { service: 'double room', date: '2026-11-21', time: '23:30' };
    expect(await ask(call, 'checkAvailability', asked)).toEqual({ ok: true, available: true });
  });
});

describe('bookAppointment', () => {
  it('the very same booking by another call is not made twice', async () => {
    const { call, id } = await diary();
    const again = await ask(call, 'bookAppointment', { ...table, name: 'pat low' });
    expect(again).toMatchObject({ ok: false, problem: 'already-booked' });
    expect(await ask(call, 'bookAppointment', { ...table, name: 'Eve Ray' })).toMatchObject({
      ok: true,
    });
    await ask(call, 'cancelBooking', { bookingId: id });
    expect(await ask(call, 'bookAppointment', table)).toMatchObject({ ok: true });
  });

  it('asked fifty times over, by one call and by its repeats, is made once', async () => {
    const { assistantId } = await diary();
    const asked = { ...table, time: '20:00' };
    const call = callFrom(assistantId, '+442079460111');
    const calls = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0 ? call : callFrom(assistantId, '+442079460111'),
    );
    const said = await Promise.all(calls.map((each) => ask(each, 'bookAppointment', asked)));
    const made = said.filter(({ ok }) => ok);
    expect(made).toHaveLength(1);
    expect(
      await site.sql('select id from bookings where assistant_id = $1 and local_time = $2', [
        assistantId,
        '20:00',
      ]),
    ).toEqual([{ id: made[0]?.id }]);
    for (const other of said.filter(({ ok }) => !ok))
      expect(other).toMatchObject({ problem: 'already-booked', booking: { id: made[0]?.id } });
  });

  it('from a caller without a number is the same only soon after and by the whole name', async () => {
    const { assistantId } = await diary();
    const nameless = { ...table, phoneNumber: undefined, time: '21:00' };
    const again = (changes = {}) =>
      ask(callFrom(assistantId, null), 'bookAppointment', { ...nameless, ...changes });
    expect(await again()).toMatchObject({ ok: true });
    expect(await again()).toMatchObject({ problem: 'already-booked' });
    expect(await again({ name: 'Pat' })).toMatchObject({ ok: true });
    await site.sql(
      "update bookings set created_at = created_at - interval '16 minutes' where assistant_id = $1",
      [assistantId],
    );
    expect(await again()).toMatchObject({ ok: true });
  });

  it.each([
    ['another number', { phoneNumber: '020 7946 0222' }],
    ['another service', { service: 'private room' }],
    ['another hour', { time: '18:00' }],
  ])('with %s is another booking', async (_what, changes) => {
    const { call } = await diary();
    expect(await ask(call, 'bookAppointment', { ...table, ...changes })).toMatchObject({
      ok: true,
    });
  });

  it('is refused while the business is closed', async () => {
    const { call } = await diary();
    const said = await ask(call, 'bookAppointment', { ...table, time: '23:00' });
    expect(said).toMatchObject({ ok: false, problem: 'closed' });
  });
});

describe('findBooking', () => {
  it('tells a booking to who gives its name and its number, and to nobody else', async () => {
    const { assistantId, call, id } = await diary();
    const { name, phoneNumber, date, time } = table;
    expect(await ask(call, 'findBooking', { name, phoneNumber })).toMatchObject({
      ok: true,
      bookings: [{ id, date, time, name }],
    });
    const own = callFrom(assistantId, '+442079460111');
    expect(await ask(own, 'findBooking', { name })).toMatchObject({ bookings: [{ id }] });
    expect(await ask(call, 'findBooking', { name })).toMatchObject({ ok: true, bookings: [] });
    expect(await ask(own, 'findBooking', { name: 'Eve Stone' })).toMatchObject({ bookings: [] });
    expect(await ask(call, 'findBooking', { phoneNumber })).toMatchObject({ ok: false });
  });
});

describe('a message about a booking', () => {
  const message = 'We will be ten minutes late.';
  const notesOf = async (id: string) =>
    (await site.sql<{ notes: string | null }>('select notes from bookings where id = $1', [id]))[0]
      ?.notes;

  it('is kept, and noted on the booking behind what stands there', async () => {
    const { call, id } = await diary();
    const args = { message, name: 'Pat Low', about: { date: table.date } };
    const said = await ask(call, 'takeMessage', args, 'same');
    expect(said).toMatchObject({ ok: true, booking: { id, date: table.date } });
    expect(await notesOf(id)).toBe(message);
    await ask(call, 'takeMessage', args, 'same');
    expect(await notesOf(id)).toBe(message);
    await ask(call, 'takeMessage', { ...args, message: 'A high chair, please.' });
    expect(await notesOf(id)).toBe(`${message}\nA high chair, please.`);
    expect(await site.sql('select 1 from messages where call_id = $1', [call.id])).toHaveLength(2);
  });

  it('is only kept where no booking of theirs is found', async () => {
    const { call, id } = await diary();
    const args = { message, name: 'Eve Stone', about: { date: table.date } };
    const said = await ask(call, 'takeMessage', args);
    expect(said).toMatchObject({ ok: true });
    expect(said.booking).toBeUndefined();
    expect(await notesOf(id)).toBeNull();
  });
});

describe('cancelBooking', () => {
  it('finds by name and day, cancels once, and tells the owner', async () => {
    const { owner, call, first, id } = await diary();
    await site.sql('delete from outbox');
    const args = { name: 'Mrs Low', date: '2026-11-21' };
    const said = await ask(call, 'cancelBooking', args, 'same');
    expect(said).toMatchObject({ ok: true, id, booking: { date: '2026-11-21', time: '19:00' } });
    expect(await ask(call, 'cancelBooking', args, 'same')).toEqual(said);
    expect(await standing(id)).toMatchObject({ status: 'cancelled' });
    expect(
      await site.sql('select 1 from booking_changes where booking_id = $1', [id]),
    ).toHaveLength(1);
    expect(await mails()).toMatchObject([
      { subject: 'Booking cancelled: table, 2026-11-21 19:00', text: matching(/Name: Pat Low/) },
    ]);
    expect(await endOf(owner, call)).toMatchObject({
      outcome: 'change',
      taken: [{ kind: 'cancelled', date: '2026-11-21', time: '19:00', newDate: null }],
    });
    expect((await endOf(owner, first)).taken).toMatchObject([
      { kind: 'booking', status: 'cancelled' },
    ]);
  });

  it('a caller’s number speaks for the booking, whatever call it was made in', async () => {
    const { assistantId, id } = await diary();
    const said = await ask(callFrom(assistantId, '+442079460111'), 'cancelBooking', {});
    expect(said).toMatchObject({ ok: true, id });
  });

  it('callers whose number is withheld are not taken for one another', async () => {
    const { assistantId } = await diary();
    const booked = { ...table, phoneNumber: undefined, time: '20:00' };
    const hidden = () => callFrom(assistantId, 'anonymous');
    const first = hidden();
    await webhook(site, {
      type: 'status-update',
      timestamp: TEST_NOW_MS,
      call: first,
      status: 'in-progress',
    });
    expect(await ask(first, 'bookAppointment', booked)).toMatchObject({ ok: true });
    const said = await ask(hidden(), 'cancelBooking', { date: booked.date, time: '20:00' });
    expect(said).toMatchObject({ ok: false, problem: 'not-found' });
  });

  it.each([
    ['a name alone', { name: 'Pat Low' }],
    ['another name', { name: 'Eve Ray', date: '2026-11-21' }],
    ['another day', { name: 'Pat Low', date: '2026-11-22' }],
    ['an id of nothing', { bookingId: '019a9d7e-1f4e-7000-8000-000000000000' }],
    ['nothing at all', {}],
  ])('%s cancels nothing', async (_what, args) => {
    const { call, id } = await diary();
    expect(await ask(call, 'cancelBooking', args)).toMatchObject({
      ok: false,
      problem: 'not-found',
    });
    expect(await standing(id)).toMatchObject({ status: 'booked' });
  });

  it('asks back when several fit, when the name differs and when the hour does', async () => {
    const { assistantId, call, id } = await diary();
    const theirs = callFrom(assistantId, '+442079460111');
    const args = { date: '2026-11-21' };
    expect(await ask(theirs, 'cancelBooking', { ...args, name: 'Eve' })).toMatchObject({
      problem: 'which-one',
      choices: [{ id, name: 'Pat Low' }],
    });
    expect(
      await ask(theirs, 'cancelBooking', { ...args, name: 'Pat', time: '20:00' }),
    ).toMatchObject({ problem: 'which-one', choices: [{ id }] });
    // another day was remembered, and the number tells whose it is
    expect(await ask(theirs, 'cancelBooking', { name: 'Pat', date: '2026-11-22' })).toMatchObject({
      problem: 'which-one',
      choices: [{ id }],
    });
    await ask(call, 'bookAppointment', { ...table, time: '13:00' });
    const both = await ask(call, 'cancelBooking', { ...args, name: 'Pat Low' });
    expect(both).toMatchObject({ ok: false, problem: 'which-one' });
    expect(both.choices?.map(({ time }) => time)).toEqual(['13:00', '19:00']);
    expect(await ask(call, 'cancelBooking', { bookingId: id })).toMatchObject({ ok: true, id });
  });

  it('what is past, and what is another owner’s, is not found', async () => {
    const { call, id } = await diary();
    const other = await diary();
    const theirs = callFrom(other.assistantId, '+442079460111');
    expect(await ask(theirs, 'cancelBooking', { bookingId: id })).toMatchObject({ ok: false });
    await site.sql("update bookings set local_date = '2026-11-19' where id = $1", [id]);
    expect(await ask(call, 'cancelBooking', { bookingId: id })).toMatchObject({ ok: false });
  });
});

describe('moveBooking', () => {
  it('keeps the booking and its id, and tells the owner', async () => {
    const { owner, call, id } = await diary();
    await site.sql('delete from outbox');
    const args = { name: 'Pat Low', date: '2026-11-21', newTime: '20:30' };
    const said = await ask(call, 'moveBooking', args, 'same');
    expect(said).toMatchObject({ ok: true, id, booking: { date: '2026-11-21', time: '20:30' } });
    expect(await ask(call, 'moveBooking', args, 'same')).toEqual(said);
    expect(await standing(id)).toEqual({
      status: 'booked',
      local_date: '2026-11-21',
      local_time: '20:30',
    });
    expect(await mails()).toMatchObject([
      { subject: 'Booking moved: table, 2026-11-21 19:00 to 2026-11-21 20:30' },
    ]);
    expect((await endOf(owner, call)).taken).toMatchObject([
      { kind: 'moved', time: '19:00', newDate: '2026-11-21', newTime: '20:30' },
    ]);
  });

  it.each([
    ['into the night', { newTime: '23:00' }, 'closed'],
    ['into the past', { newDate: '2026-11-19' }, 'past'],
  ])('is refused %s, and the booking stays', async (_what, to, problem) => {
    const { call, id } = await diary();
    const args = { name: 'Pat Low', date: '2026-11-21', ...to };
    expect(await ask(call, 'moveBooking', args)).toMatchObject({ ok: false, problem });
    expect(await standing(id)).toMatchObject({ local_date: '2026-11-21', local_time: '19:00' });
  });

  it('needs to know whereto', async () => {
    const { call } = await diary();
    const said = await ask(call, 'moveBooking', { name: 'Pat Low', date: '2026-11-21' });
    expect(said).toEqual({ ok: false, reason: matching(/^newTime:/) });
  });
});

describe('placeOrder', () => {
  const order = {
    items: [
      { name: 'margherita', quantity: 2 },
      { name: 'tiramisu', quantity: 1 },
    ],
    date: '2026-11-20',
    time: '18:00',
    name: 'Pat Low',
  };

  it('is taken once, and the owner is told', async () => {
    const { owner, call } = await diary();
    await site.sql('delete from outbox');
    const said = await Promise.all([1, 2].map(() => ask(call, 'placeOrder', order, 'same')));
    expect(said[0]).toMatchObject({ ok: true });
    expect(said[1]).toEqual(said[0]);
    expect(await mails()).toMatchObject([
      { subject: 'New order for pickup: 2026-11-20 18:00', text: matching(/2 x margherita/) },
    ]);
    expect(await endOf(owner, call)).toMatchObject({
      outcome: 'order',
      taken: [{ kind: 'order', items: order.items, time: '18:00', name: 'Pat Low' }],
    });
  });

  it('asked fifty times over, by one call and by its repeats, is made once', async () => {
    const { assistantId } = await diary();
    const call = callFrom(assistantId, '+442079460111');
    const turned = { ...order, items: order.items.toReversed() };
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0
          ? ask(call, 'placeOrder', order)
          : ask(callFrom(assistantId, '+442079460111'), 'placeOrder', {
              ...turned,
              phoneNumber: '020 7946 0111',
            }),
      ),
    );
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(said.filter(({ problem }) => problem === 'already-booked')).toHaveLength(49);
    expect(
      await site.sql('select 1 from orders where assistant_id = $1', [assistantId]),
    ).toHaveLength(1);
  });

  it('of other things, or of the same for another hour, is another order', async () => {
    const { call } = await diary();
    await ask(call, 'placeOrder', order);
    const more = [{ items: order.items.slice(1) }, { time: '18:30' }, { name: 'Eve Ray' }];
    for (const changes of more)
      expect(await ask(call, 'placeOrder', { ...order, ...changes })).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', { items: [] }, /^items:/],
    ['none of something', { items: [{ name: 'soup', quantity: 0 }] }, /quantity:/],
    ['for an hour ago', { time: '11:00' }, /passed/],
    ['for the night', { time: '23:00' }, /opening hours/],
  ])('%s is refused with the reason', async (_what, changes, reason) => {
    const { call } = await diary();
    expect(await ask(call, 'placeOrder', { ...order, ...changes })).toMatchObject({
      ok: false,
      reason: matching(reason),
    });
  });
});

it('a message of the same words in one call is kept once', async () => {
  const { call } = await diary();
  const message = { message: 'Please call back.', name: 'Pat Low' };
  const said = await Promise.all(
    Array.from({ length: 20 }, () => ask(call, 'takeMessage', message)),
  );
  expect(new Set(said.map(({ id }) => id)).size).toBe(1);
  await ask(call, 'takeMessage', { ...message, message: 'Please call soon.' });
  expect(await site.sql('select 1 from messages where call_id = $1', [call.id])).toHaveLength(2);
});

it('what was committed after its caller had gone is told to the owner as done', async () => {
  const { owner, call, id } = await diary();
  const left = [
    { toolCallId: 'moved', name: 'moveBooking', arguments: { bookingId: id, newTime: '20:30' } },
    { toolCallId: 'lost', name: 'placeOrder', arguments: { name: 'Pat Low' } },
    { toolCallId: 'own', name: 'sendParcel', arguments: { message: 'no message' } },
  ];
  await ask(call, 'moveBooking', { bookingId: id, newTime: '20:30' }, 'moved');
  await webhook(site, {
    type: 'end-of-call-report',
    timestamp: TEST_NOW_MS,
    call: { ...call, status: 'ended' },
    endedReason: 'customer-ended-call',
    startedAt: at,
    endedAt: at,
    artifact: { transcript: '', messages: [], undelivered: left },
    analysis: {},
    cost: 0,
  });
  const { body } = await owner.send<CallList>('GET', '/api/calls?scope=mine');
  const row = body.rows.find(({ callId }) => callId.endsWith(call.id.slice(-12)));
  const { taken } = (await owner.send<CallDetail>('GET', `/api/calls/${row?.id}`)).body;
  expect(taken).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: matching(/^This booking is moved, but .*not be told/) }),
      expect.objectContaining({ text: matching(/^Wanted to order, .*not be confirmed/) }),
      expect.objectContaining({ text: matching(/^Asked for sendParcel, .*not be confirmed/) }),
    ]),
  );
});
