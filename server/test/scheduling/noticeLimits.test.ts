import type { BookingAnswer, Calendar, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { SmsCarrier, TextMessage, TextOutcome } from '@belldesk/kit/sms/carrier';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite, usualLimits } from '../support/site.ts';
import { ownerWithAssistant, signUp, type Visitor, wizardInput } from '../support/visitor.ts';

const HOUR_MS = 60 * 60_000;
const notices = {
  ...usualLimits.notices,
  perHour: 6,
  perDay: 9,
  perRecipientDay: 2,
  perSignUpAddressDay: 1_000,
  perFreeAccountDay: 4,
};

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
beforeAll(async () => {
  site = await startSite({
    texts,
    sending: { ...usualLimits, notices, signUps: { perHour: 1_000, perDay: 1_000 } },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  sent.length = 0;
  outcome = { kind: 'accepted', id: 'SM1' };
  await site.sql('delete from sent_to_others');
  await site.sql('delete from outbox');
});

let customers = 0;
const someNumber = () => `+4420794${String(60_000 + ++customers).padStart(5, '0')}`;

async function booked(owner: Visitor, changes: object = {}): Promise<CalendarEntry> {
  const { body } = await owner.send<BookingAnswer>('POST', '/api/bookings', {
    kind: 'reservation',
    service: 'table',
    partySize: 4,
    date: '2026-11-28',
    time: '19:00',
    name: 'Pat Low',
    phoneNumber: someNumber(),
    notes: null,
    anyway: true,
    ...changes,
  });
  if (!body.done) throw new Error(JSON.stringify(body));
  return body.entry;
}

const cancel = async (owner: Visitor, { id, version }: CalendarEntry) =>
  (await owner.send<CalendarEntry>('POST', `/api/bookings/${id}/cancel`, { version, tell: true }))
    .body.notice;
const restore = (owner: Visitor, { id, version }: CalendarEntry, tell: boolean) =>
  owner.send<BookingAnswer>('POST', `/api/bookings/${id}/restore`, { version, tell });
const noticeOf = async (owner: Visitor, id: string) =>
  (await owner.send<CalendarEntry>('GET', `/api/bookings/${id}`)).body.notice;
/** Books for somebody new, cancels it and has them told. */
const tellOne = async (owner: Visitor, changes: object = {}) =>
  cancel(owner, await booked(owner, changes));
const work = () => mailsOf(site, ['tell-customer']);
const cannotTell = async (owner: Visitor) =>
  (await owner.rpc<Calendar>('bookings/list', { from: '2026-11-28', to: '2026-11-28' })).body.json
    .cannotTell;

describe('an account whose address nobody has confirmed', () => {
  it('tells nobody, by mail nor by text, and the calendar says why', async () => {
    const owner = await signUp(site);
    await owner.send('POST', '/api/assistant', wizardInput());
    for (const reach of [{}, { phoneNumber: null, email: 'victim@example.com' }]) {
      const told = await tellOne(owner, reach);
      expect(told).toMatchObject({ state: 'refused', why: 'unconfirmed', opensAt: null });
    }
    expect(await work()).toEqual([]);
    expect(sent).toEqual([]);
    expect(await cannotTell(owner)).toEqual({ why: 'unconfirmed', opensAt: null });
  });

  it('does not either where what waited was asked for before', async () => {
    const { owner } = await ownerWithAssistant(site);
    const entry = await booked(owner);
    await cancel(owner, entry);
    await site.sql(
      'update users set email_verified = false where id = (select owner_id from organisations o join bookings b on b.organisation_id = o.id where b.id = $1)',
      [entry.id],
    );
    await work();
    expect(sent).toEqual([]);
    expect(await noticeOf(owner, entry.id)).toMatchObject({ why: 'unconfirmed' });
  });
});

/** Each account costs a hash that is meant to be slow. */
const patient = { timeout: 60_000 } as const;

describe('limits', patient, () => {
  it('of an account: it says when it opens again, and then it does', async () => {
    const { owner } = await ownerWithAssistant(site);
    for (let time = 0; time < 4; time++)
      expect(await tellOne(owner)).toMatchObject({ state: 'waiting' });
    const opensAt = new Date(site.clock.nowMs() + 24 * HOUR_MS).toISOString();
    const refused = { why: 'account-limit', opensAt };
    expect(await tellOne(owner)).toMatchObject({ state: 'refused', ...refused });
    expect(await cannotTell(owner)).toEqual(refused);
    await work();
    expect(sent).toHaveLength(4);
    site.clock.advance(24 * HOUR_MS);
    expect(await cannotTell(owner)).toBeNull();
    expect(await tellOne(owner)).toMatchObject({ state: 'waiting', why: null });
  });

  it('what was refused does not count: who keeps trying is not kept out for longer', async () => {
    const { owner } = await ownerWithAssistant(site);
    for (let time = 0; time < 4; time++) await tellOne(owner);
    site.clock.advance(23 * HOUR_MS);
    for (let time = 0; time < 6; time++)
      expect(await tellOne(owner)).toMatchObject({ state: 'refused' });
    site.clock.advance(HOUR_MS);
    expect(await tellOne(owner)).toMatchObject({ state: 'waiting' });
  });

  it('what a carrier did not take does not count either', async () => {
    const { owner } = await ownerWithAssistant(site);
    outcome = { kind: 'refused', why: 'invalid-number' };
    for (let time = 0; time < 6; time++) {
      const entry = await booked(owner);
      await cancel(owner, entry);
      await work();
      expect(await noticeOf(owner, entry.id)).toMatchObject({ state: 'refused', why: 'carrier' });
    }
  });

  it('of a recipient hold over all accounts, however a mailbox is written', async () => {
    const boxes = ['victim@gmail.com', 'v.ic.tim+1@gmail.com', 'Victim+2@gmail.com'];
    const states = [];
    for (const email of boxes) {
      const { owner } = await ownerWithAssistant(site);
      states.push((await tellOne(owner, { phoneNumber: null, email }))?.why ?? null);
    }
    expect(states).toEqual([null, null, 'recipient-limit']);
  });

  it('of the installation hold by the hour and by the day, over all accounts', async () => {
    const tellFrom = async () => {
      const { owner } = await ownerWithAssistant(site);
      return (await tellOne(owner))?.why ?? null;
    };
    for (let time = 0; time < 6; time++) expect(await tellFrom()).toBeNull();
    expect(await tellFrom()).toBe('installation-limit');
    site.clock.advance(HOUR_MS);
    for (let time = 0; time < 3; time++) expect(await tellFrom()).toBeNull();
    site.clock.advance(2 * HOUR_MS);
    expect(await tellFrom()).toBe('installation-limit');
  });

  it('hold for those who tell at the same moment', async () => {
    const owners: Visitor[] = [];
    for (let time = 0; time < 9; time++) owners.push((await ownerWithAssistant(site)).owner);
    const entries = await Promise.all(owners.map((owner) => booked(owner)));
    const told = await Promise.all(
      owners.map((owner, at) => cancel(owner, entries[at] as CalendarEntry)),
    );
    expect(told.filter((notice) => notice?.state === 'waiting')).toHaveLength(6);
  });

  it('outlive the account: who deletes one and makes another has what is left', async () => {
    for (let time = 0; time < 6; time++) {
      const { owner } = await ownerWithAssistant(site);
      const entry = await booked(owner);
      await cancel(owner, entry);
      await site.sql(
        'delete from organisations where id = (select organisation_id from bookings where id = $1)',
        [entry.id],
      );
    }
    const { owner } = await ownerWithAssistant(site);
    expect(await tellOne(owner)).toMatchObject({ why: 'installation-limit' });
  });
});

describe('what waits to be sent', () => {
  it('is not sent once the booking was changed again', async () => {
    const { owner } = await ownerWithAssistant(site);
    const entry = await booked(owner);
    await cancel(owner, entry);
    const { body } = await owner.send<CalendarEntry>('GET', `/api/bookings/${entry.id}`);
    expect((await restore(owner, body, false)).status).toBe(200);
    await work();
    expect(sent).toEqual([]);
    expect(await noticeOf(owner, entry.id)).toMatchObject({ state: 'refused', why: 'changed' });
  });

  it('is told as it stands: of two changes in a row the last one', async () => {
    const { owner } = await ownerWithAssistant(site);
    const entry = await booked(owner);
    await cancel(owner, entry);
    const { body } = await owner.send<CalendarEntry>('GET', `/api/bookings/${entry.id}`);
    await restore(owner, body, true);
    await work();
    expect(sent.map(({ text }) => /19:00 (.*?)\./.exec(text)?.[1])).toEqual(['was restored']);
  });

  it('a move that was moved again is told with its last time', async () => {
    const { owner } = await ownerWithAssistant(site);
    const entry = await booked(owner);
    const move = (version: number, time: string) =>
      owner.send('POST', `/api/bookings/${entry.id}/move`, {
        version,
        date: '2026-11-29',
        time,
        anyway: true,
        tell: true,
      });
    await move(1, '18:00');
    await move(2, '20:30');
    await work();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Sunday 29 November at 20:30');
  });
});

describe('the words', () => {
  const evil = 'WIN at https://evil.com/pay or evil.com, call +44 900 123 4567\r\nBcc: a@evil.com';

  it('hold nothing of an owner that can be followed or rung, in subject nor in body', async () => {
    const { owner } = await ownerWithAssistant(site, {
      companyName: evil.replace(/\s+/g, ' ').slice(0, 80),
      phoneNumber: 'see evil.com',
    });
    const entry = await booked(owner, {
      service: evil.slice(0, 100),
      phoneNumber: null,
      email: 'victim@example.com',
      name: evil.slice(0, 100),
      notes: evil,
    });
    await cancel(owner, entry);
    const [mail] = await work();
    expect(mail?.subject).toMatch(/^[\p{L}\p{Nd} ,'&()+-]+: Your booking was cancelled$/u);
    for (const part of [mail?.subject ?? '', mail?.text ?? '']) {
      expect(part).not.toMatch(/evil\.|https?:|\/\/|www\.|@|900|\p{Nd}{7}/u);
      expect(part).not.toMatch(/\S\.\p{L}/u);
    }
    expect(mail?.subject.length).toBeLessThan(80);
    expect(mail?.text.split('\n').length).toBeLessThan(6);
  });

  it('hold nothing of the sort in an order either, and name ten things at most', async () => {
    const { owner } = await ownerWithAssistant(site);
    const items = Array.from({ length: 40 }, (_, at) => ({ name: `evil.com ${at}`, quantity: 1 }));
    const entry = await booked(owner, {
      kind: 'order',
      items,
      service: undefined,
      partySize: undefined,
      phoneNumber: null,
      email: 'victim@example.com',
    });
    await cancel(owner, entry);
    const [mail] = await work();
    expect(mail?.text).toContain('1 x evil com 9\nand 30 more');
    expect(mail?.text).not.toContain('evil.com');
  });

  it('of a text are never more than three', async () => {
    const { owner } = await ownerWithAssistant(site, { companyName: 'Ж'.repeat(80) });
    await tellOne(owner, { service: '美容'.repeat(50) });
    await work();
    expect(sent[0]?.text.length).toBeLessThanOrEqual(3 * 67);
  });
});

it('a job that is tried again is counted once', async () => {
  const { owner } = await ownerWithAssistant(site);
  await tellOne(owner, { phoneNumber: null, email: 'pat@example.com' });
  const [job] = await site.sql<{ payload: { noticeId: string } }>('select payload from outbox');
  let tries = 0;
  const handlers = createHandlers({
    deps: site.deps,
    mailer: {
      send: async () => {
        if (++tries === 1) throw new Error('the mail server is away');
      },
      close: () => {},
    },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  const run = () => handlers['tell-customer'](job?.payload ?? { noticeId: '' }, 'job');
  await expect(run()).rejects.toThrow('away');
  await run();
  const [row] = await site.sql<{ count: number }>(
    'select count(*)::int as count from sent_to_others',
  );
  expect([tries, row?.count]).toEqual([2, 1]);
});
