import type { Customer, CustomerList, ErasedCustomer } from '@belldesk/contract/product/customers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerFor } from '../../src/scheduling/commands/make.ts';
import {
  aMessage,
  anOrder,
  aTable,
  type Business,
  booked,
  business,
  called,
  customer,
  history,
  listed,
} from '../support/customers.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { webhook } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from outbox');
});

const NUMBER = '+442079460111';
const link = () => mailsOf(site, ['link-calls']);

/** The business's only customer. */
async function only(here: Business): Promise<Customer> {
  const { rows } = await listed(here);
  if (rows.length !== 1) throw new Error(`${rows.length} customers`);
  return customer(here, rows[0]?.id ?? null);
}

const change = (here: Business, { id, version, ...is }: Customer, changes: object = {}) =>
  here.owner.send<Customer>('PUT', `/api/customers/${id}`, {
    version,
    name: is.name,
    email: is.email,
    numbers: is.numbers,
    notes: is.notes,
    mayBeWrittenTo: is.mayBeWrittenTo,
    ...changes,
  });

describe('who books, orders, leaves a message or calls', () => {
  it('is one customer by their number, on the telephone and by hand, under the name they gave first', async () => {
    const here = await business(site);
    const asks = [
      aTable({ name: 'Pat Low', phoneNumber: '020 7946 0111' }),
      anOrder({ name: 'Patricia' }),
      aMessage({ name: 'Pat Low' }),
    ];
    await called(here, NUMBER, { asks });
    const entry = await booked(here, {
      name: 'Sam',
      phoneNumber: NUMBER,
      email: 'pat@example.com',
    });
    const pat = await only(here);
    expect(pat).toMatchObject({
      id: entry.customerId,
      name: 'Pat Low',
      email: 'pat@example.com',
      numbers: [NUMBER],
      mayBeWrittenTo: null,
      namesUsed: ['Pat Low', 'Patricia', 'Sam'],
      counts: { calls: 1, bookings: 2, orders: 1, messages: 1 },
      version: 1,
    });
    const { events, next } = await history(here, pat.id);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'booking',
      'call',
      'message',
      'order',
    ]);
    expect(next).toBeNull();
  });

  it('is kept though the name is empty, or has no end', async () => {
    const here = await business(site);
    const long = 'Pat '.repeat(200);
    const place = {
      callId: 'c1',
      assistantId: here.assistantId,
      organisationId: here.organisationId,
      locationId: here.locationId,
      timeZone: 'Europe/London',
      country: 'GB',
      byOwner: false,
    };
    const actor = { kind: 'caller' as const, place, toolCallId: 't1', caller: null };
    for (const name of [' ', long])
      await site.deps.db.transaction((tx) =>
        customerFor(
          { tx, actor, ...place, nowMs: TEST_NOW_MS },
          { name, phoneNumber: NUMBER, email: null },
        ),
      );
    expect((await only(here)).name).toBe(long.slice(0, 120));
  });

  it('is known by an address where there is no number, however it is written', async () => {
    const here = await business(site);
    const one = await booked(here, { email: 'Pat@Example.com' });
    const other = await booked(here, { time: '20:00', email: 'pat@example.com' });
    expect(one.customerId).not.toBeNull();
    expect(other.customerId).toBe(one.customerId);
  });

  it('is nobody without a number and an address, and by a SIP address', async () => {
    const here = await business(site);
    expect((await booked(here)).customerId).toBeNull();
    for (const caller of ['anonymous', 'sip:+442079460111@example.com'])
      await called(here, caller, { asks: [aMessage({ name: 'Pat Low' })] });
    expect((await listed(here)).rows).toEqual([]);
  });

  it('is nobody where the owner tries the assistant, nor do such calls become a customer’s', async () => {
    const here = await business(site);
    const asks = [aTable({ name: 'Try', phoneNumber: NUMBER }), aMessage({ phoneNumber: NUMBER })];
    await called(here, NUMBER, { asks, byOwner: true });
    expect((await listed(here)).rows).toEqual([]);
    await booked(here, { phoneNumber: NUMBER });
    await link();
    expect((await only(here)).counts).toEqual({ calls: 0, bookings: 1, orders: 0, messages: 0 });
  });

  it('has the calls they make, and those that they made before they were known', async () => {
    const here = await business(site);
    const before = await called(here, '02079460111');
    expect((await listed(here)).rows).toEqual([]);
    const { customerId } = await booked(here, { phoneNumber: NUMBER });
    await link();
    const after = await called(here, NUMBER);
    const calls = await site.sql<{ id: string }>(
      'select id from call_logs where customer_id = $1 order by id',
      [customerId],
    );
    expect(calls.map(({ id }) => id)).toEqual([before, after].toSorted());
    const { body } = await here.owner.send('GET', `/api/calls/${after}`);
    expect(body).toMatchObject({ customerId });
  });

  it('is one, though twenty are taken down for them at the same moment', async () => {
    const here = await business(site);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? booked(here, { phoneNumber: NUMBER, time: `1${n % 10}:00` })
          : askTool(site, callFrom(here.assistantId, NUMBER), aMessage({})),
      ),
    );
    expect((await only(here)).counts).toMatchObject({ bookings: 10, messages: 10 });
  });
});

