import { AppError } from '@belldesk/contract/errors';
import type {
  ReadingSupport,
  ReadingsQuestion,
  SpeechQuestion,
  WordsQuestion,
} from '@belldesk/contract/voice/pronunciation';
import type { Clock } from '@belldesk/kit/clock';
import type { KokoroVoice } from './kokoro/createKokoroVoice.ts';
import type { WordQuestion } from './kokoro/speakerJob.ts';
import type { Voice } from './ports.ts';

/** An owner who waits longer asks again, in ms. */
export const HEARING_DEADLINE_MS = 12_000;

export interface PronunciationParts {
  readonly clock: Clock;
  /** The voice that speaks to callers. */
  readonly voice: Voice;
  /** The voice of this machine's own; null where the settings do without it. */
  readonly kokoro: Pick<KokoroVoice, 'isPresent' | 'renderUnhurried' | 'words'> | null;
  /** No service stands before the voices of this machine. */
  readonly speaksFirst: boolean;
  /** Nobody is on the telephone. */
  readonly isIdle: () => boolean;
}

/** How words are said: for owners who look after it, never at the cost of a caller. */
export interface Pronunciation {
  readonly support: ReadingSupport;
  /** @throws AppError busy where the voice has no time for it */
  guessed(question: WordsQuestion): Promise<readonly string[]>;
  /** @throws AppError busy */
  readings(question: ReadingsQuestion): Promise<readonly string[]>;
  /**
   * PCM16 mono at 16 kHz.
   * @throws AppError busy while calls are up or where it takes too long; conflict where a service speaks, which would be paid
   */
  speak(question: SpeechQuestion): Promise<Int16Array>;
}

const isEnglish = (language: string): boolean => /^en(?:-|$)/i.test(language);

/** Readings and their sound, of the voice that callers hear; behind everything that a caller waits for. */
export function createPronunciation(parts: PronunciationParts): Pronunciation {
  const { clock, voice, kokoro, speaksFirst, isIdle } = parts;

  /** @throws AppError busy when it is not done in time */
  async function inTime<T>(work: (signal: AbortSignal) => Promise<T | null>): Promise<T> {
    const late = new AbortController();
    const cancel = clock.after(HEARING_DEADLINE_MS, () => late.abort());
    const gaveUp = new Promise<null>((resolve) => {
      late.signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    try {
      const done = await Promise.race([work(late.signal), gaveUp]);
      if (done !== null) return done;
      throw new AppError('busy', 'The voice has much to do now. Please try again in a moment.');
    } finally {
      cancel();
    }
  }

  async function ask(language: string, question: WordQuestion): Promise<readonly string[]> {
    if (!kokoro?.isPresent || !isEnglish(language)) return [];
    return inTime((signal) => kokoro.words(question, signal));
  }

  async function spoken(question: SpeechQuestion, signal: AbortSignal): Promise<Int16Array> {
    const chunks: Int16Array[] = [];
    for await (const pcm of voice.speak({ ...question, signal })) chunks.push(pcm);
    return joined(chunks);
  }

  return {
    get support() {
      if (!speaksFirst) return 'service';
      return kokoro?.isPresent ? 'spoken' : 'as-written';
    },
    guessed: ({ language, words }) => ask(language, { asks: 'guessed', words }),
    readings: ({ language, word }) => ask(language, { asks: 'readings', word }),
    async speak(question) {
      if (!speaksFirst)
        throw new AppError(
          'conflict',
          'Callers hear the voice of a service here, which reads words as they are written.',
        );
      if (!isIdle())
        throw new AppError(
          'busy',
          'Somebody is on the telephone. You can listen again when the call is over.',
        );
      return inTime((signal) =>
        kokoro?.isPresent
          ? kokoro.renderUnhurried({ ...question, signal })
          : spoken(question, signal),
      );
    },
  };
}

/** Pieces of sound as one. */
export function joined(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((samples, chunk) => samples + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
