import { splitSentences } from '../dialogue/turns/sentences.ts';
import type { Engine } from './engine.ts';
import type { Receptionist } from './receptionist.ts';

/** A caller does not wait longer than this for a greeting to be ready; it is then spoken as it comes. */
const DEADLINE_MS = 1_500;

/**
 * Renders the first sentence of the greeting, so that a voice that keeps its phrases speaks it at
 * once when the call is answered. Never throws, and comes to its end even when the voice does not.
 */
export async function warmGreeting(
  { voice, clock }: Pick<Engine, 'voice' | 'clock'>,
  receptionist: Receptionist,
): Promise<void> {
  const { sentences, rest } = splitSentences(receptionist.greeting);
  const first = sentences[0] ?? rest.trim();
  if (first === '') return;
  const { voiceId, language, lexicon } = receptionist;
  const controller = new AbortController();
  const { signal } = controller;
  const render = async (): Promise<void> => {
    for await (const pcm of voice.speak({ text: first, voiceId, language, lexicon, signal }))
      if (pcm.length === 0) break;
  };
  const passed = Promise.withResolvers<void>();
  const cancel = clock.after(DEADLINE_MS, () => {
    controller.abort();
    passed.resolve();
  });
  // The call itself will find out what failed, and say so.
  await Promise.race([render().catch(() => {}), passed.promise]);
  cancel();
}