describe('the list', () => {
  it('is searched by name, number and address, without a care for accents', async () => {
    const here = await business(site);
    await booked(here, { name: 'Zoë Müller', phoneNumber: '020 7946 0201' });
    await booked(here, { name: 'Ana 100%', phoneNumber: '020 7946 0202', time: '20:00' });
    await booked(here, { name: 'Li', email: 'li_wei@example.com', time: '21:00' });
    const found = async (search: string) =>
      (await listed(here, search)).rows.map(({ name }) => name);
    expect(await found('muller zoe')).toEqual(['Zoë Müller']);
    expect(await found('ZOË')).toEqual(['Zoë Müller']);
    expect(await found('020 7946 0201')).toEqual(['Zoë Müller']);
    expect(await found('0202')).toEqual(['Ana 100%']);
    expect(await found('LI_WEI@')).toEqual(['Li']);
    expect(await found('100%')).toEqual(['Ana 100%']);
    expect(await found('%')).toEqual(['Ana 100%']);
    expect(await found('zoë ana')).toEqual([]);
    expect(await found('')).toHaveLength(3);
  });

  it('goes on page by page, each customer once, the latest contact first', async () => {
    const here = await business(site);
    await site.sql(
      `insert into customers (id, organisation_id, name, last_contact_at, created_at, updated_at)
       select gen_random_uuid(), $1, 'Guest ' || n, timestamptz '2026-11-01' + (n / 3) * interval '1 hour', now(), now()
       from generate_series(1, 120) n`,
      [here.organisationId],
    );
    const seen: CustomerList['rows'] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query: string = after === '' ? '' : `?after=${after}`;
      const { body } = await here.owner.send<CustomerList>('GET', `/api/customers${query}`);
      seen.push(...body.rows);
      after = body.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
    const contacts = seen.map(({ lastContactAt }) => lastContactAt);
    expect(contacts).toEqual(contacts.toSorted().toReversed());
  });
});

