import type { Clock } from '@belldesk/kit/clock';
import type { Expectation, Model } from '@belldesk/voice/dialogue/model';
import { SPOKEN_SAMPLE_RATE_HZ, type Transcriber, type Voice } from '@belldesk/voice/speech/ports';
import type { SpokenWord } from './mouth.ts';

/** How long the scripted providers take, ms. */
export interface Latencies {
  /** Speech stopped to the final transcript. */
  readonly finalMs: number;
  /** Question to the model's first words. */
  readonly modelMs: number;
  /** Sentence to its first audio. */
  readonly voiceMs: number;
}

/** Audio before the start of speech that a transcriber is handed with it, and what noticing it takes. */
const HEARD_BEFORE_MS = 650;
const MS_PER_CHARACTER = 65;
const TONE_HZ = 220;
const TONE_LEVEL = 6_000;

function after(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}

/**
 * Hears every word of a script that was said while it was listening, and none besides: partials as words
 * end, the final `finalMs` after the caller was noticed to have stopped.
 */
export function wordTranscriber(
  words: readonly SpokenWord[],
  { finalMs }: Latencies,
  clock: Clock,
): Transcriber {
  return {
    name: 'script',
    listens: 'speech',
    grade: 'street',
    async open({ onPartial, onFinal }) {
      let fromMs = Number.POSITIVE_INFINITY;
      let heardUntilMs = 0;
      let open = true;
      const heard = (untilMs: number): SpokenWord[] =>
        words.filter(
          ({ startMs, endMs }) =>
            endMs > heardUntilMs && endMs <= untilMs && (startMs + endMs) / 2 >= fromMs,
        );
      const textOf = (those: readonly SpokenWord[]) => those.map(({ text }) => text).join(' ');
      let told = '';
      let cancel = (): void => {};
      const listen = (): void => {
        cancel = clock.after(finalMs, () => {
          if (!open || fromMs === Number.POSITIVE_INFINITY) return;
          const text = textOf(heard(clock.nowMs() - finalMs));
          if (text !== told) onPartial(text);
          told = text;
          listen();
        });
      };
      return {
        write() {},
        speechStarted() {
          fromMs = clock.nowMs() - HEARD_BEFORE_MS;
          told = '';
          listen();
        },
        speechStopped() {
          cancel();
          const final = heard(clock.nowMs());
          heardUntilMs = clock.nowMs();
          fromMs = Number.POSITIVE_INFINITY;
          clock.after(finalMs, () => {
            if (open) onFinal(textOf(final));
          });
        },
        close() {
          open = false;
          cancel();
        },
      };
    },
    async close() {},
  };
}

/** Answers each question alike after `modelMs`, and says what it expects then. */
export function slowModel(
  { modelMs }: Latencies,
  clock: Clock,
  answer: () => { readonly text: string; readonly expects: Expectation },
): Model {
  return {
    name: 'script',
    async *respond({ signal }) {
      await after(clock, modelMs);
      if (signal.aborted) return;
      const { text, expects } = answer();
      yield { type: 'expects', expects };
      yield { type: 'text', text };
    },
  };
}

/** A tone as long as the text, its first sound after `voiceMs`. */
export function slowVoice({ voiceMs }: Latencies, clock: Clock): Voice {
  return {
    name: 'script',
    async *speak({ text, signal }) {
      await after(clock, voiceMs);
      if (signal.aborted) return;
      const samples = (text.length * MS_PER_CHARACTER * SPOKEN_SAMPLE_RATE_HZ) / 1_000;
      yield Int16Array.from({ length: samples }, (_, n) =>
        Math.round(TONE_LEVEL * Math.sin((2 * Math.PI * TONE_HZ * n) / SPOKEN_SAMPLE_RATE_HZ)),
      );
    },
    async close() {},
  };
}
