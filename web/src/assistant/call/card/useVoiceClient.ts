import { useEffect, useRef, useState } from 'react';
import { client as api } from '../../../api/client.ts';
import { statusOf } from '../../../api/failure.ts';
import { CallProblem, callTexts } from '../client/problems.ts';
import type { VoiceClient } from '../client/voiceClient.ts';

async function requestTicket(assistantId: string) {
  try {
    return await api.calls.start({ assistantId });
  } catch (cause) {
    if (statusOf(cause) !== null) throw cause;
    throw new CallProblem(callTexts.unreachable, 'other', { cause });
  }
}

/**
 * Loads the voice client after the page is drawn; a call still running when the card goes is ended.
 * @returns null until it is there; `failed` where this browser cannot carry a call
 */
export function useVoiceClient(): { client: VoiceClient | null; failed: boolean } {
  const [loaded, setLoaded] = useState<{ client: VoiceClient | null; failed: boolean }>({
    client: null,
    failed: false,
  });
  const current = useRef<VoiceClient | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const { createVoiceClient } = await import('../client/browser/createVoiceClient.ts');
        if (isGone) return;
        current.current = createVoiceClient(requestTicket);
        setLoaded({ client: current.current, failed: false });
      } catch {
        if (!isGone) setLoaded({ client: null, failed: true });
      }
    };
    void load();
    return () => {
      isGone = true;
      current.current?.stop();
      current.current = null;
    };
  }, []);
  return loaded;
}
