import { readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BookingAnswer, calendar } from '@belldesk/contract/product/bookings';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { keptMail } from '../src/keptMail.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { processesOn } from '../src/processes.ts';
import { mountSmallDisk } from '../src/smallDisk.ts';

const MEGABYTES = 400;
/** So long it is lived with that the database is gone for want of space; everything had ended after 40 s of a full disk. */
const DOWN_MS = 20_000;
const OPERATOR = 'ops@example.com';
const DAY_MS = 24 * 60 * 60_000;
const MOST_TRIES = 1_000;
const NO_SPACE = /There is no space left on the server\. Nothing was saved\./;
const refusal = z.object({ message: z.string() });

const disk = await mountSmallDisk(MEGABYTES);
let platform: Platform;
let owner: Owner;
let user: string;
/** Bookings that were acknowledged. */
const booked: string[] = [];

beforeAll(async () => {
  if (!disk) return;
  platform = await startPlatform({ dataDir: disk.folder, env: { OPERATOR_EMAIL: OPERATOR } });
  owner = await Owner.signUp(platform.url, 'full@example.com');
  const { id } = await owner.createAssistant(lambForm, 'Europe/London');
  user = /^sip:([^@]+)@/.exec((await owner.publish(id)).sipUri)?.[1] ?? '';
});
afterAll(async () => {
  try {
    await platform?.stop();
  } finally {
    await disk?.remove();
  }
});

const dateOf = (day: number) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);

/** Books for one of the next days. Null when it was acknowledged, else how it was refused. */
async function book(day: number): Promise<{ status: number; message: string } | null> {
  const response = await owner.raw('POST', '/api/bookings', {
    kind: 'appointment',
    service: 'A table',
    durationMinutes: 60,
    partySize: 2,
    date: dateOf(1 + (day % 28)),
    time: '19:00',
    name: 'Pat Low',
    phoneNumber: null,
    notes: null,
    anyway: true,
  });
  const body: unknown = await response.json();
  if (response.status !== 200)
    return { status: response.status, message: refusal.parse(body).message };
  const answer = body as BookingAnswer;
  if (!answer.done) throw new Error(answer.reason);
  booked.push(answer.entry.id);
  return null;
}

/** Our own programs, PostgreSQL and what it started left out. */
async function programs(): Promise<number[]> {
  const pids = await processesOn(platform.dataDir);
  const files = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/exe`).catch(() => '')));
  return pids.filter((_, index) => files[index]?.endsWith('/node'));
}

/** Somebody calls and is greeted. */
async function caller(): Promise<PhoneCaller> {
  const phone = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user,
    from: '+442079460123',
  });
  await phone.call();
  await phone.listen(0, 30_000);
  expect(phone.greetedAfterMs).not.toBeNull();
  return phone;
}

async function endCall(phone: PhoneCaller): Promise<void> {
  await phone.hangUp();
  phone.close();
}

/** Has PostgreSQL ask for room for its log. False when that, or the connection, failed. */
async function writesLog(): Promise<boolean> {
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query("select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const reserve = () =>
  stat(join(platform.dataDir, 'postgres', 'reserve')).then(
    ({ size }) => size,
    () => 0,
  );

test.runIf(disk)(
  'a full disk ends nothing, and with space again all is as before',
  async () => {
    await eventually(async () => ((await reserve()) > 0 ? true : undefined));
    // Any disk this small counts as nearly full.
    expect(await keptMail(platform.dataDir, OPERATOR)).toContain(
      'Belldesk is running out of disk space',
    );
    expect(await book(0)).toBeNull();
    await endCall(await caller());
    const before = await programs();

    await disk?.fill();
    let refused: Awaited<ReturnType<typeof book>> = null;
    for (let day = 1; !refused && day < MOST_TRIES; day += 1) refused = await book(day);
    expect(refused?.status).toBe(507);
    expect(refused?.message).toMatch(NO_SPACE);
    const phone = await caller();

    // The database ends for want of room for its log, is given the reserve, and can be read again.
    for (let tries = 0; (await reserve()) > 0 && tries < MOST_TRIES; tries += 1) {
      await writesLog();
      await pause(20);
    }
    expect(await reserve()).toBe(0);
    await eventually(() => owner.calls().catch(() => undefined), 60_000);
    await endCall(await caller());

    // The reserve is used up as well.
    do await disk?.fill();
    while (await writesLog());
    await endCall(phone);
    const downSinceMs = Date.now();
    for (let day = 1; Date.now() - downSinceMs < DOWN_MS; day += 1) {
      expect((await book(day))?.status).toBeOneOf([503, 507]);
      await pause(200);
    }
    expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
    expect(await programs()).toEqual(before);

    await disk?.free();
    await eventually(() => book(1).then((problem) => (problem ? undefined : true)), 90_000);
    expect(await programs()).toEqual(before);
    const listed = await owner.raw('GET', `/api/bookings?from=${dateOf(0)}&to=${dateOf(30)}`);
    const ids = calendar.parse(await listed.json()).entries.map((entry) => entry.id);
    expect(booked.filter((id) => !ids.includes(id))).toEqual([]);
    const calls = await eventually(async () => {
      const { rows } = await owner.calls();
      return rows.length === 3 && rows.every((row) => row.status === 'completed')
        ? rows
        : undefined;
    }, 240_000);
    expect(calls.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    await endCall(await caller());
    await eventually(async () => ((await reserve()) > 0 ? true : undefined), 90_000);
  },
  600_000,
);
