import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import type { Hearing, ListeningFor } from '../speech/hearing.ts';
import {
  SPOKEN_SAMPLE_RATE_HZ,
  type SpeakRequest,
  type Transcriber,
  type TranscriberOptions,
  type Voice,
} from '../speech/ports.ts';

/** A voice that speaks at once: a steady tone, 60 ms a character. */
export function scriptedVoice(): Voice & { readonly spoken: string[] } {
  const spoken: string[] = [];
  const tone = Int16Array.from({ length: SPOKEN_SAMPLE_RATE_HZ * 12 }, (_, n) =>
    Math.round(6_000 * Math.sin((2 * Math.PI * 220 * n) / SPOKEN_SAMPLE_RATE_HZ)),
  );
  return {
    name: 'scripted',
    spoken,
    async *speak({ text }: SpeakRequest) {
      spoken.push(text);
      yield tone.slice(
        0,
        Math.min(tone.length, (text.length * 60 * SPOKEN_SAMPLE_RATE_HZ) / 1_000),
      );
    },
    async close() {},
  };
}

/** A line of a script: its words alone, or with what else they may be. */
export type ScriptedLine = string | { readonly text: string; readonly hearing: Hearing };

/** Hears, after each stretch of speech, the next line of its script; then nothing. */
export function scriptedTranscriber(script: readonly ScriptedLine[] = []): Transcriber & {
  /** The open streams, so that a test can speak through them or break them. */
  readonly streams: TranscriberOptions[];
  /** What it was told to listen for when each stretch of speech began. */
  readonly listenedFor: (ListeningFor | null)[];
} {
  const lines = [...script];
  const streams: TranscriberOptions[] = [];
  const listenedFor: (ListeningFor | null)[] = [];
  return {
    name: 'scripted',
    grade: 'street',
    listens: 'speech',
    streams,
    listenedFor,
    async open(options) {
      streams.push(options);
      let expected: ListeningFor | null = null;
      return {
        write() {},
        speechStarted() {
          listenedFor.push(expected);
        },
        speechStopped() {
          const line = lines.shift() ?? '';
          if (typeof line === 'string') options.onFinal(line);
          else options.onFinal(line.text, line.hearing);
        },
        expect(what) {
          expected = what;
        },
        close() {},
      };
    },
    async close() {},
  };
}

/** A model that gives its next answer to every question. */
export function scriptedModel(
  answer: (request: ModelRequest) => readonly ModelEvent[],
): Model & { readonly asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  return {
    name: 'scripted',
    asked,
    async *respond(request) {
      asked.push(request);
      yield* answer(request);
    },
  };
}
