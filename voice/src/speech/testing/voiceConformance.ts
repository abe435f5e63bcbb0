import { voices } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SPOKEN_SAMPLE_RATE_HZ, type Voice } from '../ports.ts';
import { loudness, spoken } from './spoken.ts';

const SENTENCE = 'Hello, thank you for calling. How can I help you today?';
const LONG = `${'We open at nine in the morning and close late at night. '.repeat(8)}`;
const seconds = (pcm: Int16Array): number => pcm.length / SPOKEN_SAMPLE_RATE_HZ;

/** What every voice holds to, whoever makes it. Called in a test file of the provider's. */
export function describeVoice(name: string, create: () => Promise<Voice>): void {
  describe(`voice ${name}`, () => {
    let voice: Voice;
    beforeAll(async () => {
      voice = await create();
    });
    afterAll(() => voice.close());

    test.each(voices.map(({ id }) => id))(
      '%s speaks, at a speed people speak at',
      async (voiceId) => {
        const pcm = await spoken(voice, SENTENCE, { voiceId });
        expect(pcm).toBeInstanceOf(Int16Array);
        expect(seconds(pcm)).toBeGreaterThan(2);
        expect(seconds(pcm)).toBeLessThan(6);
        expect(loudness(pcm)).toBeGreaterThan(500);
      },
    );

    test('voices of the catalogue do not sound alike', async () => {
      const all = await Promise.all(
        voices.map(({ id }) => spoken(voice, SENTENCE, { voiceId: id })),
      );
      expect(new Set(all.map((pcm) => Buffer.from(pcm.buffer).toString('base64'))).size).toBe(4);
    });

    test('begins before a long text is all rendered', async () => {
      const chunks: number[] = [];
      const signal = new AbortController().signal;
      for await (const chunk of voice.speak({
        text: LONG,
        voiceId: 'michael',
        language: 'en-GB',
        signal,
      }))
        chunks.push(seconds(chunk));
      expect(chunks.length).toBeGreaterThan(4);
      expect(Math.max(...chunks)).toBeLessThan(15);
    });

    test('has nothing to say where there are no words', async () => {
      expect(await spoken(voice, '')).toHaveLength(0);
      expect(await spoken(voice, '   ')).toHaveLength(0);
    });

    test('is silent when it was aborted before', async () => {
      expect(await spoken(voice, SENTENCE, { signal: AbortSignal.abort() })).toHaveLength(0);
    });

    test('ends early, without an error, when aborted in the middle', async () => {
      const controller = new AbortController();
      let chunks = 0;
      const request = {
        text: LONG,
        voiceId: 'amelia',
        language: 'en-GB',
        signal: controller.signal,
      };
      for await (const chunk of voice.speak(request)) {
        expect(chunk.length).toBeGreaterThan(0);
        chunks++;
        controller.abort();
      }
      expect(chunks).toBe(1);
    });

    test('speaks to several calls at once, each its own words', async () => {
      const alone = await spoken(voice, 'One moment please.');
      const together = await Promise.all([
        spoken(voice, LONG),
        spoken(voice, 'One moment please.'),
        spoken(voice, LONG),
      ]);
      expect(together[1]).toEqual(alone);
      expect(together[0]).toEqual(together[2]);
    });

    test('a short answer does not wait for the long texts of other calls', async () => {
      const finished: string[] = [];
      const note = (what: string) => () => finished.push(what);
      await Promise.all([
        spoken(voice, LONG).then(note('long')),
        spoken(voice, LONG).then(note('long')),
        spoken(voice, 'Yes.').then(note('short')),
      ]);
      expect(finished[0]).toBe('short');
    });

    test('fails as a voice service fails once it is closed', async () => {
      const closed = await create();
      await closed.close();
      await expect(spoken(closed, SENTENCE)).rejects.toSatisfy(
        (error) => error instanceof AppError && error.code === 'voice-service-failed',
      );
    });
  });
}