describe('a customer', () => {
  it('is changed, and keeps the history of a number that is taken away', async () => {
    const here = await business(site);
    await booked(here, { phoneNumber: NUMBER });
    const early = await called(here, '+442079460333');
    const { status, body } = await change(here, await only(here), {
      name: 'Patricia Low',
      email: 'pat@example.com',
      numbers: ['020 7946 0333', '+44 20 7946 0333'],
      notes: 'Likes the window',
      mayBeWrittenTo: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Patricia Low',
      numbers: ['+442079460333'],
      notes: 'Likes the window',
      mayBeWrittenTo: true,
      counts: { bookings: 1 },
      version: 2,
    });
    await link();
    expect((await history(here, body.id)).events.map(({ id }) => id)).toContain(early);
    await booked(here, { phoneNumber: NUMBER, name: 'Another', time: '20:00' });
    expect((await listed(here)).rows).toHaveLength(2);
  });

  it('is not changed by a window that saw an older one, nor given what is no number or another’s', async () => {
    const here = await business(site);
    await booked(here, { phoneNumber: NUMBER });
    const pat = await only(here);
    await booked(here, { name: 'Sam Hill', phoneNumber: '020 7946 0444', time: '20:00' });
    expect((await change(here, pat)).status).toBe(200);
    expect((await change(here, pat)).status).toBe(409);
    const now = await customer(here, pat.id);
    const refused = async (numbers: string[]) => (await change(here, now, { numbers })).body;
    expect(JSON.stringify(await refused([NUMBER, 'soon']))).toContain('numbers.1');
    expect(JSON.stringify(await refused(['020 7946 0444']))).toContain('Sam Hill');
    expect(await customer(here, pat.id)).toEqual(now);
  });

  it('is merged with another: all is the kept one’s, and nothing is lost', async () => {
    const here = await business(site);
    const kept = await booked(here, { phoneNumber: NUMBER, email: 'pat@example.com' });
    await called(here, '+442079460222', {
      asks: [aTable({ name: 'Paddy' }), anOrder({ name: 'Paddy' }), aMessage({ name: 'Paddy' })],
    });
    const [other] = (await listed(here, 'paddy')).rows;
    const paddy = await customer(here, other?.id ?? null);
    await change(here, paddy, { notes: 'Has a dog', mayBeWrittenTo: false });
    const merge = (versions: object) =>
      here.owner.send<Customer>('POST', `/api/customers/${kept.customerId}/merge`, {
        otherId: paddy.id,
        ...versions,
      });
    expect((await merge({ version: 1, otherVersion: 1 })).status).toBe(409);
    await link();
    const { status, body } = await merge({ version: 1, otherVersion: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: kept.customerId,
      name: 'Pat Low',
      email: 'pat@example.com',
      numbers: [NUMBER, '+442079460222'],
      notes: 'Has a dog\n\nMerged with Paddy',
      mayBeWrittenTo: false,
      counts: { calls: 1, bookings: 2, orders: 1, messages: 1 },
    });
    expect((await here.owner.send('GET', `/api/customers/${paddy.id}`)).status).toBe(404);
    expect((await merge({ version: body.version, otherVersion: 2 })).status).toBe(404);
  });

  it('is not told of a change who does not want to be written to', async () => {
    const here = await business(site);
    const entry = await booked(here, { phoneNumber: NUMBER, email: 'pat@example.com' });
    const asked = await here.owner.send('POST', `/api/bookings/${entry.id}/cancel`, {
      version: entry.version,
      tell: true,
    });
    expect(asked.body).toMatchObject({ notice: { state: 'waiting' } });
    await change(here, await only(here), { mayBeWrittenTo: false });
    expect(await mailsOf(site, ['tell-customer'])).toEqual([]);
    const cancelled = await here.owner.send('GET', `/api/bookings/${entry.id}`);
    expect(cancelled.body).toMatchObject({ notice: { state: 'refused', why: 'not-wanted' } });
    const restored = await here.owner.send('POST', `/api/bookings/${entry.id}/restore`, {
      version: entry.version + 1,
      tell: true,
    });
    expect(restored.body).toMatchObject({
      entry: { notice: { state: 'refused', why: 'not-wanted' } },
    });
    expect(await site.sql("select 1 from outbox where queue = 'tell-customer'")).toEqual([]);
  });

  it('is given everything that is kept of them, as a file', async () => {
    const here = await business(site);
    const asks = [aTable({ name: 'Pat Low' }), aMessage({ name: 'Pat Low' })];
    await called(here, NUMBER, { asks, said: 'I am Pat' });
    await called(here, NUMBER, { said: 'Me again' });
    const pat = await only(here);
    const { status, body, headers } = await here.owner.send<Record<string, unknown[]>>(
      'GET',
      `/api/customers/${pat.id}/export`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('customer.json');
    expect(body).toMatchObject({
      customer: { id: pat.id, name: 'Pat Low', numbers: [NUMBER] },
      bookings: [{ service: 'table', name: 'Pat Low' }],
      orders: [],
      messages: [{ name: 'Pat Low' }],
      calls: [{ caller: NUMBER, summary: 'I am Pat' }, { transcript: [{ text: 'Me again' }] }],
    });
  });
});

describe('a customer who is erased', () => {
  /** Rows of any table in which one of these stands. */
  async function rowsWith(marks: readonly string[]): Promise<string[]> {
    const tables = await site.sql<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await site.sql(`select 1 from "${name}" r where r::text ilike any ($1)`, [
        marks.map((mark) => `%${mark}%`),
      ]);
      found.push(...rows.map(() => name));
    }
    return found;
  }

  it('leaves nothing of theirs, here and on the voice platform; the day of a booking stays', async () => {
    const here = await business(site);
    const marks = ['quillpat', '2079460911'];
    const who = { name: 'Quillpat Low', phoneNumber: '020 7946 0911' };
    await called(here, '+442079460911', {
      asks: [aTable(who), anOrder(who), aMessage({ ...who, message: 'Quillpat wants the window' })],
      said: 'Quillpat here',
    });
    // Another books for them, and another moves it.
    await called(here, '+442079460555', {
      asks: [aTable({ ...who, time: '17:00' })],
      said: 'For quillpat',
    });
    await called(here, 'anonymous', {
      asks: [
        { name: 'cancelBooking', args: { name: who.name, date: '2026-11-21', time: '17:00' } },
      ],
      said: 'Quillpat cannot come',
    });
    const entry = await booked(here, { ...who, email: 'quillpat@example.com', notes: 'Quillpat!' });
    await here.owner.send('POST', `/api/bookings/${entry.id}/cancel`, { version: 1, tell: true });
    const other = await called(here, '+442079460777', { asks: [aMessage({ name: 'Ann' })] });
    const [message] = await site.sql<{ id: string }>(
      "select id from messages where text like 'Quillpat%'",
    );
    const note = { text: 'Asked quillpat' };
    await here.owner.send('POST', `/api/inbox/${message?.id}/notes`, note);
    await link();
    const pat = await customer(here, entry.customerId);
    await change(here, pat, { notes: 'quillpat is nice' });
    expect((await rowsWith(marks)).length).toBeGreaterThan(10);

    const kept = [...site.voice.recordings.keys()].length;
    const { status, body } = await here.owner.send<ErasedCustomer>(
      'POST',
      `/api/customers/${pat.id}/erase`,
      { version: 2 },
    );
    expect([status, body]).toEqual([200, { bookings: 3, orders: 1, messages: 1, calls: 3 }]);
    expect(await rowsWith([...marks, pat.id])).toEqual([]);
    const { body: booking } = await here.owner.send('GET', `/api/bookings/${entry.id}`);
    expect(booking).toMatchObject({
      name: 'Erased',
      date: '2026-11-21',
      service: 'table',
      phoneNumber: null,
      email: null,
      notes: null,
      notice: null,
      customerId: null,
    });
    expect((await here.owner.send('GET', `/api/calls/${other}`)).body).toMatchObject({
      caller: '+442079460777',
      transcript: [{ text: 'Good evening' }],
    });
    await mailsOf(site, ['erase-call', 'message', 'booking', 'tell-customer']);
    expect([...site.voice.recordings.keys()]).toHaveLength(kept - 3);
    expect((await listed(here)).rows.map(({ name }) => name)).toEqual(['Ann']);
  });

  it('waits for a call that goes on, and for who has seen the latest', async () => {
    const here = await business(site);
    await booked(here, { phoneNumber: NUMBER });
    const pat = await only(here);
    const erase = (version: number) =>
      here.owner.send('POST', `/api/customers/${pat.id}/erase`, { version });
    expect((await erase(2)).status).toBe(409);
    const call = callFrom(here.assistantId, NUMBER);
    await webhook(site, {
      type: 'status-update',
      timestamp: TEST_NOW_MS,
      status: 'in-progress',
      call,
    });
    const { status, body } = await erase(1);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('is on a call')]);
    expect((await only(here)).counts.bookings).toBe(1);
  });
});

it('staff see and change customers; merging and erasing is for managers and owners', async () => {
  const here = await business(site);
  await booked(here, { phoneNumber: NUMBER });
  const pat = await only(here);
  await site.sql("update members set role = 'staff' where organisation_id = $1", [
    here.organisationId,
  ]);
  expect((await change(here, pat, { notes: 'Called' })).status).toBe(200);
  expect((await here.owner.send('GET', `/api/customers/${pat.id}/export`)).status).toBe(200);
  const seen = { version: 2, otherId: pat.id, otherVersion: 2 };
  for (const verb of ['merge', 'erase'])
    expect((await here.owner.send('POST', `/api/customers/${pat.id}/${verb}`, seen)).status).toBe(
      403,
    );
});
