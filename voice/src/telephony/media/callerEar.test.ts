import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Downsampler } from '../../audio/resampler.ts';
import { seededNoise } from '../../audio/seededNoise.ts';
import type { CallerAudio, MediaEvent } from '../mediaLeg.ts';
import { CallerEar } from './callerEar.ts';
import { createFvadDetector } from './detector/fvadDetector.ts';
import { type LoadedDetector, loadSpeechDetector } from './detector/loadDetector.ts';
import type { SpeechDetector } from './detector/speechDetector.ts';
import { spokenText } from './test/spokenText.ts';

const START_MS = 1_000_000;
const SENTENCE = 'I would like to book a table for four people tomorrow.';

let loaded: LoadedDetector;
let fallback: SpeechDetector;
let spoken16: Int16Array;
let spoken8: Int16Array;

beforeAll(async () => {
  loaded = await loadSpeechDetector();
  fallback = await createFvadDetector();
  spoken16 = await spokenText(SENTENCE);
  spoken8 = new Downsampler().process(spoken16);
});
afterAll(() => {
  loaded.detector.close();
  fallback.close();
});

interface Options {
  readonly detector?: SpeechDetector;
  readonly rateHz?: 8_000 | 16_000;
  readonly mode?: CallerAudio;
  readonly suppressed?: boolean;
}

/** Lets an ear hear `pcm`, tick by tick; times are counted from its beginning. */
function hear(pcm: Int16Array, options: Options = {}): MediaEvent[] {
  const { rateHz = 8_000, detector = loaded.detector, suppressed = false } = options;
  const events: MediaEvent[] = [];
  const ear = new CallerEar(rateHz, detector, (event) => events.push(event));
  ear.handOn(options.mode ?? 'never');
  const samples = rateHz / 50;
  for (let at = 0, endMs = START_MS + 20; at + samples <= pcm.length; at += samples, endMs += 20) {
    ear.hear(pcm.subarray(at, at + samples), endMs, suppressed);
    detector.run();
  }
  ear.flush();
  ear.close();
  return events;
}

