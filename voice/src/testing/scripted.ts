import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
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

/** Hears, after each stretch of speech, the next line of its script; then nothing. */
export function scriptedTranscriber(script: readonly string[] = []): Transcriber & {
  /** The open streams, so that a test can speak through them or break them. */
  readonly streams: TranscriberOptions[];
} {
  const lines = [...script];
  const streams: TranscriberOptions[] = [];
  return {
    name: 'scripted',
    grade: 'street',
    listens: 'speech',
    streams,
    async open(options) {
      streams.push(options);
      return {
        write() {},
        speechStarted() {},
        speechStopped() {
          options.onFinal(lines.shift() ?? '');
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
