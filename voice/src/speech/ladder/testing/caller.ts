import type { Transcriber, TranscriberStream } from '../../ports.ts';
import type { CountedClock } from './countedClock.ts';

const FRAME_SAMPLES = 160;

/** A caller on a stream, and all that came back. An utterance is told apart by the numbers in its frames. */
export interface Caller {
  readonly stream: TranscriberStream;
  /** In the order in which they came: `final: ...`, `error: ...`. */
  readonly said: string[];
  readonly partials: string[];
  readonly finals: string[];
  /** 20 ms of sound. */
  frame(number: number): void;
  /** An utterance, its first number before its start is noticed, with `frameMs` between. */
  say(numbers: readonly number[], frameMs?: number): Promise<void>;
}

/** Rejects with what `open` rejects with. */
export async function callOn(transcriber: Transcriber, clock: CountedClock): Promise<Caller> {
  const said: string[] = [];
  const partials: string[] = [];
  const finals: string[] = [];
  const stream = await clock.until(
    transcriber.open({
      sampleRateHz: 8_000,
      language: 'en-GB',
      keywords: ['Golden Lamb'],
      onPartial: (text) => partials.push(text),
      onFinal(text) {
        said.push(`final: ${text}`);
        finals.push(text);
      },
      onError: (error) => said.push(`error: ${error.message}`),
    }),
  );
  const frame = (number: number) => stream.write(new Int16Array(FRAME_SAMPLES).fill(number));
  return {
    stream,
    said,
    partials,
    finals,
    frame,
    async say([first, ...rest], frameMs = 20) {
      if (first !== undefined) frame(first);
      stream.speechStarted();
      for (const number of rest) {
        await clock.pass(frameMs);
        frame(number);
      }
      stream.speechStopped();
    },
  };
}
