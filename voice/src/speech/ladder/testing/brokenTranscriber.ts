import { AppError } from '@belldesk/contract/errors';
import type { Transcriber, TranscriberOptions } from '../../ports.ts';
import { type CountedClock, wait } from './countedClock.ts';

/** How one stream of a transcriber behaves. Times in ms. */
export interface EarScript {
  readonly connect: 'opens' | 'throws' | 'hangs' | 'dies-while-opening';
  readonly connectMs: number;
  /** From a stop to its final; null gives it before speechStopped returns. */
  readonly finalMs: number | null;
  /** Finals it gives before it does what `ending` says at the next stop. */
  readonly finals: number;
  readonly ending: 'says-nothing' | 'dies' | 'throws';
  /** It dies so long after it opened. */
  readonly livesMs: number | null;
}

export const hears: EarScript = {
  connect: 'opens',
  connectMs: 20,
  finalMs: 200,
  finals: Number.POSITIVE_INFINITY,
  ending: 'says-nothing',
  livesMs: null,
};
export const refusesToOpen: EarScript = { ...hears, connect: 'throws' };
export const saysNothing: EarScript = { ...hears, finals: 0 };

export interface BrokenTranscriber extends Transcriber {
  /** What was asked of `open`, in order. */
  readonly opened: TranscriberOptions[];
  /** Streams that opened, did not die and were not closed. */
  readonly streams: number;
  readonly closed: boolean;
}

const asScripted = () => new AppError('voice-service-failed', 'as scripted');

/**
 * A transcriber that follows a script for each stream, the last one for ever. It hears the first sample of
 * each piece, as a number: a final is the numbers of its utterance.
 */
export function brokenTranscriber(
  name: string,
  clock: CountedClock,
  scripts: readonly EarScript[],
  kind: Partial<Pick<Transcriber, 'grade' | 'listens'>> = {},
): BrokenTranscriber {
  const opened: TranscriberOptions[] = [];
  const over = new AbortController();
  let streams = 0;
  let closed = false;

  return {
    name,
    grade: 'street',
    listens: 'speech',
    ...kind,
    opened,
    get streams() {
      return streams;
    },
    get closed() {
      return closed;
    },
    async open(options) {
      const script = scripts[Math.min(opened.length, scripts.length - 1)] ?? hears;
      opened.push(options);
      if (script.connect === 'hangs') await wait(clock, null, over.signal);
      await wait(clock, script.connectMs, over.signal);
      if (script.connect === 'throws' || closed) throw asScripted();
      if (script.connect === 'dies-while-opening') options.onError(asScripted());
      return listen(script, options);
    },
    async close() {
      closed = true;
      over.abort();
    },
  };

  function listen(script: EarScript, options: TranscriberOptions) {
    let heard: number[] = [];
    let finals = 0;
    let alive = true;
    const cancels = new Set<() => void>();
    streams += 1;
    const end = () => {
      if (alive) streams -= 1;
      alive = false;
      for (const cancel of cancels) cancel();
    };
    const die = () => {
      if (!alive) return;
      end();
      options.onError(asScripted());
    };
    if (script.livesMs !== null) cancels.add(clock.after(script.livesMs, die));
    return {
      write(pcm: Int16Array) {
        heard.push(pcm[0] ?? 0);
        options.onPartial(heard.join(' '));
      },
      speechStarted() {},
      speechStopped() {
        const text = heard.filter((number) => number > 0).join(' ');
        heard = [];
        if (finals++ < script.finals && script.finalMs === null) options.onFinal(text);
        else if (finals <= script.finals && script.finalMs !== null)
          cancels.add(clock.after(script.finalMs, () => options.onFinal(text)));
        else if (script.ending === 'dies') die();
        else if (script.ending === 'throws') throw asScripted();
      },
      close: end,
    };
  }
}
