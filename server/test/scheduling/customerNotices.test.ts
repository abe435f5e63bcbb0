import type { BookingAnswer, Calendar, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { SmsCarrier, TextMessage, TextOutcome } from '@belldesk/kit/sms/carrier';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendNotice } from '../../src/scheduling/notices/sendNotice.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite, usualLimits } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, type Visitor } from '../support/visitor.ts';

const sent: TextMessage[] = [];
let outcome: TextOutcome;
const texts: SmsCarrier = {
  name: 'double',
  send: async (message) => {
    sent.push(message);
    return outcome;
  },
};

let site: Site;
let silent: Site;
beforeAll(async () => {
  site = await startSite({ texts });
  silent = await startSite();
});
afterAll(async () => {
  await site.stop();
  await silent.stop();
});
beforeEach(async () => {
  // One number is told by all of them.
  await site.sql('delete from sent_to_others');
  sent.length = 0;
  outcome = { kind: 'accepted', id: 'SM1' };
});

const NUMBER = '+442079460123';
const table = {
  kind: 'reservation',
  service: 'table',
  partySize: 4,
  date: '2026-11-21',
  time: '19:00',
  name: 'Pat Low',
  phoneNumber: '020 7946 0123',
  notes: null,
  anyway: true,
};

async function booked(owner: Visitor, changes: object = {}): Promise<CalendarEntry> {
  const { body } = await owner.send<BookingAnswer>('POST', '/api/bookings', {
    ...table,
    ...changes,
  });
  if (!body.done) throw new Error(JSON.stringify(body));
  return body.entry;
}

const lamb = (on: Site) => ownerWithAssistant(on, { companyName: 'The Golden Lamb' });

const change = (owner: Visitor, verb: string, { id, version }: CalendarEntry, input: object = {}) =>
  owner.send<CalendarEntry & BookingAnswer>('POST', `/api/bookings/${id}/${verb}`, {
    version,
    tell: true,
    ...input,
  });

const toSunday = { date: '2026-11-22', time: '18:30', anyway: true };

async function noticeOf(owner: Visitor, id: string) {
  const { body } = await owner.send<CalendarEntry>('GET', `/api/bookings/${id}`);
  return body.notice;
}

describe('a customer who is told by text', () => {
  it('reads what was moved from when to when, once, and the calendar says that it was sent', async () => {
    const { owner } = await lamb(site);
    const entry = await booked(owner, { email: 'pat@example.com' });
    expect(entry).toMatchObject({ phoneNumber: NUMBER, email: 'pat@example.com', notice: null });
    const { body } = await change(owner, 'move', entry, toSunday);
    const told = { kind: 'moved', by: 'text', to: NUMBER };
    expect(body).toMatchObject({ done: true, entry: { notice: { ...told, state: 'waiting' } } });
    expect(sent).toEqual([]);
    expect(await mailsOf(site, ['tell-customer'])).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual([NUMBER]);
    expect(sent[0]?.text).toMatch(
      /^The Golden Lamb: Your booking \(table for 4\) on Saturday 21 November at 19:00 was moved to Sunday 22 November at 18:30\. Questions\? Call \+?\d/,
    );
    expect(await noticeOf(owner, entry.id)).toMatchObject({ ...told, state: 'sent' });
    const list = await owner.rpc<Calendar>('bookings/list', {
      from: '2026-11-22',
      to: '2026-11-22',
    });
    expect(list.body.json).toMatchObject({
      canText: true,
      entries: [{ notice: { ...told, state: 'sent' } }],
    });
  });

  it('is told of a cancellation, and that the booking stands after all', async () => {
    const { owner } = await lamb(site);
    const entry = await booked(owner);
    const cancelled = await change(owner, 'cancel', entry);
    await mailsOf(site, ['tell-customer']);
    await change(owner, 'restore', cancelled.body);
    await mailsOf(site, ['tell-customer']);
    expect(sent.map(({ text }) => /19:00 (.*?)\./.exec(text)?.[1])).toEqual([
      'was cancelled',
      'was restored',
    ]);
    expect(await noticeOf(owner, entry.id)).toMatchObject({ kind: 'restored', state: 'sent' });
  });

  it('is reached at the number that they called from where they gave none', async () => {
    const { owner, assistant } = await lamb(site);
    const call = callFrom(assistant.assistantId, NUMBER);
    await site.sql(
      `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, status, time_zone, caller)
       select gen_random_uuid(), $1, $2, organisation_id, 'phone', now(), 'in-progress', 'UTC', $3
       from assistants where assistant_id = $2`,
      [call.id, assistant.assistantId, NUMBER],
    );
    const args = { service: 'table', date: '2026-11-24', time: '13:00', name: 'Pat Low' };
    const { id } = await askTool(site, call, { name: 'bookAppointment', args });
    const { body } = await owner.send<CalendarEntry>('GET', `/api/bookings/${id}`);
    expect(body.phoneNumber).toBe(NUMBER);
    await change(owner, 'cancel', body);
    await mailsOf(site, ['tell-customer']);
    expect(sent.map(({ to }) => to)).toEqual([NUMBER]);
  });

  it.each([
    [{ kind: 'refused', why: 'invalid-number' }, 'refused'],
    [{ kind: 'uncertain' }, 'uncertain'],
  ] as const)('is not said to be told where the carrier answers %o', async (answer, state) => {
    const { owner } = await lamb(site);
    const entry = await booked(owner);
    outcome = answer;
    await change(owner, 'cancel', entry);
    await mailsOf(site, ['tell-customer']);
    expect(await noticeOf(owner, entry.id)).toMatchObject({ state });
  });

  it('gets no second text when the job runs again, whatever became of the first', async () => {
    const { owner } = await lamb(site);
    const entry = await booked(owner);
    await change(owner, 'cancel', entry);
    const [{ id } = { id: '' }] = await site.sql<{ id: string }>(
      'select id from customer_notices where booking_id = $1',
      [entry.id],
    );
    const mailer = { send: async () => {}, close: () => {} };
    const run = () => sendNotice({ ...site.deps, mailer }, id, 'job');
    await run();
    await run();
    expect(sent).toHaveLength(1);
    expect(await noticeOf(owner, entry.id)).toMatchObject({ state: 'sent' });
    await site.sql("update customer_notices set state = 'sending' where id = $1", [id]);
    await run();
    expect(sent).toHaveLength(1);
    expect(await noticeOf(owner, entry.id)).toMatchObject({ state: 'uncertain' });
  });
});

