import type { Clock } from '@belldesk/kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyCheck } from '../../rungs/refusal.ts';
import type { Transcriber } from '../ports.ts';
import { CountedClock } from './countedClock.ts';
import { described, failureOf } from './failures.ts';
import { spelledAudio } from './spelledAudio.ts';
import { type Heard, listenWith, say } from './transcriberConformance.ts';

/** How the connection of a double may fail. */
export type ConnectionFault =
  | 'refused'
  | 'over-quota'
  | 'broken'
  | 'silent'
  | 'stalled'
  | 'dropped'
  | 'garbage'
  | 'error-message';

/** A recogniser on loopback that hears spelledAudio. */
export interface ListeningDouble {
  readonly url: string;
  readonly open: number;
  readonly audioBytes: number;
  next(...faults: ConnectionFault[]): void;
  dropAll(): void;
  hold(): void;
  release(): void;
  releaseSome(count: number): Promise<void>;
  reached(count?: number): Promise<void>;
  close(): Promise<void>;
}

interface At {
  readonly url: string;
  readonly apiKey: string;
  readonly clock: Clock;
}

export interface RemoteTranscriberUnderTest {
  readonly key: string;
  readonly deadlines: { readonly connectMs: number; readonly finalMs: number };
  startDouble(): Promise<ListeningDouble>;
  create(at: At): Transcriber;
  checkKey(at: At): Promise<KeyCheck>;
}

const SAID = 'my name is abercrombie and i would like to book a table for four tomorrow';
/** What `say` makes of it: ten frames of silence follow. */
const UTTERED_BYTES = 2 * (spelledAudio(SAID, 8_000).length + 10 * 160);

