import { describe, expect, test } from 'vitest';
import type { RungEvent } from '../../rungs/rungs.ts';
import { transcriberByLanguage } from '../byLanguage.ts';
import type { Hearing, ListeningFor } from '../hearing.ts';
import { meteredTranscriber } from '../metered.ts';
import type { Transcriber, TranscriberOptions } from '../ports.ts';
import { ladderTranscriber } from './ladderTranscriber.ts';
import { lateTranscriber } from './lateTranscriber.ts';
import { CountedClock } from './testing/countedClock.ts';

const HEARING: Hearing = {
  confidence: 0.75,
  alternatives: [{ text: 'two', confidence: 0.2 }],
  words: [{ text: 'to', fromMs: 0, toMs: 100, confidence: 0.8 }],
};
const listeningFor = (asked: ListeningFor['asked']): ListeningFor => ({ asked, phrases: [] });

/** Notes what is asked of it; says "to" to each utterance, or fails at the end of the first. */
function noting(name: string, fails = false) {
  const told: string[] = [];
  const transcriber: Transcriber = {
    name,
    grade: 'street',
    listens: 'speech',
    async open({ onFinal, onError }) {
      told.push('open');
      return {
        write: () => undefined,
        speechStarted: () => void told.push('started'),
        speechStopped() {
          if (fails) onError(new Error('as scripted'));
          else onFinal('to', HEARING);
        },
        expect: ({ asked }) => void told.push(asked),
        close: () => void told.push('close'),
      };
    },
    close: async () => void told.push('closed'),
  };
  return { told, transcriber };
}

const finals: unknown[] = [];
const options: TranscriberOptions = {
  sampleRateHz: 8_000,
  language: 'en-GB',
  keywords: [],
  onPartial: () => undefined,
  onFinal: (text, hearing) => finals.push([text, hearing]),
  onError: () => undefined,
};

function ladderOf(...transcribers: readonly Transcriber[]) {
  const events: RungEvent[] = [];
  const clock = new CountedClock();
  const ladder = ladderTranscriber(
    transcribers.map((one) => meteredTranscriber(one)),
    {
      clock,
      onRung: (event) => events.push(event),
    },
  );
  return { ladder: transcriberByLanguage(ladder, null), events };
}

describe('a transcriber that is still to come', () => {
  test('is passed over, and not taken for one that failed', async () => {
    const late = lateTranscriber({ name: 'late', grade: 'street', listens: 'speech' });
    const [come, below] = [noting('late'), noting('below')];
    const { ladder, events } = ladderOf(late, below.transcriber);
    await ladder.open(options);
    expect([below.told, events]).toEqual([['open'], []]);
    late.use(come.transcriber);
    await ladder.open(options);
    expect([come.told, events]).toEqual([['open'], []]);
    await ladder.close();
    expect([come.told, below.told]).toEqual([
      ['open', 'closed'],
      ['open', 'closed'],
    ]);
  });

  test('alone: calls are not heard, and it is worth no more than a demonstration', async () => {
    const late = lateTranscriber({ name: 'late', grade: 'street', listens: 'speech' });
    const { ladder } = ladderOf(late);
    expect(ladder.grade).toBe('demonstration');
    await expect(ladder.open(options)).rejects.toMatchObject({ code: 'voice-service-failed' });
    late.use(noting('late').transcriber);
    expect(ladder.grade).toBe('street');
    await ladder.open(options);
  });

  test('that comes after all was closed is closed', async () => {
    const late = lateTranscriber({ name: 'late', grade: 'street', listens: 'speech' });
    const come = noting('late');
    await late.close();
    late.use(come.transcriber);
    expect(come.told).toEqual(['closed']);
    expect(() => late.use(come.transcriber)).toThrow(/already/);
  });
});

describe('what is expected, and what is known of a text', () => {
  test('reach the recogniser and whoever listens, through all that stands between', async () => {
    finals.length = 0;
    const one = noting('one');
    const stream = await ladderOf(one.transcriber).ladder.open(options);
    stream.expect?.(listeningFor('time'));
    stream.speechStarted();
    stream.speechStopped();
    expect(one.told).toEqual(['open', 'time', 'started']);
    expect(finals).toEqual([['to', HEARING]]);
  });

  test('the next rung hears the utterance for what it answered, and the next for what is asked now', async () => {
    finals.length = 0;
    const [broken, below] = [noting('broken', true), noting('below')];
    const stream = await ladderOf(broken.transcriber, below.transcriber).ladder.open(options);
    stream.expect?.(listeningFor('number'));
    stream.speechStarted();
    stream.expect?.(listeningFor('name'));
    stream.speechStopped();
    await expect.poll(() => finals).toHaveLength(1);
    expect(below.told).toEqual(['open', 'number', 'started', 'name']);
  });
});
