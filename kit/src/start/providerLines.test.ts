import type { ProviderReport } from '@belldesk/contract/voice/providers';
import { expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { loadConfig } from '../config.ts';
import { hasProviders, providerLines } from './providerLines.ts';

const rung = (
  part: ProviderReport['part'],
  state: ProviderReport['state'],
  message: string,
): ProviderReport => ({
  part,
  name: message,
  label: message,
  state,
  sinceMs: 0,
  message,
  incident: null,
});
const never = new AbortController().signal;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('each key that does not help has a line, with what stands in', async () => {
  const providers = [
    rung('ears', 'ok', 'Deepgram accepts the key.'),
    rung('model', 'over-quota', 'The quota is used up.'),
    rung('model', 'standing-in', 'The house stands in.'),
    rung('voice', 'refused', 'ElevenLabs refuses the key: check ELEVENLABS_API_KEY.'),
  ];
  expect(await providerLines(async () => ({ providers }), new ManualClock(), never)).toEqual([
    '  Thinking   The quota is used up. The house stands in.',
    '  Speaking   ElevenLabs refuses the key: check ELEVENLABS_API_KEY.',
  ]);
});

test('answers that have not come are waited for, but not for ever', async () => {
  const clock = new ManualClock();
  let asked = 0;
  const waiting = rung('ears', 'not-checked', 'Deepgram has not answered.');
  const lines = providerLines(
    async () => {
      asked += 1;
      return { providers: [asked < 3 ? waiting : rung('ears', 'ok', '')] };
    },
    clock,
    never,
  );
  for (let n = 0; n < 3; n += 1) {
    await settle();
    clock.advance(500);
  }
  expect(await lines).toEqual([]);
  expect(asked).toBe(3);
  const slow = providerLines(async () => ({ providers: [waiting] }), clock, never);
  for (let n = 0; n < 17; n += 1) {
    await settle();
    clock.advance(500);
  }
  expect(await slow).toEqual(['  Listening  Deepgram has not answered.']);
});

test('a platform that cannot be asked, or a start that is stopped, tells nothing', async () => {
  const clock = new ManualClock();
  const fails = () => Promise.reject(new Error('gone'));
  expect(await providerLines(fails, clock, never)).toEqual([]);
  const stop = new AbortController();
  const providers = [rung('ears', 'not-checked', '')];
  const lines = providerLines(async () => ({ providers }), clock, stop.signal);
  await settle();
  stop.abort();
  expect(await lines).toEqual([]);
});

test.each([
  [{}, false],
  [{ PORT: '4000' }, false],
  [{ DEEPGRAM_API_KEY: 'k' }, true],
  [{ OPENAI_BASE_URL: 'http://gpu/v1' }, true],
])('with %j there is something to ask about: %s', (env, expected) => {
  expect(hasProviders(loadConfig(env))).toBe(expected);
});
