import type { CallTicket } from '@belldesk/contract/product/calls';
import { useEffect, useRef, useState } from 'react';
import { statusOf } from '../../api/failure.ts';
import { CallProblem, callTexts } from '../client/problems.ts';
import type { VoiceClient } from '../client/voiceClient.ts';

/** Asks the product for a call with an assistant; rejects with what the server answered. */
export type RequestTicket = (assistantId: string) => Promise<CallTicket>;

async function reached(asking: Promise<CallTicket>): Promise<CallTicket> {
  try {
    return await asking;
  } catch (cause) {
    if (statusOf(cause) !== null) throw cause;
    throw new CallProblem(callTexts.unreachable, 'other', { cause });
  }
}

/**
 * Loads the voice client after the page is drawn; a call still running when the card goes is ended.
 * @param requestTicket as it is when the card appears
 * @returns null until it is there; `failed` where this browser cannot carry a call
 */
export function useVoiceClient(requestTicket: RequestTicket): {
  client: VoiceClient | null;
  failed: boolean;
} {
  const request = useRef(requestTicket);
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
        current.current = createVoiceClient((id) => reached(request.current(id)));
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
