import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { freeSettings } from '../src/freePorts.ts';
import { kitProcessOf, programOf } from '../src/kitProcess.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { processesOn } from '../src/processes.ts';
import { type StartCommand, startCommand } from '../src/startCommand.ts';

let dataDir = '';
let env: Record<string, string> = {};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-e2e-'));
  env = { ...(await freeSettings()), DATA_DIR: dataDir };
});

afterEach(async () => {
  await eventually(
    async () => ((await processesOn(dataDir)).length === 0 ? true : undefined),
    60_000,
  );
  await rm(dataDir, { recursive: true });
});

async function started(): Promise<StartCommand> {
  const start = startCommand(env);
  await isReady(start);
  return start;
}

async function isReady(start: StartCommand): Promise<void> {
  const look = { timeout: 120_000, interval: 50 };
  await expect
    .poll(() => /is ready|in use|already runs/.exec(start.output())?.[0], look)
    .toBe('is ready');
}

/** A telephone call that goes on until its product ends. */
async function call(): Promise<PhoneCaller> {
  const owner = await Owner.signUp(`http://localhost:${env.PORT}`, 'ends@example.com');
  const { id } = await owner.createAssistant(lambForm, 'Europe/London');
  const { sipUri } = await owner.publish(id);
  const user = /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '';
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: Number(env.SIP_PORT),
    user,
    from: '+442079460123',
  });
  await caller.call();
  return caller;
}

test.each([
  ['the command', async (start: StartCommand) => start.child.pid ?? 0],
  ['the process that runs the programs', () => kitProcessOf(dataDir)],
])('a start after kill -9 of %s in mid-call waits for what is left of it', async (_, find) => {
  const first = await started();
  const caller = await call();
  process.kill(await find(first), 'SIGKILL');
  // As long as a person takes to start it again.
  await pause(1_500);
  const second = await started();
  caller.close();
  expect((await fetch(`http://localhost:${env.PORT}/readyz`)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a start right after SIGTERM in mid-call waits for the end, and says so', async () => {
  const first = await started();
  const caller = await call();
  // Frozen, the program that carries the call ends no sooner than the second start has looked.
  const voice = await programOf(dataDir, 'voice');
  process.kill(voice, 'SIGSTOP');
  first.child.kill('SIGTERM');
  const second = startCommand(env);
  const look = { timeout: 60_000, interval: 50 };
  await expect
    .poll(() => second.output(), look)
    .toContain('An earlier Belldesk is still ending; waiting');
  process.kill(voice, 'SIGCONT');
  await isReady(second);
  caller.close();
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
