import { splitSentences } from '../dialogue/turns/sentences.ts';
import type { Voice } from '../speech/ports.ts';
import type { Receptionist } from './receptionist.ts';

/** A caller does not wait longer than this for a greeting to be ready; it is then spoken as it comes. */
const DEADLINE_MS = 1_500;

/**
 * Renders the first sentence of the greeting, so that a voice that keeps its phrases speaks it at
 * once when the call is answered. Never throws.
 */
export async function warmGreeting(voice: Voice, receptionist: Receptionist): Promise<void> {
  const { sentences, rest } = splitSentences(receptionist.greeting);
  const first = sentences[0] ?? rest.trim();
  if (first === '') return;
  const { voiceId, language } = receptionist;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const chunks = voice.speak({ text: first, voiceId, language, signal });
    for await (const pcm of chunks) if (pcm.length === 0) break;
  } catch {
    // The call itself will find out, and say so.
  }
}
