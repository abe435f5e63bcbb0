import { expect, test } from 'vitest';
import { scriptedVoice } from '../testing/scripted.ts';
import { withPhraseCache } from './phraseCache.ts';
import type { Voice } from './ports.ts';

async function say(
  voice: Voice,
  text: string,
  signal = new AbortController().signal,
): Promise<number> {
  let samples = 0;
  for await (const pcm of voice.speak({ text, voiceId: 'amelia', language: 'en-GB', signal }))
    samples += pcm.length;
  return samples;
}

test('renders a phrase once', async () => {
  const inner = scriptedVoice();
  const voice = withPhraseCache(inner, { maxBytes: 1_000_000 });
  expect(await say(voice, 'Hello.')).toBe(await say(voice, 'Hello.'));
  expect(inner.spoken).toEqual(['Hello.']);
});

test('forgets what was unused for longest, and stays within its bytes', async () => {
  const inner = scriptedVoice();
  const bytes = (await say(inner, 'aaaa')) * 2;
  inner.spoken.length = 0;
  const voice = withPhraseCache(inner, { maxBytes: bytes * 2 });
  for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await say(voice, text);
  expect(inner.spoken).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('does not keep a phrase that was dropped', async () => {
  const inner = scriptedVoice();
  const voice = withPhraseCache(inner, { maxBytes: 1_000_000 });
  await say(voice, 'Hello.', AbortSignal.abort());
  await say(voice, 'Hello.');
  expect(inner.spoken).toHaveLength(2);
});
