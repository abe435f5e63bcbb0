import type { BookingAnswer } from '@belldesk/contract/product/bookings';
import {
  type WebhookDeliveries,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
  type WebhookEvent,
  webhookEvent,
  webhookEventType,
} from '@belldesk/contract/product/webhooks';
import type { Clock } from '@belldesk/kit/clock';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LEASE_MS,
  startWebhookDeliverer,
  type WebhookDeliverer,
} from '../../src/webhooks/deliveries/deliverer.ts';
import { expireDeliveries } from '../../src/webhooks/deliveries/expire.ts';
import { RETRY_AFTER_MS } from '../../src/webhooks/deliveries/keepAttempt.ts';
import { outgoingWebhooks } from '../../src/webhooks/deliveries/means.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, type Visitor, webhook } from '../support/visitor.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let site: Site;
let owner: Visitor;
let assistantId: string;
let shop: HttpDouble;
let deliverer: WebhookDeliverer;

/** A receiver on this machine, by a name that the operator lets webhooks go to. */
function means(clock: Clock) {
  return {
    ...outgoingWebhooks(['shop.example'], clock),
    resolve: async (name: string) => (name === 'shop.example' ? ['127.0.0.1'] : []),
  };
}

function startDeliverer(): WebhookDeliverer {
  // The clock of the test alone: also the deadline of an answer is told by it.
  return startWebhookDeliverer({ ...site.deps, clock: site.clock, listener: site.listener });
}

beforeAll(async () => {
  site = await startSite({ webhookMeans: means });
  const made = await ownerWithAssistant(site);
  owner = made.owner;
  assistantId = made.assistant.assistantId;
});
afterAll(() => site.stop());

beforeEach(async () => {
  await site.sql('delete from webhook_endpoints');
  await site.sql('delete from outbox');
  shop = new HttpDouble();
  await shop.listen();
  deliverer = startDeliverer();
});
afterEach(async () => {
  await shop.close();
  await deliverer.stop();
});

const at = (path = '/hooks', port = shop.port) => `http://shop.example:${port}${path}`;

async function addEndpoint(
  changes: Partial<{ url: string; eventTypes: readonly string[] }> = {},
): Promise<WebhookEndpointWithSecret> {
  const answer = await owner.send<WebhookEndpointWithSecret>('POST', '/api/webhook-endpoints', {
    url: at(),
    description: '',
    eventTypes: webhookEventType.options,
    ...changes,
  });
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body;
}

const deliveriesOf = async ({ id }: { readonly id: string }) =>
  (await owner.send<WebhookDeliveries>('GET', `/api/webhook-endpoints/${id}/deliveries`)).body;

async function onlyDelivery(endpoint: { readonly id: string }): Promise<WebhookDelivery> {
  const { rows } = await deliveriesOf(endpoint);
  expect(rows).toHaveLength(1);
  return rows[0] as WebhookDelivery;
}

let hour = 9;
/** Books by hand at an hour that is free. */
async function book() {
  const answer = await owner.send<BookingAnswer>('POST', '/api/bookings', {
    kind: 'appointment',
    service: 'Tasting',
    durationMinutes: 5,
    partySize: null,
    date: `2026-12-${String(10 + (hour % 15)).padStart(2, '0')}`,
    time: `${String(9 + Math.floor(hour++ / 15)).padStart(2, '0')}:00`,
    name: 'Nia',
    phoneNumber: null,
    notes: null,
    anyway: true,
  });
  if (!answer.body.done) throw new Error(JSON.stringify(answer.body));
  return answer.body.entry;
}

/** Waits for as many requests as there are to be, and until what came of them is kept. */
async function heard(count: number, double = shop) {
  await vi.waitFor(() => expect(double.heard).toHaveLength(count), { timeout: 20_000 });
  await deliverer.idle();
  expect(double.heard).toHaveLength(count);
  return double.heard;
}

const eventsOf = (double: HttpDouble) =>
  double.heard.map(({ body }) => webhookEvent.parse(JSON.parse(body)));