describe('where no texts are sent', () => {
  it('a mail tells, with what was ordered', async () => {
    const { owner } = await lamb(silent);
    const order = await booked(owner, {
      kind: 'order',
      items: [{ name: 'Lamb pie', quantity: 2 }],
      service: undefined,
      partySize: undefined,
      email: ' pat@example.com ',
    });
    await change(owner, 'cancel', order);
    const [mail, ...others] = await mailsOf(silent, ['tell-customer']);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'pat@example.com',
      subject: 'The Golden Lamb: Your booking was cancelled',
    });
    expect(mail?.text).toContain('Your order on Saturday 21 November at 19:00 was cancelled.');
    expect(mail?.text).toContain('2 x Lamb pie');
    expect(await noticeOf(owner, order.id)).toMatchObject({ by: 'mail', state: 'sent' });
  });

  it('a number alone reaches nobody: that is refused, and nothing is changed', async () => {
    const { owner } = await lamb(silent);
    const entry = await booked(owner);
    expect((await change(owner, 'move', entry, toSunday)).status).toBe(400);
    expect((await change(owner, 'cancel', entry)).status).toBe(400);
    const { body } = await owner.send<CalendarEntry>('GET', `/api/bookings/${entry.id}`);
    expect(body).toMatchObject({ status: 'booked', date: table.date, notice: null });
  });
});

it('whose assistant is deleted is told by name all the same', async () => {
  const { owner, assistant } = await lamb(site);
  const entry = await booked(owner);
  expect((await owner.send('DELETE', `/api/assistant/${assistant.id}`)).status).toBe(200);
  await change(owner, 'cancel', entry);
  await mailsOf(site, ['tell-customer']);
  expect(sent[0]?.text).toMatch(/^\S.*: Your booking \(table for 4\) .* was cancelled\.$/);
});

it('nobody is told a day later, when what is said may be over', async () => {
  const { owner } = await lamb(site);
  const entry = await booked(owner);
  await change(owner, 'cancel', entry);
  site.clock.advance(24 * 60 * 60_000 + 1);
  await mailsOf(site, ['tell-customer']);
  expect(sent).toEqual([]);
  expect(await notSent(entry)).toEqual([{ state: 'refused' }]);
});

it('nobody is told where the owner did not ask for it', async () => {
  const { owner } = await lamb(site);
  const entry = await booked(owner);
  await change(owner, 'move', entry, { ...toSunday, tell: undefined });
  await mailsOf(site, ['tell-customer']);
  expect(sent).toEqual([]);
  expect(await noticeOf(owner, entry.id)).toBeNull();
});

/** Counted for the account as if it had told so many. */
async function toldBefore(entry: CalendarEntry, times: number): Promise<void> {
  await site.sql(
    `insert into sent_to_others (id, organisation_id, kind, by, recipient, created_at)
     select gen_random_uuid(), organisation_id, 'customer', 'text', 'nobody-' || n, $2
     from bookings, generate_series(1, $3) n where id = $1`,
    [entry.id, new Date(site.clock.nowMs()), times],
  );
}

const notSent = ({ id }: CalendarEntry) =>
  site.sql<{ state: string }>(
    "select state from customer_notices where booking_id = $1 and state <> 'sent'",
    [id],
  );

it('a free account cannot send more than so many a day', async () => {
  const { owner } = await lamb(site);
  const entry = await booked(owner);
  await toldBefore(entry, usualLimits.notices.perFreeAccountDay);
  const { body } = await change(owner, 'cancel', entry);
  expect(body.status).toBe('cancelled');
  await mailsOf(site, ['tell-customer']);
  expect(sent).toEqual([]);
  expect(await notSent(entry)).toEqual([{ state: 'refused' }]);
});

it('one that pays can send more, and has a limit too', async () => {
  const { owner } = await lamb(site);
  const entry = await booked(owner);
  await site.sql(
    `insert into subscriptions (organisation_id, provider, subscription_id, status, plan_id, period,
       currency, price_minor, started_at, anchor_at, period_ends_at, read_at)
     select organisation_id, 'test', 'sub_notices', 'active', 'professional', 'monthly', 'USD', 2900,
       $2::timestamptz, $2::timestamptz, $2::timestamptz + interval '1 month', $2::timestamptz
     from bookings where id = $1`,
    [entry.id, new Date(site.clock.nowMs())],
  );
  await toldBefore(entry, usualLimits.notices.perPaidAccountDay - 1);
  const moved = await change(owner, 'move', entry, toSunday);
  await mailsOf(site, ['tell-customer']);
  expect(sent).toHaveLength(1);
  if (!moved.body.done) throw new Error('not moved');
  await change(owner, 'cancel', moved.body.entry);
  await mailsOf(site, ['tell-customer']);
  expect(sent).toHaveLength(1);
  expect(await notSent(entry)).toEqual([{ state: 'refused' }]);
});
