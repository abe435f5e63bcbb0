import type { Clock } from '@belldesk/kit/clock';
import type { Transcriber } from '@belldesk/voice/speech/ports';
import type { Latencies } from '../offline/providers.ts';

const HEARD = 'a table for four tomorrow at seven';

/**
 * Hears the same sentence each time, as a streaming service does: the interim text is whole when the
 * caller is noticed to have stopped, the final one comes `finalMs` later.
 */
export function steadyTranscriber({ finalMs }: Latencies, clock: Clock): Transcriber {
  return {
    name: 'script',
    listens: 'speech',
    grade: 'street',
    async open({ onPartial, onFinal }) {
      let open = true;
      return {
        write() {},
        speechStarted() {},
        speechStopped() {
          onPartial(HEARD);
          clock.after(finalMs, () => {
            if (open) onFinal(HEARD);
          });
        },
        close() {
          open = false;
        },
      };
    },
    async close() {},
  };
}