describe('an event', () => {
  it('is signed as Standard Webhooks says, and shows what the REST API shows', async () => {
    const { endpoint, secret } = await addEndpoint();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const entry = await book();
    const [sent] = await heard(1);
    if (!sent) throw new Error('nothing was sent');
    // The library holds the signature to the real time: this one is of the test's.
    vi.setSystemTime(site.clock.nowMs());
    const verified = new Webhook(secret).verify(sent.body, sent.headers as Record<string, string>);
    expect(() =>
      new Webhook(secret).verify(`${sent.body} `, sent.headers as Record<string, string>),
    ).toThrow('No matching signature found');
    vi.useRealTimers();
    expect(verified).toEqual({
      type: 'booking.made',
      timestamp: new Date(site.clock.nowMs()).toISOString(),
      data: entry,
    });
    expect(webhookEvent.parse(verified)).toEqual(verified);
    expect(sent).toMatchObject({ method: 'POST', path: '/hooks' });
    const kept = await onlyDelivery(endpoint);
    expect(kept).toMatchObject({
      state: 'delivered',
      attempts: 1,
      lastStatus: 200,
      lastError: null,
    });
    expect(sent.headers['webhook-id']).toBe(kept.eventId);
  });

  it('is sent of everything that happens to bookings, orders, messages and calls', async () => {
    await addEndpoint();
    const booking = await book();
    const version = { id: booking.id, version: booking.version };
    const moved = await owner.send<BookingAnswer>('POST', `/api/bookings/${booking.id}/move`, {
      ...version,
      date: '2027-01-20',
      time: '10:00',
      anyway: true,
    });
    if (!moved.body.done) throw new Error(JSON.stringify(moved.body));
    const cancelled = await owner.send<{ version: number }>(
      'POST',
      `/api/bookings/${booking.id}/cancel`,
      { id: booking.id, version: moved.body.entry.version },
    );
    await owner.send('POST', `/api/bookings/${booking.id}/restore`, {
      id: booking.id,
      version: cancelled.body.version,
    });
    const call = callFrom(assistantId, '+442079460777');
    await askTool(site, call, {
      name: 'bookAppointment',
      args: { service: 'table', date: '2026-12-05', time: '13:00', name: 'Ola', partySize: 2 },
    });
    await askTool(site, call, {
      name: 'placeOrder',
      args: {
        items: [{ name: 'Pie', quantity: 2 }],
        date: '2026-12-05',
        time: '13:00',
        name: 'Ola',
      },
    });
    await askTool(site, call, { name: 'takeMessage', args: { name: 'Ola', message: 'Call me' } });
    await askTool(site, call, { name: 'cancelBooking', args: { name: 'Ola', date: '2026-12-05' } });
    const report = {
      type: 'end-of-call-report',
      timestamp: site.clock.nowMs(),
      call: { ...call, status: 'ended' },
      endedReason: 'customer-ended-call',
      startedAt: call.startedAt,
      endedAt: new Date(site.clock.nowMs() + 60_000).toISOString(),
      artifact: { transcript: '', messages: [], turns: [] },
      analysis: { structuredData: { outcome: 'message' } },
      cost: 0,
    };
    await webhook(site, report);
    // The same report again tells of nothing.
    await webhook(site, report);
    await heard(9);
    const events = eventsOf(shop);
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'booking.cancelled',
      'booking.cancelled',
      'booking.made',
      'booking.made',
      'booking.moved',
      'booking.restored',
      'call.ended',
      'message.taken',
      'order.placed',
    ]);
    const ended = events.find((event) => event.type === 'call.ended');
    const { body } = await owner.send('GET', `/api/calls/${ended?.data.id}`);
    expect(ended?.data).toEqual(body);
    expect(new Set(shop.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(9);
  });

  it('goes to those who chose it, under one id', async () => {
    const other = new HttpDouble();
    await other.listen();
    await addEndpoint({ eventTypes: ['booking.made'] });
    await addEndpoint({ url: at('/other', other.port) });
    await addEndpoint({ url: at('/never'), eventTypes: ['order.cancelled'] });
    await book();
    await heard(1, other);
    await heard(1);
    expect(shop.heard[0]?.headers['webhook-id']).toBe(other.heard[0]?.headers['webhook-id']);
    expect(shop.heard[0]?.path).toBe('/hooks');
    await other.close();
  });

  it('of what was taken back is never sent', async () => {
    const { endpoint } = await addEndpoint();
    const refused = await owner.send('POST', '/api/bookings', {
      kind: 'appointment',
      service: 'Tasting',
      durationMinutes: 5,
      partySize: null,
      date: '2020-01-01',
      time: '10:00',
      name: 'Nia',
      phoneNumber: null,
      notes: null,
    });
    expect(refused.body).toMatchObject({ done: false });
    expect((await deliveriesOf(endpoint)).rows).toEqual([]);
  });
});

