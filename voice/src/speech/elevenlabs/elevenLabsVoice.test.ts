import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DOUBLE_KEY,
  type SpeechServiceDouble,
  startSpeechServiceDouble,
} from '../testing/speechServiceDouble.ts';
import { spoken } from '../testing/spoken.ts';
import { describeVoice } from '../testing/voiceConformance.ts';
import { describeVoiceFaults } from '../testing/voiceFaults.ts';
import { checkElevenLabsKey } from './checkElevenLabsKey.ts';
import { createElevenLabsVoice, type ElevenLabsOptions } from './elevenLabsVoice.ts';
import { elevenLabsProtocol } from './testing/elevenLabsProtocol.ts';

let double: SpeechServiceDouble;
beforeAll(async () => {
  double = await startSpeechServiceDouble(elevenLabsProtocol);
});
afterAll(() => double.close());

const create = (options: Partial<ElevenLabsOptions> = {}) =>
  createElevenLabsVoice({ apiKey: DOUBLE_KEY, url: double.url, ...options });

describeVoice('elevenlabs', async () => create());
describeVoiceFaults('elevenlabs', {
  startDouble: () => startSpeechServiceDouble(elevenLabsProtocol),
  create: createElevenLabsVoice,
  checkKey: checkElevenLabsKey,
});

test('numbers, money and dates are sent in words, to the quickest model, in the language of the call', async () => {
  await spoken(create(), 'It is £35 on 2026-12-03. Call 020 7946 0018.');
  expect(double.bodies.at(-1)).toEqual({
    text: 'It is thirty five pounds on the third of December, twenty twenty six. Call oh two oh, seven nine four six, oh oh one eight.',
    model_id: 'eleven_flash_v2_5',
    language_code: 'en',
  });
});

test('another model is not told a language, and another language keeps its figures', async () => {
  await spoken(create({ model: 'eleven_multilingual_v2' }), 'Yes.');
  expect(double.bodies.at(-1)).toEqual({ text: 'Yes.', model_id: 'eleven_multilingual_v2' });
  const request = { text: 'Son las 35 €', voiceId: 'amelia', language: 'es-ES' };
  const { signal } = new AbortController();
  for await (const chunk of create().speak({ ...request, signal }))
    expect(chunk.length).toBeGreaterThan(0);
  expect(double.bodies.at(-1)).toMatchObject({ text: 'Son las 35 €', language_code: 'es' });
});

test('an owner may choose the voices', async () => {
  const own = create({ voices: { amelia: 'abcdefghij0123456789' } });
  const usual = await spoken(create(), 'Yes.', { voiceId: 'amelia' });
  expect(await spoken(own, 'Yes.', { voiceId: 'amelia' })).not.toEqual(usual);
  expect(await spoken(own, 'Yes.', { voiceId: 'chris' })).toEqual(
    await spoken(create(), 'Yes.', { voiceId: 'chris' }),
  );
});

test.each([
  [{ character_count: 30_000, character_limit: 30_000 }, 200, { ok: false, reason: 'over-quota' }],
  [
    { character_count: 40_000, character_limit: 30_000, can_extend_character_limit: true },
    200,
    { ok: true },
  ],
  [{ detail: { status: 'missing_permissions' } }, 401, { ok: true }],
  ['nonsense', 200, { ok: false, reason: 'unreachable' }],
] as const)('an account that answers %j with %i', async (body, status, verdict) => {
  const server = createServer((_request, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await checkElevenLabsKey({ apiKey: 'k', url, clock: systemClock })).toEqual(verdict);
  server.closeAllConnections();
  server.close();
});
