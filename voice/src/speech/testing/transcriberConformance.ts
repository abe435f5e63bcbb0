import { AppError } from '@belldesk/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transcriber, TranscriberStream } from '../ports.ts';

type Rate = 8_000 | 16_000;

/** A stream with all that it said. */
export interface Heard {
  readonly stream: TranscriberStream;
  readonly partials: string[];
  readonly finals: string[];
  readonly errors: Error[];
  /** The next final text. */
  next(): Promise<string>;
}

/** Opens a stream whose answers can be awaited. */
export async function listenWith(
  transcriber: Transcriber,
  sampleRateHz: Rate = 8_000,
  keywords: readonly string[] = [],
  language = 'en-GB',
): Promise<Heard> {
  const partials: string[] = [];
  const finals: string[] = [];
  const errors: Error[] = [];
  const waiting: { resolve(text: string): void; reject(error: Error): void }[] = [];
  let taken = 0;
  const stream = await transcriber.open({
    sampleRateHz,
    keywords,
    language,
    onPartial: (text) => partials.push(text),
    onFinal(text) {
      finals.push(text);
      const next = waiting.shift();
      if (!next) return;
      taken++;
      next.resolve(text);
    },
    onError(error) {
      errors.push(error);
      for (const next of waiting.splice(0)) next.reject(error);
    },
  });
  return {
    stream,
    partials,
    finals,
    errors,
    next() {
      const here = finals[taken];
      if (here !== undefined) {
        taken++;
        return Promise.resolve(here);
      }
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
}

/** Writes an utterance as a leg does: 20 ms frames, the start noticed late, some silence at the end. */
export function say(stream: TranscriberStream, pcm: Int16Array, sampleRateHz: Rate): void {
  const frame = sampleRateHz / 50;
  const noticedAt = Math.min(pcm.length, 10 * frame);
  for (let at = 0; at < noticedAt; at += frame) stream.write(pcm.subarray(at, at + frame));
  stream.speechStarted();
  for (let at = noticedAt; at < pcm.length; at += frame) stream.write(pcm.subarray(at, at + frame));
  for (let silent = 0; silent < 10; silent++) stream.write(new Int16Array(frame));
  stream.speechStopped();
}

/** What is said, and what must be heard of it at least: in words without accents. */
interface Lines {
  readonly hours: readonly [said: string, heard: RegExp];
  readonly yes: readonly [said: string, heard: RegExp];
  readonly manager: readonly [said: string, heard: RegExp];
  readonly moment: readonly [said: string, heard: RegExp];
  readonly table: readonly [said: string, heard: RegExp];
  readonly food: readonly [said: string, heard: RegExp];
  readonly boiler: readonly [said: string, heard: RegExp];
}

const linesOf: Readonly<Record<'en-GB' | 'es-ES' | 'fr-FR', Lines>> = {
  'en-GB': {
    hours: ['what time do you open tomorrow', /what time do you open tomorrow/],
    yes: ['yes please', /yes|please/],
    manager: ['can i speak to the manager', /manager/],
    moment: ['tomorrow at seven', /tomorrow at seven/],
    table: ['i would like to book a table for two on friday evening', /friday/],
    food: ['do you have any vegan food', /vegan/],
    boiler: ['my boiler is broken', /boiler/],
  },
  'es-ES': {
    hours: ['a qué hora abren mañana por la tarde', /abren manana por la tarde/],
    yes: ['sí, muchas gracias', /si|gracias/],
    manager: ['quería hablar con el encargado', /hablar con el encargado/],
    moment: ['mañana por la tarde', /manana por la tarde/],
    table: ['quería reservar una mesa para el viernes por la noche', /mesa para el viernes/],
    food: ['quería anular la cita del jueves', /jueves/],
    boiler: ['se me ha roto la caldera', /caldera/],
  },
  'fr-FR': {
    hours: ['à quelle heure ouvrez-vous demain matin', /demain matin/],
    yes: ['oui, merci beaucoup', /oui|merci/],
    manager: ['je voudrais parler au responsable', /responsable/],
    moment: ['demain après-midi', /demain apres.midi/],
    table: ['je voudrais réserver une table pour vendredi soir', /table pour vendredi/],
    food: ['je voudrais annuler le rendez-vous de jeudi', /jeudi/],
    boiler: ['ma chaudière est en panne', /chaudiere/],
  },
};

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export interface TranscriberUnderTest {
  create(): Promise<Transcriber>;
  /** Someone saying the text, PCM16 mono. */
  speech(text: string, sampleRateHz: Rate): Promise<Int16Array>;
  /** What is said to it; English where it says nothing. */
  readonly language?: keyof typeof linesOf;
  /** Each test may take so long, where the recogniser or who speaks to it is slow. */
  readonly timeoutMs?: number;
}

/** What every transcriber holds to, whoever makes it. Called in a test file of the provider's. */
export function describeTranscriber(
  name: string,
  { create, speech, language = 'en-GB', timeoutMs = 20_000 }: TranscriberUnderTest,
): void {
  const lines = linesOf[language];
  const listen = (to: Transcriber, rate?: Rate) => listenWith(to, rate, [], language);
  describe(`transcriber ${name}`, { timeout: timeoutMs }, () => {
    let transcriber: Transcriber;
    beforeAll(async () => {
      transcriber = await create();
    }, 120_000);
    afterAll(() => transcriber.close());

    test.each([8_000, 16_000] as const)('hears words at %i Hz', async (rate) => {
      const heard = await listen(transcriber, rate);
      say(heard.stream, await speech(lines.hours[0], rate), rate);
      expect(plain(await heard.next())).toMatch(lines.hours[1]);
      heard.stream.close();
    });

    test('exactly one final follows each stop, in order', async () => {
      const heard = await listen(transcriber);
      say(heard.stream, await speech(lines.yes[0], 8_000), 8_000);
      say(heard.stream, await speech(lines.manager[0], 8_000), 8_000);
      const first = await heard.next();
      const second = await heard.next();
      expect(plain(first)).toMatch(lines.yes[1]);
      expect(plain(second)).toMatch(lines.manager[1]);
      say(heard.stream, new Int16Array(4_000), 8_000);
      await heard.next();
      expect(heard.finals).toHaveLength(3);
      heard.stream.close();
    });

    test('what is written before the start is noticed belongs to the utterance', async () => {
      const heard = await listen(transcriber);
      const pcm = await speech(lines.moment[0], 8_000);
      const early = pcm.subarray(0, 3_200);
      heard.stream.write(new Int16Array(16_000));
      heard.stream.write(early);
      heard.stream.speechStarted();
      heard.stream.write(pcm.subarray(early.length));
      heard.stream.write(new Int16Array(1_600));
      heard.stream.speechStopped();
      expect(plain(await heard.next())).toMatch(lines.moment[1]);
      heard.stream.close();
    });

    // What is said so far comes where nothing else waits: on a busy machine later.
    test('says what it has so far while the caller speaks', { timeout: 240_000 }, async () => {
      const heard = await listen(transcriber);
      const pcm = await speech(lines.table[0], 8_000);
      heard.stream.speechStarted();
      const third = Math.ceil(pcm.length / 3);
      for (let part = 0; part < 3; part++) {
        const before = heard.partials.length;
        heard.stream.write(pcm.subarray(part * third, (part + 1) * third));
        await expect.poll(() => heard.partials.length, { timeout: 60_000 }).toBeGreaterThan(before);
      }
      heard.stream.speechStopped();
      const final = await heard.next();
      expect(plain(final)).toMatch(lines.table[1]);
      expect(heard.partials.every((partial) => partial !== '')).toBe(true);
      heard.stream.close();
    });

    test('calls do not hear each other', async () => {
      const [one, two] = await Promise.all([listen(transcriber), listen(transcriber)]);
      const [first, second] = await Promise.all([
        speech(lines.food[0], 8_000),
        speech(lines.boiler[0], 8_000),
      ]);
      say(one.stream, first, 8_000);
      say(two.stream, second, 8_000);
      const [a, b] = await Promise.all([one.next(), two.next()]);
      expect(plain(a)).toMatch(lines.food[1]);
      expect(plain(b)).toMatch(lines.boiler[1]);
      one.stream.close();
      two.stream.close();
    });

    test('a stop without a start, and anything after closing, says nothing', async () => {
      const heard = await listen(transcriber);
      heard.stream.speechStopped();
      heard.stream.close();
      say(heard.stream, new Int16Array(1_600), 8_000);
      heard.stream.close();
      const later = await listen(transcriber);
      say(later.stream, await speech(lines.yes[0], 8_000), 8_000);
      await later.next();
      later.stream.close();
      expect([heard.finals, heard.partials, heard.errors]).toEqual([[], [], []]);
    });

    test('fails as a voice service fails once it is closed', async () => {
      const closed = await create();
      await closed.close();
      await expect(listen(closed)).rejects.toSatisfy(
        (error) => error instanceof AppError && error.code === 'voice-service-failed',
      );
    });
  });
}