describe('a receiver', () => {
  it.each<[string, HttpDouble['answer'], { status: number | null; error: RegExp }]>([
    ['breaks down', (r) => r.writeHead(500).end('oops'), { status: 500, error: /Responded 500/ }],
    [
      'sends elsewhere',
      (r) => r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      { status: 302, error: /Redirects are not followed/ },
    ],
    [
      'closes in the middle of its answer',
      (r) => r.writeHead(200, { 'content-length': '100' }).write('half', () => r.destroy()),
      { status: null, error: /No complete response/ },
    ],
    ['dies', (r) => r.destroy(), { status: null, error: /No complete response/ }],
  ])('that %s is asked again', async (_, answer, { status, error }) => {
    const { endpoint } = await addEndpoint();
    shop.answer = answer;
    await book();
    await heard(1);
    const first = await onlyDelivery(endpoint);
    expect(first).toMatchObject({ state: 'pending', attempts: 1, lastStatus: status });
    expect(first.lastError).toMatch(error);
    expect(Date.parse(first.nextAttemptAt ?? '')).toBe(site.clock.nowMs() + 5_000);
    shop.answer = (response) => response.end('thanks');
    site.clock.advance(4_999);
    await deliverer.idle();
    expect(shop.heard).toHaveLength(1);
    site.clock.advance(1);
    const [one, two] = await heard(2);
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(two?.body).toBe(one?.body);
    expect(await onlyDelivery(endpoint)).toMatchObject({
      state: 'delivered',
      attempts: 2,
      responseExcerpt: 'thanks',
    });
  });

  it('that is slow is given ten seconds, and keeps no other waiting', async () => {
    const other = new HttpDouble();
    await other.listen();
    shop.answer = () => {};
    const { endpoint } = await addEndpoint();
    await addEndpoint({ url: at('/other', other.port) });
    for (let each = 0; each < 8; each += 1) await book();
    await vi.waitFor(() => expect(other.heard).toHaveLength(8), { timeout: 20_000 });
    await vi.waitFor(() => expect(shop.heard).toHaveLength(4), { timeout: 20_000 });
    // Of one endpoint only so many are under way; the others are due, and wait.
    const [due] = await site.sql<{ count: string }>(
      'select count(*) from webhook_deliveries where endpoint_id = $1 and next_attempt_at <= $2',
      [endpoint.id, new Date(site.clock.nowMs())],
    );
    expect(due?.count).toBe('4');
    site.clock.advance(10_000);
    await vi.waitFor(() => expect(shop.heard).toHaveLength(8), { timeout: 20_000 });
    site.clock.advance(10_000);
    await vi.waitFor(
      async () => {
        const { rows } = await deliveriesOf(endpoint);
        expect(rows.every(({ lastError }) => /10 seconds/.test(lastError ?? ''))).toBe(true);
      },
      { timeout: 20_000 },
    );
    await other.close();
  });

  it('that is down is asked for most of a day, and then no more', async () => {
    const { endpoint } = await addEndpoint();
    await shop.close();
    await book();
    const attempts = (count: number) =>
      vi.waitFor(
        async () => expect(await onlyDelivery(endpoint)).toMatchObject({ attempts: count }),
        { timeout: 20_000 },
      );
    await attempts(1);
    for (const [index, delayMs] of RETRY_AFTER_MS.entries()) {
      await deliverer.idle();
      site.clock.advance(delayMs);
      await attempts(index + 2);
    }
    expect(await onlyDelivery(endpoint)).toMatchObject({
      state: 'failed',
      lastStatus: null,
      lastError: 'No server responds at this address',
      nextAttemptAt: null,
    });
    expect(RETRY_AFTER_MS.reduce((sum, each) => sum + each, 0)).toBeLessThan(DAY_MS);
    await shop.listen();
  });

  it('that answers 410 is told of nothing more, and its owner is told', async () => {
    const { endpoint } = await addEndpoint();
    shop.answer = (response) => response.writeHead(410).end();
    await book();
    await heard(1);
    expect((await deliveriesOf(endpoint)).endpoint).toMatchObject({
      enabled: false,
      disabledBecause: 'gone',
    });
    expect(await onlyDelivery(endpoint)).toMatchObject({ state: 'failed', lastStatus: 410 });
    await book();
    expect((await deliveriesOf(endpoint)).rows).toHaveLength(1);
    const [mail] = await mailsOf(site, ['webhook-off']);
    expect(mail?.subject).toBe('A webhook was turned off');
    expect(mail?.text).toContain('410');
  });

  it('that lies at length is read no further than is of use', async () => {
    const { endpoint } = await addEndpoint();
    shop.answer = (response) => {
      response.writeHead(200).end(`\u0000${'x'.repeat(5_000_000)}`);
    };
    await book();
    await heard(1);
    const { state, responseExcerpt } = await onlyDelivery(endpoint);
    expect([state, responseExcerpt]).toEqual(['delivered', 'x'.repeat(499)]);
  });

  it('that has failed for five days is turned off; a success begins anew', async () => {
    const { endpoint } = await addEndpoint();
    const fails: HttpDouble['answer'] = (response) => response.writeHead(503).end();
    const isOn = async () => (await deliveriesOf(endpoint)).endpoint.enabled;
    const bookAndWait = async () => {
      const before = shop.heard.length;
      await book();
      await vi.waitFor(() => expect(shop.heard.length).toBeGreaterThan(before), {
        timeout: 20_000,
      });
      await deliverer.idle();
    };
    shop.answer = fails;
    await bookAndWait();
    site.clock.advance(4 * DAY_MS);
    await bookAndWait();
    expect(await isOn()).toBe(true);
    shop.answer = (response) => response.end();
    await bookAndWait();
    shop.answer = fails;
    site.clock.advance(2 * DAY_MS);
    await bookAndWait();
    expect(await isOn()).toBe(true);
    site.clock.advance(5 * DAY_MS);
    await bookAndWait();
    const { endpoint: off } = await deliveriesOf(endpoint);
    expect(off).toMatchObject({ enabled: false, disabledBecause: 'failures' });
    // What was booked at the moment in which it was turned off is given up as soon as it is looked at.
    const pending = async () =>
      (await deliveriesOf(endpoint)).rows.filter(({ state }) => state === 'pending');
    await vi.waitFor(async () => expect(await pending()).toEqual([]), { timeout: 20_000 });
    const mails = await mailsOf(site, ['webhook-off']);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('5 days')]);
    const on = await owner.send<WebhookEndpoint>('PUT', `/api/webhook-endpoints/${endpoint.id}`, {
      url: endpoint.url,
      description: '',
      eventTypes: endpoint.eventTypes,
      enabled: true,
    });
    expect(on.body).toMatchObject({ enabled: true, disabledBecause: null, failingSince: null });
  });
});

