import type { Voice } from '../../speech/ports.ts';

/**
 * A voice that falls silent where it would fail: a failure leads callers to the recorder, whose tone a self-test
 * would take for the greeting.
 */
export function plainVoice(voice: Voice): Voice {
  return {
    name: voice.name,
    async *speak(request) {
      try {
        yield* voice.speak(request);
      } catch {
        // The silence is what the self-test tells of.
      }
    },
    close: () => voice.close(),
  };
}
