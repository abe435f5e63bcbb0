import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import { keyProblemOf, networkCodeOf, refusal } from '../../rungs/refusal.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import { PcmBytes } from './pcmBytes.ts';
import { type SpeakingDeadlines, SpeakingWatch } from './speakingDeadlines.ts';

/** One sentence as a vendor wants to be asked for it. */
export interface SpeechRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** From the vendor's rate to ours. */
export interface RateChange {
  process(pcm: Int16Array): Int16Array;
  flush(): Int16Array;
}

export interface HttpVoiceOptions {
  readonly name: string;
  /** As messages name it. */
  readonly vendor: string;
  /** Throws an AppError when the vendor has no such voice. */
  readonly requestFor: (request: SpeakRequest) => SpeechRequest;
  /** Reads what the status alone does not say; see refusal.ts. */
  readonly problemOf?: (status: number, body: string) => 'refused' | 'over-quota' | null;
  /** For each sentence anew; left out where the vendor speaks at 16 kHz. */
  readonly changeRate?: () => RateChange;
  readonly clock: Clock;
  readonly deadlines: SpeakingDeadlines;
}

/** What no vendor labels sound with. */
const NO_SOUND = /^(text\/(html|plain)|application\/(json|problem\+json|xml))/;
const WORDS = /[\p{L}\p{N}]/u;
const unchanged: RateChange = { process: (pcm) => pcm, flush: () => new Int16Array(0) };

/**
 * A voice that answers a POST with a stream of raw PCM16 mono. Each sentence is asked for once; errors hold
 * neither the words nor the key. Throws AppErrors `voice-service-failed` and `timed-out`.
 */
export function createHttpVoice(options: HttpVoiceOptions): Voice {
  const { name, vendor, clock, deadlines } = options;
  const running = new Set<AbortController>();
  const closedError = () => new AppError('voice-service-failed', `The voice ${name} is closed.`);
  let closed = false;

  async function* speak(request: SpeakRequest): AsyncGenerator<Int16Array> {
    if (closed) throw closedError();
    if (request.signal.aborted || !WORDS.test(request.text)) return;
    const controller = new AbortController();
    const watch = new SpeakingWatch(vendor, clock, deadlines, controller);
    const rate = options.changeRate?.() ?? unchanged;
    let heard = false;
    running.add(controller);
    try {
      const signal = AbortSignal.any([request.signal, controller.signal]);
      const { url, headers, body } = options.requestFor(request);
      const response = await watch.waitFor(
        'connect',
        fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal,
        }),
      );
      if (!response.ok) throw await refused(response, watch);
      if (!response.body || NO_SOUND.test(response.headers.get('content-type') ?? ''))
        throw new AppError('voice-service-failed', `${vendor} sent something else than sound.`);
      const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
      const bytes = new PcmBytes();
      for (;;) {
        const read = await watch.waitFor(heard ? 'gap' : 'first-audio', reader.read());
        if (request.signal.aborted) return;
        if (read.done) break;
        const pcm = rate.process(bytes.take(read.value));
        if (pcm.length === 0) continue;
        heard = true;
        yield pcm;
      }
      if (!heard) throw new AppError('voice-service-failed', `${vendor} sent no sound.`);
      const rest = rate.flush();
      if (rest.length > 0) yield rest;
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason;
      if (request.signal.aborted) return;
      if (error instanceof AppError) throw error;
      throw new AppError('voice-service-failed', failureOf(error, heard));
    } finally {
      running.delete(controller);
      // Frees the connection when nobody takes the rest.
      controller.abort();
    }
  }

  async function refused(response: Response, watch: SpeakingWatch): Promise<AppError> {
    const body = await watch.waitFor('gap', response.text());
    const problem = options.problemOf?.(response.status, body) ?? keyProblemOf(response.status);
    return refusal(vendor, response.status, problem);
  }

  function failureOf(error: unknown, heard: boolean): string {
    if (error instanceof RangeError) return `${vendor} sent something else than sound.`;
    const what = heard ? 'broke off in the middle' : 'could not be reached';
    return `${vendor} ${what}${networkCodeOf(error)}.`;
  }

  return {
    name,
    speak,
    async close() {
      closed = true;
      for (const controller of running) controller.abort(closedError());
    },
  };
}