describe('a worker that dies', () => {
  it('between attempts loses nothing', async () => {
    const { endpoint } = await addEndpoint();
    shop.answer = (response) => response.writeHead(500).end();
    await book();
    await heard(1);
    await deliverer.stop();
    shop.answer = (response) => response.end();
    site.clock.advance(HOUR_MS);
    deliverer = startDeliverer();
    const [one, two] = await heard(2);
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(await onlyDelivery(endpoint)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('in the middle of one has it made again, under the same id', async () => {
    const { endpoint } = await addEndpoint();
    await deliverer.stop();
    await book();
    // Claimed by a process of which nothing is heard any more.
    await site.sql('update webhook_deliveries set next_attempt_at = $1', [
      new Date(site.clock.nowMs() + LEASE_MS),
    ]);
    deliverer = startDeliverer();
    await deliverer.idle();
    expect(shop.heard).toEqual([]);
    site.clock.advance(LEASE_MS);
    const [sent] = await heard(1);
    expect(sent?.headers['webhook-id']).toBe((await onlyDelivery(endpoint)).eventId);
  });

  it('does not wait long for a receiver that hangs', async () => {
    const { endpoint } = await addEndpoint();
    shop.answer = () => {};
    await book();
    await vi.waitFor(() => expect(shop.heard).toHaveLength(1), { timeout: 20_000 });
    const stopped = deliverer.stop();
    site.clock.advance(3_000);
    await stopped;
    expect(await onlyDelivery(endpoint)).toMatchObject({ state: 'pending', attempts: 0 });
    site.clock.advance(7_000);
    await deliverer.idle();
  });

  it('leaves each delivery to one of those beside it', async () => {
    await addEndpoint();
    const others = [startDeliverer(), startDeliverer()];
    for (let each = 0; each < 12; each += 1) await book();
    await heard(12);
    await Promise.all(others.map((other) => other.stop()));
    expect(new Set(shop.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(shop.heard).toHaveLength(12);
  });
});

describe('an owner', () => {
  it('tests an endpoint, also one that is off, and sees what came of it', async () => {
    const { endpoint, secret } = await addEndpoint();
    await owner.send('PUT', `/api/webhook-endpoints/${endpoint.id}`, {
      url: endpoint.url,
      description: '',
      eventTypes: endpoint.eventTypes,
      enabled: false,
    });
    shop.answer = (response) => response.writeHead(401).end('who are you');
    const test = () =>
      owner.send<WebhookDelivery>('POST', `/api/webhook-endpoints/${endpoint.id}/test`);
    expect((await test()).body).toMatchObject({
      eventType: 'test',
      state: 'failed',
      attempts: 1,
      lastStatus: 401,
      lastError: 'Responded 401',
      responseExcerpt: 'who are you',
    });
    shop.answer = (response) => response.writeHead(204).end();
    expect((await test()).body).toMatchObject({ state: 'delivered', lastStatus: 204 });
    vi.setSystemTime(site.clock.nowMs());
    const { body, headers } = shop.heard[1] ?? { body: '', headers: {} };
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    vi.useRealTimers();
    expect(event).toMatchObject({ type: 'test', data: { endpointId: endpoint.id } });
    for (let each = 0; each < 8; each += 1) expect((await test()).status).toBe(200);
    expect((await test()).status).toBe(429);
    site.clock.advance(60_001);
    expect((await test()).status).toBe(200);
  });

  it('sends a delivery again, under the same id, while the endpoint is on', async () => {
    const { endpoint } = await addEndpoint();
    await book();
    await heard(1);
    const { id } = await onlyDelivery(endpoint);
    const again = () => owner.send('POST', `/api/webhook-deliveries/${id}/redelivery`);
    expect((await again()).body).toMatchObject({ id, state: 'pending', attempts: 0 });
    const [one, two] = await heard(2);
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    await owner.send('PUT', `/api/webhook-endpoints/${endpoint.id}`, {
      url: endpoint.url,
      description: '',
      eventTypes: endpoint.eventTypes,
      enabled: false,
    });
    expect((await again()).status).toBe(409);
  });

  it('changes the secret, and both sign for a day', async () => {
    const { endpoint, secret } = await addEndpoint();
    const renewed = await owner.send<WebhookEndpointWithSecret>(
      'POST',
      `/api/webhook-endpoints/${endpoint.id}/secret`,
    );
    const later = renewed.body.secret;
    expect(later).not.toBe(secret);
    const isSignedBy = (by: string, sent: HttpDouble['heard'][number] | undefined) => {
      vi.setSystemTime(site.clock.nowMs());
      try {
        new Webhook(by).verify(sent?.body ?? '', sent?.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      } finally {
        vi.useRealTimers();
      }
    };
    await book();
    const [first] = await heard(1);
    expect([isSignedBy(secret, first), isSignedBy(later, first)]).toEqual([true, true]);
    site.clock.advance(DAY_MS);
    await book();
    const second = (await heard(2))[1];
    expect([isSignedBy(secret, second), isSignedBy(later, second)]).toEqual([false, true]);
    const rows = await site.sql<{ row: string }>('select e::text as row from webhook_endpoints e');
    for (const { row } of rows)
      for (const one of [secret, later]) expect(row).not.toContain(one.slice('whsec_'.length));
  });

  it('reads the log a page at a time, and by state; what is old is gone', async () => {
    const { endpoint } = await addEndpoint();
    for (let each = 0; each < 27; each += 1) await book();
    await heard(27);
    const path = `/api/webhook-endpoints/${endpoint.id}/deliveries`;
    const first = (await owner.send<WebhookDeliveries>('GET', path)).body;
    const second = (await owner.send<WebhookDeliveries>('GET', `${path}?after=${first.next}`)).body;
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27);
    const failed = await owner.send<WebhookDeliveries>('GET', `${path}?state=failed`);
    expect(failed.body.rows).toEqual([]);
    site.clock.advance(30 * DAY_MS);
    await expireDeliveries({ ...site.deps, clock: site.clock });
    expect((await deliveriesOf(endpoint)).rows).toHaveLength(25);
    site.clock.advance(1);
    await expireDeliveries({ ...site.deps, clock: site.clock });
    expect((await deliveriesOf(endpoint)).rows).toEqual([]);
  });
});

describe('an address', () => {
  const add = (url: string) =>
    owner.send<{ message: string; data: { fields: { field: string; message: string }[] } }>(
      'POST',
      '/api/webhook-endpoints',
      { url, description: '', eventTypes: ['call.ended'] },
    );
  const INSIDE = 'This address is inside a private network';

  it.each([
    ['https://127.0.0.1/', INSIDE],
    ['https://2130706433/', INSIDE],
    ['https://0x7f.1/', INSIDE],
    ['https://[::1]/', INSIDE],
    ['https://[::ffff:10.0.0.1]/', INSIDE],
    ['https://[::ffff:7f00:1]/', INSIDE],
    ['https://[fc00::1]/', INSIDE],
    ['https://[fe80::1]/', INSIDE],
    ['https://[64:ff9b::7f00:1]/', INSIDE],
    ['https://0.0.0.0/', INSIDE],
    ['https://10.1.2.3/', INSIDE],
    ['https://100.64.0.1/', INSIDE],
    ['https://169.254.169.254/latest/meta-data', INSIDE],
    ['https://172.16.0.1:8443/', INSIDE],
    ['https://192.168.1.1/', INSIDE],
    ['https://224.0.0.1/', INSIDE],
    ['https://nobody.example/', 'This host name is not known'],
    ['http://example.org/', 'Use a URL that starts with https://'],
    ['http://127.0.0.1/', 'Use a URL that starts with https://'],
    ['ftp://example.org/', 'Use a URL that starts with https://'],
    ['https://me:secret@shop.example/', 'Remove the user name and password from the URL'],
    ['not an address', 'Please enter a URL, such as https://example.com/webhooks'],
  ])('%s is refused at its field', async (url, message) => {
    const { status, body } = await add(url);
    expect([status, body.data.fields]).toEqual([400, [{ field: 'url', message }]]);
  });

  it('that turns inside after it was entered is not asked', async () => {
    const { endpoint } = await addEndpoint({ eventTypes: ['booking.made'] });
    // As if its name led there since: names are looked up at each attempt, and that answer is connected to.
    await site.sql('update webhook_endpoints set url = $1', [`https://127.0.0.1:${shop.port}/`]);
    await book();
    await vi.waitFor(
      async () => expect(await onlyDelivery(endpoint)).toMatchObject({ lastError: INSIDE }),
      { timeout: 20_000 },
    );
    expect(shop.heard).toEqual([]);
  });
});

// The union of events is what receivers are told of in the documentation.
it('knows the data of every event type', () => {
  const types: readonly WebhookEvent['type'][] = [...webhookEventType.options, 'test'];
  const known = webhookEvent.options.map(({ shape }) => shape.type.value);
  expect(known.toSorted()).toEqual(types.toSorted());
});
