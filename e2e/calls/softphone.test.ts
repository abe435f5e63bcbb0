import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavOf } from '@belldesk/voice/speech/wav';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { eventually } from '../src/eventually.ts';
import { freePorts } from '../src/freePorts.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const RATE_HZ = 8_000;
/** The greeting and a breath; then the caller asks, and listens to the answer. */
const BEFORE_S = 8;
const AFTER_S = 7;
const WAV_HEADER_BYTES = 44;

let platform: Platform;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-softphone-'));
  platform = await startPlatform();
});

afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

async function writeConfiguration(): Promise<void> {
  const voice = new CallerVoice();
  const question = await voice.speak('do you have parking');
  await voice.close();
  const pcm = new Int16Array(question.length + RATE_HZ * (BEFORE_S + AFTER_S));
  pcm.set(question, RATE_HZ * BEFORE_S);
  await writeFile(join(folder, 'question.wav'), wavOf(pcm, RATE_HZ));
  const [sipPort] = await freePorts(1);
  const settings = [
    'module_path /usr/lib/baresip/modules',
    ...['g711', 'aufile', 'sndfile'].map((name) => `module ${name}.so`),
    ...['uuid', 'account'].map((name) => `module_tmp ${name}.so`),
    'module_app menu.so',
    `audio_source aufile,${join(folder, 'question.wav')}`,
    'audio_player aufile,none',
    'audio_srate 8000',
    'audio_channels 1',
    `snd_path ${folder}`,
    `sip_listen 127.0.0.1:${sipPort}`,
  ];
  await writeFile(join(folder, 'config'), `${settings.join('\n')}\n`);
  await writeFile(join(folder, 'accounts'), '<sip:caller@127.0.0.1>;regint=0\n');
  await writeFile(join(folder, 'contacts'), '');
}

/** One call of a softphone that hangs up when its file has come to its end. */
async function dial(address: string): Promise<string> {
  const phone = spawn('baresip', ['-4', '-f', folder, '-t', '30', '-e', `/dial ${address}`]);
  let said = '';
  phone.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('terminated (duration')) phone.kill('SIGINT');
  });
  await new Promise((resolve, reject) => {
    phone.once('exit', resolve);
    phone.once('error', reject);
  });
  return said;
}

test('a softphone is answered, hears, and is understood', async () => {
  await writeConfiguration();
  const owner = await Owner.signUp(platform.url, 'softphone@example.com');
  const assistant = await owner.createAssistant(lambForm);
  const { sipUri } = await owner.publish(assistant.id);
  expect(await dial(sipUri)).toContain('Call established');
  const row = await eventually(async () => {
    const { rows } = await owner.calls();
    return rows.find((each) => each.status === 'completed');
  });
  const call = await owner.call(row.id);
  expect(call.endedReason).toBe('customer-ended-call');
  const asked = call.transcript.findIndex((line) => /parking/.test(line.text));
  expect(call.transcript[asked]?.role).toBe('caller');
  expect(
    call.transcript
      .slice(asked + 1)
      .map((line) => line.text)
      .join(' '),
  ).toMatch(/free parking behind the building/i);
  const heard = (await readdir(folder)).find((name) => name.endsWith('-dec.wav'));
  const pcm = (await readFile(join(folder, heard ?? ''))).subarray(WAV_HEADER_BYTES);
  let loudest = 0;
  for (let at = 0; at + 1 < pcm.length; at += 2) loudest = Math.max(loudest, pcm.readInt16LE(at));
  expect(loudest).toBeGreaterThan(3_000);
});
