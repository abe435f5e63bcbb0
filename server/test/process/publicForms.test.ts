import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoRequestPayload } from '@belldesk/contract/product/publicForms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDemoRequest } from '../../src/forms/deliverDemo.ts';
import { nameOf } from '../support/jobMails.ts';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const contact = {
  name: 'Ada Bell',
  email: 'ada@example.com',
  subject: 'Billing Question',
  message: 'What does a minute cost?',
};
const lead = {
  name: 'Ada Bell',
  company: 'Bells',
  email: 'ada@example.com',
  phone: '020 7946 0018',
  heardFrom: 'press',
};
/** The test's clock stands on 2026-11-20, noon in London. */
const demo = {
  name: 'Ada Bell',
  email: 'ada@example.com',
  company: 'Bells',
  demoDate: '2026-11-21',
  timeZone: 'Europe/London',
  message: 'Show me.',
};

let site: Site;
let hook: Server;
let hookStatus = 200;
const hooked: { key: string | undefined; body: unknown }[] = [];
const demoWebhook = { url: '', isRequired: false };

beforeAll(async () => {
  hook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      hooked.push({
        key: typeof key === 'string' ? key : undefined,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(hookStatus).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  demoWebhook.url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/demo`;
  site = await startSite({ demoWebhook });
});
afterAll(async () => {
  await site.stop();
  hook.close();
});
beforeEach(async () => {
  hookStatus = 200;
  hooked.length = 0;
  demoWebhook.isRequired = false;
  for (const table of ['visit_counts', 'outbox', 'contact_messages', 'demo_requests', 'leads'])
    await site.sql(`delete from ${table}`);
});

const post = (path: string, body: object) =>
  new Visitor(site).send('POST', `/api/site/${path}`, body);
const rows = (table: string) => site.sql<Record<string, unknown>>(`select * from ${table}`);
const queued = async () =>
  (
    await site.sql<{ queue: string; payload: object }>(
      'select queue, payload from outbox order by id',
    )
  ).map(nameOf);

describe('a public form', () => {
  it.each([
    ['contact', contact, 'contact_messages', 'contact'],
    ['lead', lead, 'leads', 'lead'],
    ['demo-request', demo, 'demo_requests', 'demo-request'],
  ])('%s is kept, and mailed after that', async (path, form, table, queue) => {
    const answer = await post(path, { ...form, filledInMs: 8_000 });
    expect(answer).toMatchObject({ status: 201, body: { kept: true } });
    expect(await rows(table)).toHaveLength(1);
    expect(await queued()).toContain(queue);
  });

  it('that a program filled in is answered alike, and not kept', async () => {
    const answer = await post('contact', { ...contact, website: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 201, body: { kept: true } });
    expect(await rows('contact_messages')).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('sent faster than anybody types is given back', async () => {
    const answer = await post('contact', { ...contact, filledInMs: 300 });
    expect(answer.status).toBe(400);
    expect(await rows('contact_messages')).toEqual([]);
  });

  it('names every field that is not right', async () => {
    const answer = await post('lead', { ...lead, name: ' ', email: 'nobody', phone: '' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      data: {
        fields: [
          { field: 'name', message: 'Please enter your full name' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'phone', message: 'Please enter your phone number' },
        ],
      },
    });
  });

  it('is taken five times an hour from one address, whatever its headers say', async () => {
    const send = (forwarded: string) =>
      new Visitor(site).send('POST', '/api/site/contact', contact, {
        'x-forwarded-for': forwarded,
      });
    for (let time = 0; time < 5; time += 1) expect((await send(`10.0.0.${time}`)).status).toBe(201);
    expect((await send('10.0.0.9')).status).toBe(429);
    site.clock.advance(60 * 60_000);
    expect((await send('10.0.0.9')).status).toBe(201);
  });

  it('asks one address for its confirmation three times a day, whoever asks in its name', async () => {
    const asked = async () =>
      (await queued()).filter((queue) => queue === 'newsletter-confirm').length;
    for (let time = 0; time < 6; time += 1) {
      await site.sql(`delete from visit_counts where key like 'newsletter:%'`);
      const answer = await post('newsletter', { email: 'victim@example.com' });
      expect(answer).toMatchObject({ status: 201, body: { kept: true } });
    }
    expect(await asked()).toBe(3);
    site.clock.advance(24 * 60 * 60_000);
    await post('newsletter', { email: 'victim@example.com' });
    expect(await asked()).toBe(4);
  });

  it('from another site is refused', async () => {
    const answer = await new Visitor(site).send('POST', '/api/site/contact', contact, {
      origin: 'https://elsewhere.example',
    });
    expect(answer.status).toBe(403);
  });
});

describe('a demo request', () => {
  it.each([
    ['2026-11-20', 'Europe/London', 400],
    ['2026-11-21', 'Europe/London', 201],
    // In Auckland the 21st has begun.
    ['2026-11-21', 'Pacific/Auckland', 400],
    ['2026-11-22', 'Pacific/Auckland', 201],
    ['2027-02-20', 'Europe/London', 201],
    ['2027-02-21', 'Europe/London', 400],
    ['2026-11-31', 'Europe/London', 400],
    ['2026-11-21', 'Nowhere/Land', 201],
  ])('for %s in %s is answered %i', async (demoDate, timeZone, status) => {
    const now = Date.UTC(2026, 10, 20, 13, 0, 0);
    site.clock.advance(now - site.clock.nowMs());
    expect((await post('demo-request', { ...demo, demoDate, timeZone })).status).toBe(status);
  });

  it('is delivered to the automation webhook, once', async () => {
    await post('demo-request', { ...demo, newsletter: true });
    expect(await queued()).toContain('deliver-demo-request');
    const [row] = await rows('demo_requests');
    const id = String(row?.id);
    await Promise.all([deliverDemoRequest(site.deps, id), deliverDemoRequest(site.deps, id)]);
    await deliverDemoRequest(site.deps, id);
    expect(hooked).toHaveLength(1);
    expect(hooked[0]?.key).toBe(id);
    expect(demoRequestPayload.parse(hooked[0]?.body)).toMatchObject({
      name: 'Ada Bell',
      demoDate: '2026-11-21',
      newsletter: true,
    });
  });

  it('that the webhook does not accept stays to be delivered', async () => {
    await post('demo-request', demo);
    const [row] = await rows('demo_requests');
    hookStatus = 503;
    await expect(deliverDemoRequest(site.deps, String(row?.id))).rejects.toThrow('503');
    expect(await rows('demo_requests')).toMatchObject([{ delivered_at: null }]);
  });

  it('is a success only once a required webhook has accepted it, and is kept all the same', async () => {
    demoWebhook.isRequired = true;
    hookStatus = 500;
    const refused = await post('demo-request', demo);
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Failed to submit form. Please try again later.' },
    });
    expect(await queued()).toContain('deliver-demo-request');
    hookStatus = 200;
    await site.sql('delete from outbox');
    expect((await post('demo-request', demo)).status).toBe(201);
    expect(await rows('demo_requests')).toHaveLength(2);
    // Written with the request itself, in case that nobody lived to deliver it; there is nothing to do for it now.
    expect(await queued()).toContain('deliver-demo-request');
    const accepted = hooked.length;
    for (const { id, delivered_at } of await rows('demo_requests'))
      if (delivered_at !== null) await deliverDemoRequest(site.deps, String(id));
    expect(hooked).toHaveLength(accepted);
  });
});
