import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '@belldesk/kit/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SpeakRequest, Voice } from '../ports.ts';
import { openPromptStore, type PromptStore } from './promptStore.ts';
import { promptTimes, withPrompts } from './withPrompts.ts';

const KNOWN = { voiceId: 'amelia', language: 'en-GB', text: 'Please speak after the tone.' };
const PROMPT = Int16Array.of(7, 8, 9);
const FRESH = Int16Array.of(1, 2);

let folder: string;
let prompts: PromptStore;
let clock: ManualClock;
let asked: number;
let behave: (request: SpeakRequest) => AsyncGenerator<Int16Array>;
let voice: Voice;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-prompts-'));
  prompts = await openPromptStore(join(folder, 'prompts'));
  await prompts.write(KNOWN, PROMPT);
  clock = new ManualClock();
  asked = 0;
  behave = works;
  const inner: Voice = {
    name: 'inner',
    speak(request) {
      asked += 1;
      return behave(request);
    },
    async close() {},
  };
  voice = withPrompts(inner, prompts, clock);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* works(): AsyncGenerator<Int16Array> {
  yield FRESH;
  yield FRESH;
}
async function* fails(): AsyncGenerator<Int16Array> {
  yield* [];
  throw new Error('broken');
}
async function* breaksOff(): AsyncGenerator<Int16Array> {
  yield FRESH;
  throw new Error('broken');
}
async function* hangs({ signal }: SpeakRequest): AsyncGenerator<Int16Array> {
  yield* [];
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
}

async function said(text = KNOWN.text, signal = new AbortController().signal) {
  const samples: number[] = [];
  for await (const pcm of voice.speak({ ...KNOWN, text, signal })) samples.push(...pcm);
  return samples;
}

describe('a voice with prompts', () => {
  test('speaks by itself while it can', async () => {
    expect(await said()).toEqual([1, 2, 1, 2]);
  });

  test('plays the prompt when it fails, and leaves the voice alone for a while', async () => {
    behave = fails;
    expect(await said()).toEqual([...PROMPT]);
    expect(await said()).toEqual([...PROMPT]);
    expect(asked).toBe(1);
    behave = works;
    clock.advance(promptTimes.afterFailureMs);
    expect(await said()).toEqual([1, 2, 1, 2]);
  });

  test('plays the prompt when nothing comes', async () => {
    behave = hangs;
    const saying = said();
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(promptTimes.patienceMs);
    expect(await saying).toEqual([...PROMPT]);
  });

  test('fails as the voice fails where there is no prompt, and in the middle', async () => {
    behave = fails;
    await expect(said('Something new.')).rejects.toThrow('broken');
    behave = breaksOff;
    await expect(said()).rejects.toThrow('broken');
  });

  test('what is not wanted any more ends without an error', async () => {
    behave = hangs;
    const controller = new AbortController();
    const saying = said(KNOWN.text, controller.signal);
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect(await saying).toEqual([]);
  });
});

describe('a store of prompts', () => {
  test('is there again after a restart; what was half written is not', async () => {
    const half = join(folder, 'prompts', 'abc.part');
    await writeFile(half, 'half');
    const again = await openPromptStore(join(folder, 'prompts'));
    expect(await again.read(KNOWN)).toEqual(PROMPT);
    expect(again.has({ ...KNOWN, voiceId: 'chris' })).toBe(false);
    expect(await again.read({ ...KNOWN, language: 'fr-FR' })).toBeNull();
    await expect(rm(half)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('forgets what nobody says any more', async () => {
    const other = { ...KNOWN, text: 'Goodbye!' };
    await prompts.write(other, PROMPT);
    await prompts.keepOnly([other]);
    const again = await openPromptStore(join(folder, 'prompts'));
    expect([again.has(KNOWN), again.has(other)]).toEqual([false, true]);
  });

  test('with a bound, what was not used for longest goes first, after a restart too', async () => {
    const bounded = join(folder, 'bounded');
    const key = (text: string) => ({ ...KNOWN, text });
    const store = await openPromptStore(bounded, { maxBytes: 3 * PROMPT.byteLength });
    for (const text of ['a', 'b', 'c']) await store.write(key(text), PROMPT);
    await store.read(key('a'));
    await store.write(key('d'), PROMPT);
    expect(['a', 'b', 'c', 'd'].map((text) => store.has(key(text)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const again = await openPromptStore(bounded, { maxBytes: PROMPT.byteLength });
    await again.write(key('e'), PROMPT);
    expect(['a', 'c', 'd', 'e'].map((text) => again.has(key(text)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
