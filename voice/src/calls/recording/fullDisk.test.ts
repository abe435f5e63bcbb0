import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPromptStore } from '../../speech/prompts/promptStore.ts';
import type { FromWriter } from '../../telephony/media/recording/protocol.ts';
import { TapeFiles } from '../../telephony/media/recording/tapeFiles.ts';
import { createRecordings } from '../recordings.ts';

const CALL_ID = '0190b6a0-0000-7000-8000-000000000001';
const RATE_HZ = 8_000;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-full-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** full(4): whatever is written there meets ENOSPC. */
const fullDisk = (name: string) => symlink('/dev/full', join(folder, name));

describe.runIf(process.platform === 'linux')('without space', () => {
  test('a whole call goes on, and its recording says that it could not be written', async () => {
    await fullDisk('call.wav');
    const told: FromWriter[] = [];
    const files = new TapeFiles((message) => told.push(message));
    const path = join(folder, 'call.wav');
    files.handle({ type: 'open', recording: 1, path, sampleRateHz: RATE_HZ });
    for (let second = 0; second < 3; second += 1) {
      const pcm = new Int16Array(2 * RATE_HZ);
      files.handle({ type: 'chunk', recording: 1, atSample: second * RATE_HZ, pcm });
    }
    const samples = 3 * RATE_HZ;
    files.handle({ type: 'end', recording: 1, samples, lostSamples: 0, keep: true });
    expect(told).toEqual([
      {
        type: 'ended',
        recording: 1,
        end: { seconds: 3, lostSeconds: 0, problem: 'ENOSPC' },
      },
    ]);
  });

  test('a message that a caller speaks is told as not kept, whatever is said after the first failure', async () => {
    await fullDisk(`${CALL_ID}.${RATE_HZ}.pcm`);
    const recording = await createRecordings(folder).start(CALL_ID, RATE_HZ);
    for (let frame = 0; frame < 50; frame += 1) {
      recording.write(new Int16Array(160));
      await new Promise<void>((next) => setImmediate(next));
    }
    await expect(recording.close()).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  test('a prompt that cannot be kept leaves nothing behind, and is rendered again later', async () => {
    const prompts = await openPromptStore(folder);
    const key = { voiceId: 'amelia', language: 'en-US', text: 'Hello' };
    const name = createHash('sha256').update('amelia\nen-US\nHello').digest('hex');
    await fullDisk(`${name}.part`);
    await expect(prompts.write(key, new Int16Array(16_000))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(await readdir(folder)).toEqual([]);
    expect(prompts.has(key)).toBe(false);
    await prompts.write(key, new Int16Array(16_000));
    expect(await prompts.read(key)).toHaveLength(16_000);
  });
});
