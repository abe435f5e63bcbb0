import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORM_PROBLEMS_MARK } from '@belldesk/contract/product/formPages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readWebFiles } from '../../src/http/site/webFiles.ts';
import { type Site, startSite, withFolder } from '../support/site.ts';
import { callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, Visitor, webhook } from '../support/visitor.ts';

const NO_SPACE =
  'There is no space left on the server. Nothing was saved. Try again in a few minutes.';
/** The tables whose writing fails as PostgreSQL has it fail on a full disk. */
const TABLES = ['bookings', 'contact_messages', 'sessions'] as const;

let site: Site;
beforeAll(async () => {
  await withFolder(async (folder) => {
    const page = join(folder, 'forms', 'problem.html');
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, `<p>${FORM_PROBLEMS_MARK}</p>`);
    site = await startSite({ webFiles: await readWebFiles(folder, 'http://localhost:3000') });
  });
  await site.sql(`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
});
afterAll(() => site.stop());
afterEach(spaceAgain);

async function fillUp(): Promise<void> {
  for (const table of TABLES)
    await site.sql(
      `create trigger no_space before insert on ${table} for each row execute function no_space()`,
    );
}

async function spaceAgain(): Promise<void> {
  for (const table of TABLES) await site.sql(`drop trigger if exists no_space on ${table}`);
}

const booking = {
  kind: 'appointment',
  service: 'A table',
  durationMinutes: 60,
  partySize: 2,
  date: '2026-11-21',
  time: '19:00',
  name: 'Pat Low',
  phoneNumber: null,
  notes: null,
};

/** The same as a caller's tool asks for it. */
const asked = {
  service: 'table',
  date: '2026-11-21',
  time: '19:00',
  name: 'Pat Low',
  partySize: 2,
};

describe('on a full disk', () => {
  it('a booking is refused with 507 and a text, by REST and by RPC, and is taken when there is space', async () => {
    const { owner } = await ownerWithAssistant(site);
    await fillUp();
    const refused = await owner.send('POST', '/api/bookings', booking);
    expect(refused).toMatchObject({
      status: 507,
      body: { code: 'INSUFFICIENT_STORAGE', status: 507, message: NO_SPACE, defined: true },
    });
    const byRpc = await owner.rpc('bookings/add', booking);
    expect(byRpc).toMatchObject({ status: 507, body: { json: { message: NO_SPACE } } });
    expect(await site.sql('select id from bookings')).toEqual([]);
    await spaceAgain();
    expect((await owner.send('POST', '/api/bookings', booking)).status).toBe(200);
    expect(await site.sql('select id from bookings')).toHaveLength(1);
  });

  it('a form without a script is answered with a page that says so', async () => {
    await fillUp();
    const answer = await fetch(`${site.url}/forms/contact`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        name: 'Ada Bell',
        email: 'ada@example.com',
        subject: 'Billing Question',
        message: 'Hello',
        website: '',
      }),
    });
    expect(answer.status).toBe(507);
    expect(await answer.text()).toContain(NO_SPACE);
  });

  it('a caller is not told that anything was booked', async () => {
    const { assistant } = await ownerWithAssistant(site);
    await fillUp();
    const call = callFrom(assistant.assistantId, '+442079460111');
    const answer = await webhook(site, {
      type: 'tool-calls',
      timestamp: site.clock.nowMs(),
      call,
      toolCallList: [
        { id: 'one', type: 'function', function: { name: 'bookAppointment', arguments: asked } },
      ],
    });
    expect(answer).toMatchObject({ status: 507, body: { message: NO_SPACE } });
  });

  it('nobody is signed in', async () => {
    const visitor = new Visitor(site);
    const account = { email: 'full@example.com', password: 'secret-1' };
    await visitor.send('POST', '/api/auth/sign-up/email', { ...account, name: 'Olivia Owner' });
    await fillUp();
    const answer = await visitor.send('POST', '/api/auth/sign-in/email', account);
    expect(answer).toMatchObject({ status: 507, body: { message: NO_SPACE } });
    await spaceAgain();
    expect((await visitor.send('POST', '/api/auth/sign-in/email', account)).status).toBe(200);
  });
});