/** `parts` one after the other: audio, or ms of silence. */
function sequence(rateHz: number, ...parts: (Int16Array | number)[]): Int16Array {
  const pieces = parts.map((part) =>
    typeof part === 'number' ? new Int16Array((part * rateHz) / 1_000) : part,
  );
  const joined = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

function addNoise(pcm: Int16Array, amplitude: number): Int16Array {
  const random = seededNoise(11);
  return pcm.map((sample) => Math.max(-32_768, Math.min(32_767, sample + random() * amplitude)));
}

function changes(events: readonly MediaEvent[]): { type: string; atMs: number }[] {
  return events.flatMap((event) =>
    event.type === 'speech-started' || event.type === 'speech-stopped'
      ? [{ type: event.type, atMs: event.atMs - START_MS }]
      : [],
  );
}

/** First and last moment louder than a whisper, in ms. */
function loudSpan(pcm: Int16Array, rateHz: number): [number, number] {
  const loud = (sample: number): boolean => Math.abs(sample) > 600;
  return [(pcm.findIndex(loud) * 1_000) / rateHz, (pcm.findLastIndex(loud) * 1_000) / rateHz];
}

describe('hearing a caller', () => {
  it('has the speech model', () => {
    expect(loaded.problem).toBeNull();
    expect(loaded.detector.name).toBe('silero');
  });

  it.each([8_000, 16_000] as const)(
    'tells a sentence at %i Hz as one, dated where it was',
    (rateHz) => {
      const sentence = rateHz === 8_000 ? spoken8 : spoken16;
      const pcm = sequence(rateHz, 1_000, sentence, 1_000);
      const heard = changes(hear(pcm, { rateHz }));
      expect(heard.map(({ type }) => type)).toEqual(['speech-started', 'speech-stopped']);
      const [from, to] = loudSpan(pcm, rateHz);
      expect(Math.abs((heard[0]?.atMs ?? 0) - from)).toBeLessThan(120);
      expect(Math.abs((heard[1]?.atMs ?? 0) - to)).toBeLessThan(200);
    },
  );

  it('tells two sentences with a pause between as two', () => {
    const pcm = sequence(8_000, 500, spoken8, 900, spoken8, 900);
    expect(changes(hear(pcm))).toHaveLength(4);
  });

  it('hears speech over noise 12 dB below it', () => {
    const pcm = addNoise(sequence(8_000, 3_000, spoken8, 1_500), 1_800);
    const heard = changes(hear(pcm));
    expect(heard[0]?.type).toBe('speech-started');
    expect(heard[0]?.atMs).toBeGreaterThan(2_800);
    expect(heard.at(-1)?.type).toBe('speech-stopped');
  });

  it.each(['silero', 'fvad'] as const)(
    'hears nothing in silence or steady noise with %s',
    (name) => {
      const detector = name === 'silero' ? loaded.detector : fallback;
      expect(changes(hear(new Int16Array(80_000), { detector }))).toEqual([]);
      const steady = addNoise(new Int16Array(160_000), 1_500);
      // What the gate lets through while it learns the room may fool the fallback.
      const heard = changes(hear(steady, { detector })).filter(
        ({ atMs }) => name === 'silero' || atMs > 8_000,
      );
      expect(heard.filter(({ type }) => type === 'speech-started')).toEqual([]);
    },
  );

  it('takes keypad tones for no speech', () => {
    const tones = Int16Array.from({ length: 80_000 }, (_, i) => {
      if (i % 1_600 > 800) return 0;
      return (
        6_000 *
        (Math.sin((2 * Math.PI * 770 * i) / 8_000) + Math.sin((2 * Math.PI * 1_336 * i) / 8_000))
      );
    });
    expect(changes(hear(tones))).toEqual([]);
    expect(changes(hear(spoken8, { suppressed: true }))).toEqual([]);
  });

  it('falls back to the other detector, which hears a sentence too', async () => {
    const { detector, problem } = await loadSpeechDetector('/nowhere.onnx');
    expect(detector.name).toBe('fvad');
    expect(problem).not.toBeNull();
    const heard = changes(hear(sequence(8_000, 1_000, spoken8, 1_000), { detector }));
    expect(heard.map(({ type }) => type)).toEqual(['speech-started', 'speech-stopped']);
    detector.close();
  });

  it('hands on nothing, everything, or speech with 500 ms before it', () => {
    const pcm = sequence(8_000, 2_000, spoken8, 2_000);
    const audioOf = (mode: CallerAudio): number =>
      hear(pcm, { mode }).reduce(
        (sum, event) => sum + (event.type === 'caller-audio' ? event.pcm.length : 0),
        0,
      );
    expect(audioOf('never')).toBe(0);
    expect(audioOf('always')).toBe(pcm.length - (pcm.length % 160));

    const events = hear(pcm, { mode: 'speech' });
    const [started, stopped] = changes(events);
    const handed = sequence(
      8_000,
      ...events.flatMap((event) => (event.type === 'caller-audio' ? [event.pcm] : [])),
    );
    expect(events[0]?.type).toBe('caller-audio');
    expect(events.at(-1)?.type).toBe('speech-stopped');
    // It is one stretch of what was heard, and begins 500 ms before the speech.
    const from = pcm.findIndex((_, at) => handed.every((sample, i) => pcm[at + i] === sample));
    expect(from).toBeGreaterThanOrEqual(0);
    const fromMs = loudSpan(pcm, 8_000)[0] - loudSpan(handed, 8_000)[0];
    expect(Math.abs((started?.atMs ?? 0) - fromMs - 500)).toBeLessThanOrEqual(21);
    expect(fromMs + handed.length / 8).toBeGreaterThan(stopped?.atMs ?? 0);
  });

  it('hands on whole frames of 20 ms', () => {
    const events = hear(sequence(8_000, 500, spoken8, 500), { mode: 'speech' });
    const lengths = events.flatMap((event) =>
      event.type === 'caller-audio' ? [event.pcm.length % 160] : [],
    );
    expect(new Set(lengths)).toEqual(new Set([0]));
  });
});

describe('many calls at once', () => {
  it('hears each as if it were alone', () => {
    const expected = changes(hear(sequence(8_000, 600, spoken8, 600)));
    const heard = Array.from({ length: 40 }, () => [] as MediaEvent[]);
    const ears = heard.map(
      (events) => new CallerEar(8_000, loaded.detector, (event) => events.push(event)),
    );
    const pcm = sequence(8_000, 600, spoken8, 600);
    const silent = new Int16Array(160);
    for (let at = 0, endMs = START_MS + 20; at + 160 <= pcm.length; at += 160, endMs += 20) {
      // Every third call is silent: the batches differ from one tick to the next.
      for (const [i, ear] of ears.entries())
        ear.hear(i % 3 === 0 ? silent : pcm.subarray(at, at + 160), endMs, false);
      loaded.detector.run();
    }
    expect(heard.map(changes)).toEqual(heard.map((_, i) => (i % 3 === 0 ? [] : expected)));
    for (const ear of ears) ear.close();
  });
});