/** How a transcriber over the network fails, whoever sells it. Called in a test file of the provider's. */
export function describeTranscriberFaults(name: string, parts: RemoteTranscriberUnderTest): void {
  const { deadlines } = parts;
  describe(`transcriber ${name}, when its service fails`, () => {
    let double: ListeningDouble;
    let clock: CountedClock;
    let transcriber: Transcriber;
    let heard: Heard[];
    beforeAll(async () => {
      double = await parts.startDouble();
    });
    beforeEach(() => {
      clock = new CountedClock();
      heard = [];
      transcriber = parts.create({ url: double.url, apiKey: parts.key, clock });
    });
    afterEach(async () => {
      for (const { stream } of heard) stream.close();
      await transcriber.close();
      await expect.poll(() => double.open).toBe(0);
      await expect.poll(() => clock.timers).toBe(0);
    });
    afterAll(() => double.close());

    async function listen(): Promise<Heard> {
      const listening = await listenWith(transcriber);
      heard.push(listening);
      await double.reached();
      return listening;
    }

    const utter = ({ stream }: Heard, text = SAID) => say(stream, spelledAudio(text, 8_000), 8_000);

    test.each([
      ['refused', /refused the key/],
      ['over-quota', /quota is used up/],
      ['broken', /answered 500/],
    ] satisfies [ConnectionFault, RegExp][])(
      '%s: does not open, and says why',
      async (fault, why) => {
        double.next(fault);
        const failed = listenWith(transcriber);
        await expect(failed).rejects.toMatchObject({ code: 'voice-service-failed' });
        await expect(failed).rejects.toThrow(why);
        expect(await failed.catch(described)).not.toContain(parts.key);
        await double.reached();
      },
    );

    test('silent: is given up when no connection comes', async () => {
      double.next('silent');
      const failed = failureOf(listenWith(transcriber));
      await double.reached();
      clock.advance(deadlines.connectMs);
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('slow: one final text, however late within its time', async () => {
      const listening = await listen();
      const before = double.audioBytes;
      double.hold();
      utter(listening);
      await expect.poll(() => double.audioBytes - before).toBe(UTTERED_BYTES);
      clock.advance(deadlines.finalMs - 1);
      double.release();
      expect(await listening.next()).toBe(SAID);
      expect(listening.errors).toEqual([]);
    });

    test('slow, with interim words still coming: they do not put the deadline off', async () => {
      const listening = await listen();
      const before = double.audioBytes;
      double.hold();
      utter(listening);
      await expect.poll(() => double.audioBytes - before).toBe(UTTERED_BYTES);
      clock.advance(deadlines.finalMs - 1);
      await double.releaseSome(2);
      clock.advance(1);
      await double.reached();
      double.release();
      expect(await listening.next()).toBe(SAID);
      expect(listening.finals).toHaveLength(1);
    });

    test.each(['dropped', 'garbage', 'error-message'] satisfies ConnectionFault[])(
      '%s in mid-word: the utterance is said again on a new connection',
      async (fault) => {
        double.next(fault);
        const listening = await listen();
        utter(listening);
        await double.reached();
        expect(await listening.next()).toBe(SAID);
        utter(listening, 'yes please');
        expect(await listening.next()).toBe('yes please');
        expect(listening.errors).toEqual([]);
        expect(listening.finals).toHaveLength(2);
      },
    );

    test('dropped while the caller goes on speaking: nothing of it is lost', async () => {
      const listening = await listen();
      const pcm = spelledAudio(SAID, 8_000);
      const half = pcm.length / 2;
      listening.stream.speechStarted();
      listening.stream.write(pcm.subarray(0, half));
      await expect.poll(() => listening.partials.length).toBeGreaterThan(3);
      double.dropAll();
      await double.reached();
      listening.stream.write(pcm.subarray(half));
      listening.stream.speechStopped();
      expect(await listening.next()).toBe(SAID);
    });

    test('stalled: when no final text comes in time, the utterance is said again', async () => {
      double.next('stalled');
      const listening = await listen();
      utter(listening);
      clock.advance(deadlines.finalMs);
      await double.reached();
      expect(await listening.next()).toBe(SAID);
      expect(listening.errors).toEqual([]);
    });

    test('stalled, with the next utterance already going on: both are heard, in order', async () => {
      double.next('stalled');
      const listening = await listen();
      utter(listening);
      listening.stream.speechStarted();
      listening.stream.write(spelledAudio('no make that five', 8_000));
      clock.advance(deadlines.finalMs);
      await double.reached();
      listening.stream.speechStopped();
      expect(await listening.next()).toBe(SAID);
      expect(await listening.next()).toBe('no make that five');
    });

    test('stalled twice: dead after the second, told once, and silent from then on', async () => {
      double.next('stalled', 'stalled');
      const listening = await listen();
      const before = double.audioBytes;
      utter(listening);
      await expect.poll(() => double.audioBytes - before).toBe(UTTERED_BYTES);
      clock.advance(deadlines.finalMs);
      await double.reached();
      await expect.poll(() => double.audioBytes - before).toBe(2 * UTTERED_BYTES);
      clock.advance(deadlines.finalMs);
      expect(listening.errors).toMatchObject([{ code: 'timed-out' }]);
      utter(listening);
      expect([listening.finals, listening.errors.length]).toEqual([[], 1]);
      expect(described(listening.errors[0])).not.toContain('abercrombie');
      expect(clock.timers).toBe(0);
    });

    test.each([
      ['dropped', 'dropped'],
      ['dropped', 'refused'],
      ['garbage', 'garbage'],
    ] satisfies ConnectionFault[][])('%s, then %s: dead, told once', async (...faults) => {
      double.next(...faults);
      const listening = await listen();
      utter(listening);
      await expect.poll(() => listening.errors).toMatchObject([{ code: 'voice-service-failed' }]);
      await double.reached();
      expect(listening.finals).toEqual([]);
      const told = described(listening.errors[0]);
      expect(told).not.toContain(parts.key);
      expect(told).not.toContain('abercrombie');
    });

    test('dropped while nobody speaks: the next utterance is heard', async () => {
      const listening = await listen();
      double.dropAll();
      await double.reached();
      utter(listening);
      expect(await listening.next()).toBe(SAID);
      expect(listening.errors).toEqual([]);
    });

    test('closed while it connects anew: nothing is said and nothing stays open', async () => {
      const listening = await listen();
      double.next('silent');
      utter(listening);
      double.dropAll();
      await double.reached();
      listening.stream.close();
      await expect.poll(() => clock.timers).toBe(0);
      expect([listening.finals, listening.errors]).toEqual([[], []]);
    });

    describe('its key', () => {
      const check = (apiKey = parts.key) => parts.checkKey({ url: double.url, apiKey, clock });
      afterEach(() => double.reached());

      test('is good', async () => {
        expect(await check()).toEqual({ ok: true });
      });

      test('is refused', async () => {
        expect(await check('wrong')).toEqual({ ok: false, reason: 'refused' });
      });

      test.each([
        ['over-quota', 'over-quota'],
        ['broken', 'unreachable'],
      ] satisfies [ConnectionFault, string][])('%s', async (fault, reason) => {
        double.next(fault);
        expect(await check()).toEqual({ ok: false, reason });
      });
    });

    test('nobody there: does not open, and the key cannot be checked', async () => {
      const gone = await parts.startDouble();
      await gone.close();
      const at = { url: gone.url, apiKey: parts.key, clock };
      const failed = listenWith(parts.create(at));
      await expect(failed).rejects.toMatchObject({ code: 'voice-service-failed' });
      await expect(failed).rejects.toThrow(/could not be reached \(ECONNREFUSED\)/);
      expect(await parts.checkKey(at)).toEqual({ ok: false, reason: 'unreachable' });
    });
  });
}
