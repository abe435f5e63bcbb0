import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import { within } from '../../rungs/within.ts';
import { VoiceAttempt } from '../ladder/voiceAttempt.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import type { PromptStore } from './promptStore.ts';

/** When a prompt is played in the place of the voice, in ms. */
export const promptTimes = {
  /** The voice may be silent for this long where there is a prompt. */
  patienceMs: 3_000,
  /** After a failure prompts are played at once for this long. */
  afterFailureMs: 30_000,
} as const;

/**
 * A voice with prompts behind it that were rendered while it still worked: what is among them is heard even when
 * no voice can speak at all. Throws what the voice throws where there is no prompt.
 */
export function withPrompts(voice: Voice, prompts: PromptStore, clock: Clock): Voice {
  let failedAtMs = Number.NEGATIVE_INFINITY;

  async function* speak(request: SpeakRequest): AsyncGenerator<Int16Array> {
    if (!prompts.has(request)) {
      yield* voice.speak(request);
      return;
    }
    if (clock.monotonicMs() - failedAtMs >= promptTimes.afterFailureMs) {
      const begun = yield* spoken(request);
      if (begun || request.signal.aborted) return;
      failedAtMs = clock.monotonicMs();
    }
    const prompt = await prompts.read(request);
    if (request.signal.aborted) return;
    if (!prompt) throw new AppError('voice-service-failed', 'a prompt could not be read');
    request.spokenBy?.('prompt');
    yield prompt;
  }

  /** What the voice says; false when it failed, or was silent for too long, before its first sound. */
  async function* spoken({ signal, ...what }: SpeakRequest): AsyncGenerator<Int16Array, boolean> {
    const attempt = new VoiceAttempt(voice, what);
    const over = () => attempt.drop();
    signal.addEventListener('abort', over);
    try {
      const first = await within(attempt.next(), { clock, ms: promptTimes.patienceMs, signal });
      if (first.type !== 'came') return false;
      // Once it has begun, the voice has deadlines of its own.
      for (let pcm = first.value; pcm !== null; pcm = await attempt.next()) yield pcm;
      return true;
    } finally {
      signal.removeEventListener('abort', over);
      attempt.drop();
    }
  }

  return { name: voice.name, speak, close: () => voice.close() };
}
