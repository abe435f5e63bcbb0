import { systemClock } from '@belldesk/kit/clock';
import { loadConfig } from '@belldesk/kit/config';
import { createLogger } from '@belldesk/kit/logger';
import { expect, test } from 'vitest';
import {
  checkSpeechKeys,
  remoteTranscribers,
  remoteVoices,
  reportSpeechKeys,
} from './providers.ts';

const keys = { ELEVENLABS_API_KEY: 'e', OPENAI_SPEECH_MODEL: 'tts-1', DEEPGRAM_API_KEY: 'd' };

test.each([
  [{}, []],
  [{ OPENAI_API_KEY: 'k' }, []],
  [keys, ['elevenlabs', 'openai-speech']],
  [{ ...keys, SPEAKER: 'openai' }, ['openai-speech']],
  [{ ...keys, SPEAKER: 'elevenlabs' }, ['elevenlabs']],
  [{ ...keys, SPEAKER: 'flite' }, []],
])('with %j these speak: %j', (env, names) => {
  expect(remoteVoices(loadConfig(env), systemClock).map(({ name }) => name)).toEqual(names);
});

test.each([
  [{}, []],
  [keys, ['deepgram']],
  [{ ...keys, TRANSCRIBER: 'deepgram' }, ['deepgram']],
  [{ ...keys, TRANSCRIBER: 'pocketsphinx' }, []],
  [{ ...keys, TRANSCRIBER: 'none' }, []],
])('with %j these listen: %j', (env, names) => {
  expect(remoteTranscribers(loadConfig(env), systemClock).map(({ name }) => name)).toEqual(names);
});

test('every key that is set is checked, and no other', async () => {
  expect(await checkSpeechKeys(loadConfig({}))).toEqual([]);
  const nobody = {
    DEEPGRAM_URL: 'ws://127.0.0.1:1',
    ELEVENLABS_URL: 'http://127.0.0.1:1',
    OPENAI_SPEECH_URL: 'http://127.0.0.1:1/v1',
  };
  const check = { ok: false, reason: 'unreachable' };
  expect(await checkSpeechKeys(loadConfig({ ...keys, ...nobody }))).toEqual([
    { service: 'Deepgram', check },
    { service: 'ElevenLabs', check },
    { service: 'OpenAI speech', check },
  ]);
});

test('a key that does not help stands in the log, without the key', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const config = loadConfig({
    ELEVENLABS_API_KEY: 'hunter2',
    ELEVENLABS_URL: 'http://127.0.0.1:1',
  });
  await reportSpeechKeys(config, createLogger('test', { level: 'info', destination }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"service":"ElevenLabs","reason":"unreachable"/);
  expect(lines[0]).not.toContain('hunter2');
});
