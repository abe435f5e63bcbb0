import { Rungs, type RungsOptions } from '../../rungs/rungs.ts';
import { within } from '../../rungs/within.ts';
import type { Transcriber } from '../ports.ts';
import { openEar } from './ear.ts';
import {
  defaultTranscriberDeadlines,
  LadderStream,
  type TranscriberDeadlines,
} from './ladderStream.ts';

export interface LadderTranscriberOptions extends RungsOptions {
  readonly deadlines?: TranscriberDeadlines;
  /** Audio of one call kept at most until its words have come, in ms. */
  readonly keepMs?: number;
}

/** What a probe lets a rung hear: as long as a short word. */
const PROBE_MS = 500;

/**
 * A transcriber made of several, the preferred one first. A call is heard by the first healthy rung that
 * opens; when its stream dies or does not answer in time, the next one is given the utterance again. Each
 * speechStopped is followed by exactly one onFinal (empty when no rung was left), and onError comes only
 * when no rung is left. Throws an AppError `voice-service-failed` when none opens. Closing it closes the
 * rungs.
 */
export function ladderTranscriber(
  transcribers: readonly Transcriber[],
  options: LadderTranscriberOptions,
): Transcriber {
  const { clock, deadlines = defaultTranscriberDeadlines, keepMs = 30_000 } = options;
  const rungs = new Rungs('transcriber', transcribers, options, probe);
  const settings = { clock, deadlines, keepMs };
  const first = () => rungs.healthy() ?? rungs.next(new Set());
  let lastAsked: { sampleRateHz: 8_000 | 16_000; language: string } = {
    sampleRateHz: 8_000,
    language: 'en-GB',
  };

  /** A rung works when it answers an utterance, even one of silence. */
  async function probe(transcriber: Transcriber, signal: AbortSignal): Promise<boolean> {
    const answered = Promise.withResolvers<void>();
    const events = {
      onPartial: () => {},
      onFinal: () => answered.resolve(),
      onLost: answered.reject,
    };
    const { connectMs, finalMs } = deadlines;
    const what = { ...lastAsked, keywords: [] };
    const opened = await openEar(transcriber, what, events, { clock, connectMs, signal });
    if (opened.type !== 'opened') return false;
    const silence = new Int16Array((lastAsked.sampleRateHz * PROBE_MS) / 1_000);
    opened.ear.begin();
    opened.ear.use((stream) => {
      stream.speechStarted();
      stream.write(silence);
      stream.speechStopped();
    });
    const outcome = await within(answered.promise, { clock, ms: finalMs, signal });
    opened.ear.close();
    return outcome.type === 'came';
  }

  return {
    name: rungs.name,
    get grade() {
      return first()?.provider.grade ?? 'demonstration';
    },
    listens: transcribers.some(({ listens }) => listens === 'always') ? 'always' : 'speech',
    open(streamOptions) {
      const { sampleRateHz, language } = streamOptions;
      lastAsked = { sampleRateHz, language };
      return LadderStream.open(rungs, streamOptions, settings);
    },
    close: () => rungs.close(),
  };
}
