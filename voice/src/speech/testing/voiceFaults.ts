import type { Clock } from '@belldesk/kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyCheck } from '../../rungs/refusal.ts';
import { SPOKEN_SAMPLE_RATE_HZ, type Voice } from '../ports.ts';
import { defaultSpeakingDeadlines as deadlines } from '../remote/speakingDeadlines.ts';
import { CountedClock } from './countedClock.ts';
import { described, failureOf } from './failures.ts';
import { DOUBLE_KEY, type SpeechFault, type SpeechServiceDouble } from './speechServiceDouble.ts';
import { spoken } from './spoken.ts';

interface At {
  readonly url: string;
  readonly apiKey: string;
  readonly clock: Clock;
}

export interface RemoteVoiceUnderTest {
  startDouble(): Promise<SpeechServiceDouble>;
  /** With the default deadlines. */
  create(at: At): Voice;
  checkKey(at: At): Promise<KeyCheck>;
}

const SENTENCE = 'Your table is booked, Mrs. Abercrombie.';

/** How a voice over the network fails, whoever sells it. Called in a test file of the provider's. */
export function describeVoiceFaults(name: string, parts: RemoteVoiceUnderTest): void {
  describe(`voice ${name}, when its service fails`, () => {
    let double: SpeechServiceDouble;
    let clock: CountedClock;
    let voice: Voice;
    beforeAll(async () => {
      double = await parts.startDouble();
    });
    beforeEach(() => {
      clock = new CountedClock();
      voice = parts.create({ url: double.url, apiKey: DOUBLE_KEY, clock });
    });
    afterEach(async () => {
      await voice.close();
      expect(clock.timers).toBe(0);
      await expect.poll(() => double.running).toBe(0);
    });
    afterAll(() => double.close());

    async function* begin(): AsyncGenerator<Int16Array, undefined> {
      const { signal } = new AbortController();
      yield* voice.speak({ text: SENTENCE, voiceId: 'jennifer', language: 'en-GB', signal });
    }

    test.each([
      ['refused', /refused the key/],
      ['over-quota', /quota is used up/],
      ['broken', /answered 500/],
      ['empty', /no sound/],
      ['page', /something else than sound/],
      ['mp3', /something else than sound/],
    ] satisfies [SpeechFault, RegExp][])('%s: says so, and asks once', async (fault, message) => {
      const before = double.bodies.length;
      double.next(fault);
      const failed = spoken(voice, SENTENCE);
      await expect(failed).rejects.toMatchObject({ code: 'voice-service-failed' });
      await expect(failed).rejects.toThrow(message);
      expect(double.bodies.length).toBe(before + 1);
      const told = await failed.catch((error: Error) => described(error));
      expect(told).not.toContain(DOUBLE_KEY);
      expect(told).not.toContain('Abercrombie');
      await double.reached();
    });

    test('late, but within its time: is heard whole', async () => {
      const usual = await spoken(voice, SENTENCE);
      await double.reached();
      double.next('late');
      const sound = spoken(voice, SENTENCE);
      await double.reached();
      clock.advance(deadlines.connectMs - 1);
      double.trickle();
      expect(await sound).toEqual(usual);
    });

    test('silent: is given up when no answer begins', async () => {
      double.next('silent');
      const failed = failureOf(spoken(voice, SENTENCE));
      await double.reached();
      clock.advance(deadlines.connectMs);
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('soundless: is given up when no sound follows the answer', async () => {
      double.next('soundless');
      const failed = failureOf(begin().next());
      await double.reached();
      // Whether the answer has been noticed by now is the network's affair; the deadline counts from the start.
      await expect.poll(() => clock.timers).toBe(1);
      clock.advance(deadlines.connectMs - 1);
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(deadlines.firstAudioMs - deadlines.connectMs + 1);
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('stalled in mid-word: what came is given, then it is given up', async () => {
      double.next('stalled');
      const sound = begin();
      const first = await sound.next();
      await double.reached();
      expect(first.value?.length).toBeGreaterThan(SPOKEN_SAMPLE_RATE_HZ / 10);
      const rest = async () => {
        for (let next = await sound.next(); !next.done; next = await sound.next());
      };
      const failed = failureOf(rest());
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(deadlines.gapMs);
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('trickling: is given up when the whole takes too long', async () => {
      double.next('trickling');
      const sound = begin();
      await sound.next();
      await double.reached();
      let waitedMs = 0;
      let failure: unknown = null;
      while (failure === null && waitedMs < 10 * deadlines.wholeMs) {
        const next = sound.next().catch((error: unknown) => {
          failure = error;
        });
        clock.advance(deadlines.gapMs - 1);
        waitedMs += deadlines.gapMs - 1;
        double.trickle();
        await next;
      }
      expect(failure).toMatchObject({ code: 'timed-out' });
      expect(waitedMs).toBeLessThan(deadlines.wholeMs + 2 * deadlines.gapMs);
    });

    test('dropped: what came is given, then it fails', async () => {
      double.next('dropped');
      const sound = begin();
      expect((await sound.next()).value?.length).toBeGreaterThan(0);
      await double.reached();
      const rest = async () => {
        for (let next = await sound.next(); !next.done; next = await sound.next());
      };
      await expect(rest()).rejects.toMatchObject({ code: 'voice-service-failed' });
    });

    test('slow listeners are not the service’s fault', async () => {
      const sound = begin();
      let chunks = 0;
      for (let next = await sound.next(); !next.done; next = await sound.next()) {
        clock.advance(60_000);
        chunks += 1;
      }
      expect(chunks).toBeGreaterThan(1);
      await double.reached();
    });

    test.each(['silent', 'soundless', 'stalled'] satisfies SpeechFault[])(
      '%s and no longer wanted: ends without an error and lets the connection go',
      async (fault) => {
        const controller = new AbortController();
        double.next(fault);
        const done = spoken(voice, SENTENCE, { signal: controller.signal });
        await double.reached();
        controller.abort();
        await expect(done).resolves.toBeInstanceOf(Int16Array);
      },
    );

    test('who leaves early lets the connection go', async () => {
      double.next('stalled');
      for await (const chunk of begin()) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
      await double.reached();
      await expect.poll(() => double.running).toBe(0);
    });

    test('closing ends what is being said', async () => {
      double.next('silent');
      const failed = failureOf(spoken(voice, SENTENCE));
      await double.reached();
      await voice.close();
      expect(await failed).toMatchObject({ code: 'voice-service-failed' });
    });

    test('nobody there: fails, and the key cannot be checked', async () => {
      const gone = await parts.startDouble();
      await gone.close();
      const at = { url: gone.url, apiKey: DOUBLE_KEY, clock };
      const failed = spoken(parts.create(at), SENTENCE);
      await expect(failed).rejects.toMatchObject({ code: 'voice-service-failed' });
      await expect(failed).rejects.toThrow(/could not be reached \(ECONNREFUSED\)/);
      expect(await parts.checkKey(at)).toEqual({ ok: false, reason: 'unreachable' });
    });

    test('a voice it has not got fails', async () => {
      await expect(spoken(voice, SENTENCE, { voiceId: 'nobody' })).rejects.toMatchObject({
        code: 'voice-service-failed',
      });
    });

    describe('its key', () => {
      const check = (apiKey = DOUBLE_KEY) => parts.checkKey({ url: double.url, apiKey, clock });

      test('is good', async () => {
        expect(await check()).toEqual({ ok: true });
        await double.reached();
      });

      test('is refused', async () => {
        expect(await check('wrong')).toEqual({ ok: false, reason: 'refused' });
      });

      test.each([
        ['over-quota', 'over-quota'],
        ['broken', 'unreachable'],
      ] satisfies [SpeechFault, string][])('%s', async (fault, reason) => {
        double.next(fault);
        expect(await check()).toEqual({ ok: false, reason });
        await double.reached();
      });

      test('cannot be checked where nobody answers', async () => {
        double.next('silent');
        const answer = check();
        await double.reached();
        clock.advance(5_000);
        expect(await answer).toEqual({ ok: false, reason: 'unreachable' });
      });
    });
  });
}
