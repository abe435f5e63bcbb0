import { readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingAnswer, Calendar } from '@belldesk/contract/product/bookings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { processesOn } from '../src/processes.ts';
import { mountSmallDisk, type SmallDisk } from '../src/smallDisk.ts';

const MEGABYTES = 300;
/** So long the full disk is lived with, at least: everything had ended after 40 s of it. */
const FULL_MS = 45_000;
const DAY_MS = 24 * 60 * 60_000;

const disk = await mountSmallDisk(MEGABYTES);
let platform: Platform;

beforeAll(async () => {
  if (disk) platform = await startPlatform({ dataDir: disk.folder });
});
afterAll(async () => {
  try {
    await platform?.stop();
  } finally {
    await disk?.remove();
  }
});

/** Tries to book a table for this day, counted from tomorrow. The id of what was acknowledged, or the refusal. */
async function book(owner: Owner, day: number) {
  const response = await owner.raw('POST', '/api/bookings', {
    kind: 'appointment',
    service: 'A table',
    durationMinutes: 60,
    partySize: 2,
    date: dateOf(day),
    time: '19:00',
    name: `Guest ${day}`,
    phoneNumber: null,
    notes: null,
    anyway: true,
  });
  const body: unknown = await response.json();
  if (response.status !== 200) return { refused: response.status, ...(body as { message: string }) };
  const answer = body as BookingAnswer;
  if (!answer.done) throw new Error(answer.reason);
  return { id: answer.entry.id };
}

const dateOf = (day: number) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);

/** Our own programs: the one that was started, and those that it started; not PostgreSQL. */
async function programs(dataDir: string): Promise<number[]> {
  const pids = await processesOn(dataDir);
  const names = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/exe`).catch(() => '')));
  return pids.filter((_, index) => names[index]?.endsWith('/node'));
}

async function callAndListen(user: string): Promise<void> {
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user,
    from: '+442079460123',
  });
  try {
    await caller.call();
    await caller.listen(0, 30_000);
    await caller.hangUp();
  } finally {
    caller.close();
  }
}

test.runIf(disk)('a full disk ends nothing, and with space again all is as before', async () => {
  const { folder } = disk as SmallDisk;
  const owner = await Owner.signUp(platform.url, 'full@example.com');
  const { id } = await owner.createAssistant(lambForm, 'Europe/London');
  const { sipUri } = await owner.publish(id);
  const user = /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '';
  const booked: string[] = [];
  for (let day = 1; day <= 3; day += 1) booked.push((await book(owner, day)).id ?? '');
  await callAndListen(user);
  await eventually(async () => (await owner.calls()).rows.find((row) => row.status !== 'in-progress'));
  const before = await programs(folder);

  const fullSinceMs = Date.now();
  const refusals = new Map<string, number>();
  let called = false;
  for (let day = 4; Date.now() - fullSinceMs < FULL_MS; day += 1) {
    await disk?.fill();
    const answer = await book(owner, day % 300).catch((error) => ({ refused: 0, message: String(error) }));
    if ('id' in answer && answer.id) booked.push(answer.id);
    else { const key = `${answer.refused} ${answer.message}`; refusals.set(key, (refusals.get(key) ?? 0) + 1); }
    if (refusals.size > 0 && !called) {
      called = true;
      console.log('calling', booked.length, [...refusals]);
      await callAndListen(user).then(() => console.log('call ok'), (e) => console.log('call failed', String(e)));
    }
    await pause(50);
  }
  console.log(booked.length, [...refusals], before, await programs(folder), platform.output());
  await disk?.free();
  const t = Date.now();
  await eventually(async () => { const a = await book(owner, 2).catch(() => null); return a && 'id' in a && a.id ? a : undefined; }, 60000);
  console.log('again after', Date.now() - t);
  const calendar = await owner.raw('GET', `/api/bookings?from=${dateOf(1)}&to=${dateOf(40)}`);
  console.log((await calendar.text()).length);
  await eventually(async () => { const r = (await owner.calls()).rows; return r.length === 2 && r.every((x) => x.status !== 'in-progress') ? r : undefined; }, 60000);
}, 300_000);
