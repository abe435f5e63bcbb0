import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Assistant } from '@belldesk/contract/product/assistant';
import { seededNoise } from '@belldesk/voice/audio/seededNoise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { checkout, type Platform, startPlatform } from '../src/platform.ts';
import { inviteTo, SipLine, throwAtTcp } from './sipLine.ts';

const run = promisify(execFile);

interface Desk {
  readonly owner: Owner;
  readonly assistant: Assistant;
  /** User part of the address. */
  readonly user: string;
}

async function openDesk(platform: Platform, companyName: string): Promise<Desk> {
  const email = `${companyName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const owner = await Owner.signUp(platform.url, email);
  const assistant = await owner.createAssistant({ ...lambForm, companyName });
  const { sipUri } = await owner.publish(assistant.id);
  return { owner, assistant, user: /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '' };
}

function callerOf(platform: Platform, user: string): PhoneCaller {
  return new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user,
    from: '+442079460123',
  });
}

/** Calls, hears the greeting, hangs up. */
async function isAnswered(platform: Platform, user: string): Promise<boolean> {
  const caller = callerOf(platform, user);
  await caller.call();
  await caller.listen(0, 20_000);
  await caller.hangUp();
  caller.close();
  return true;
}

async function finalOf(platform: Platform, user: string): Promise<string> {
  const line = await SipLine.open(platform.sipPort);
  const response = await line.refusalOf(user);
  line.close();
  return response;
}

function sipp(platform: Platform, scenario: string, user: string, calls: number) {
  const path = join(checkout, 'e2e', 'sipp', scenario);
  const limits = ['-m', String(calls), '-r', '5', '-timeout', '60s', '-timeout_error'];
  return run('sipp', [
    '-sf',
    path,
    '-s',
    user,
    ...limits,
    '-nostdin',
    `127.0.0.1:${platform.sipPort}`,
  ]);
}

describe('a telephone line', () => {
  let platform: Platform;
  let desk: Desk;

  beforeAll(async () => {
    platform = await startPlatform();
    desk = await openDesk(platform, 'Golden Lamb');
  });

  afterAll(() => platform.stop());

  test('an unknown and an unpublished address are not found', async () => {
    const owner = await Owner.signUp(platform.url, 'unpublished@example.com');
    await owner.createAssistant({ ...lambForm, companyName: 'Quiet Lamb' });
    for (const user of ['nobody', 'quiet-lamb', `${desk.user}-2`, 'a%00b', 'x'.repeat(500)])
      expect(await finalOf(platform, user)).toMatch(/^SIP\/2\.0 404 /);
  });

  test('an address whose assistant is deleted is not found any more', async () => {
    const gone = await openDesk(platform, 'Gone Lamb');
    expect(await isAnswered(platform, gone.user)).toBe(true);
    const removal = await gone.owner.raw('DELETE', `/api/assistant/${gone.assistant.id}`);
    expect(removal.status).toBe(200);
    await eventually(async () =>
      (await finalOf(platform, gone.user)).startsWith('SIP/2.0 404') ? true : undefined,
    );
  });

  test('messages cut short and noise disturb neither a call nor the next one', async () => {
    const caller = callerOf(platform, desk.user);
    const line = await SipLine.open(platform.sipPort);
    await caller.call();
    await caller.listen(0, 20_000);

    const invite = inviteTo(platform.sipPort, desk.user, line.localPort);
    const random = seededNoise(7);
    const noise = (bytes: number) =>
      Uint8Array.from({ length: bytes }, () => Math.floor((random() + 1) * 128));
    for (let end = 0; end < invite.length; end += 11) await line.send(invite.slice(0, end));
    for (let bytes = 1; bytes < 1_400; bytes += 13) await line.send(noise(bytes));
    for (const text of broken(invite)) await line.send(text);
    for (let end = 1; end < invite.length; end += 101)
      await throwAtTcp(platform.sipPort, invite.slice(0, end));
    for (let bytes = 1; bytes < 100_000; bytes *= 5)
      await throwAtTcp(platform.sipPort, noise(bytes));
    for (const text of broken(invite)) await throwAtTcp(platform.sipPort, text);
    line.close();

    expect(caller.hungUp).toBe(false);
    expect(await isAnswered(platform, desk.user)).toBe(true);
    const askedAtMs = Date.now();
    caller.press('0');
    await caller.listen(askedAtMs, 20_000);
    expect(caller.hungUp).toBe(false);
    await caller.hangUp();
    caller.close();
    const ready = await fetch(`${platform.url}/readyz`);
    expect(ready.status).toBe(200);
    const rows = await eventually(async () => {
      const ended = (await desk.owner.calls()).rows.filter(({ status }) => status === 'completed');
      return ended.length >= 2 ? ended : undefined;
    });
    expect(rows.every(({ caller: number }) => number === '+442079460123')).toBe(true);
  });

  test('a caller who gives up while it rings leaves nothing behind', async () => {
    // So long a sentence is still being rendered when the caller gives up.
    const { owner, user } = await openDesk(
      platform,
      `Slow Lamb ${'of the long road '.repeat(4)}`.trim(),
    );
    const { stdout } = await sipp(platform, 'cancel.xml', user, 1);
    expect(stdout).toMatch(/Successful call\s+\|\s+\d+\s+\|\s+1\s/);
    expect((await owner.calls()).rows).toEqual([]);
    expect(await isAnswered(platform, user)).toBe(true);
  });

  test('a caller may put it on hold and take it back', async () => {
    const { owner, user } = await openDesk(platform, 'Patient Lamb');
    const { stdout } = await sipp(platform, 'hold.xml', user, 3);
    expect(stdout).toMatch(/Successful call\s+\|\s+\d+\s+\|\s+3\s/);
    const rows = await eventually(async () => {
      const ended = (await owner.calls()).rows.filter(({ status }) => status === 'completed');
      return ended.length === 3 ? ended : undefined;
    });
    expect(rows).toHaveLength(3);
  });
});

describe('a platform at its limit', () => {
  let platform: Platform;
  let desk: Desk;

  beforeAll(async () => {
    platform = await startPlatform({ env: { MAX_CALLS: '1' } });
    desk = await openDesk(platform, 'Golden Lamb');
  });

  afterAll(() => platform.stop());

  test('says when to call again, and takes the next call when there is room', async () => {
    const first = callerOf(platform, desk.user);
    await first.call();
    const busy = await finalOf(platform, desk.user);
    expect(busy).toMatch(/^SIP\/2\.0 503 /);
    expect(busy).toMatch(/^Retry-After: [1-9]\d*\r?$/im);

    const { assistantId } = desk.assistant;
    const browser = await desk.owner.raw('POST', '/api/calls', { assistantId });
    expect(browser.status).toBe(503);
    expect(await browser.json()).toMatchObject({
      message: 'All lines are busy. Please try again in a moment.',
    });

    await first.hangUp();
    first.close();
    await eventually(async () => {
      const { rows } = await desk.owner.calls();
      return rows.find(({ status }) => status === 'completed');
    });
    expect(await isAnswered(platform, desk.user)).toBe(true);
  });
});

/** An INVITE that is wrong in one place each. */
function broken(invite: string): string[] {
  return [
    invite.replace('SIP/2.0', 'SIP/9.9'),
    invite.replace(/^Via: .*\r\n/m, ''),
    invite.replace(/^Call-ID: .*\r\n/m, ''),
    invite.replace(/^CSeq: .*$/m, 'CSeq: many INVITE'),
    invite.replace(/^CSeq: .*$/m, 'CSeq: 1 BYE'),
    invite.replace(/^From: .*$/m, 'From: nobody'),
    invite.replace(/^To: .*$/m, 'To: <sip:'),
    invite.replace(/^Max-Forwards: .*$/m, 'Max-Forwards: 0'),
    invite.replace(/^Content-Length: .*$/m, 'Content-Length: 99999'),
    invite.replace(/^Content-Length: .*$/m, 'Content-Length: -1'),
    invite.replace('m=audio', 'm=video'),
    invite.replace(/v=0.*$/s, 'no description'),
    invite.replace('\r\n', `\r\nX-Long: ${'x'.repeat(20_000)}\r\n`),
    '\r\n'.repeat(1_000),
    '\u0000'.repeat(1_000),
  ];
}
