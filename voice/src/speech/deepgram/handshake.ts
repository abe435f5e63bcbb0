import type { Clock } from '@belldesk/kit/clock';
import { WebSocket } from 'ws';
import { networkCodeOf } from '../../rungs/refusal.ts';

/** How asking for a connection went. */
export type Handshake =
  | { readonly type: 'open'; readonly socket: WebSocket }
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'unreachable'; readonly code: string }
  | { readonly type: 'late' };

const MAX_MESSAGE_BYTES = 1_024 * 1_024;

/** Asks for a WebSocket; never rejects. The key goes as developers.deepgram.com/docs/authenticating says. */
export function shakeHands(
  url: string,
  apiKey: string,
  clock: Clock,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<Handshake> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ type: 'late' });
    const socket = new WebSocket(url, {
      headers: { authorization: `Token ${apiKey}` },
      perMessageDeflate: false,
      maxPayload: MAX_MESSAGE_BYTES,
    });
    const end = (handshake: Handshake) => {
      cancel();
      signal?.removeEventListener('abort', giveUp);
      if (handshake.type !== 'open') socket.terminate();
      resolve(handshake);
    };
    const giveUp = () => end({ type: 'late' });
    const cancel = clock.after(deadlineMs, giveUp);
    signal?.addEventListener('abort', giveUp);
    socket.once('open', () => end({ type: 'open', socket }));
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      end({ type: 'refused', status: response.statusCode ?? 0 });
    });
    // Stays for the socket's life: an error without a listener would end the process.
    socket.on('error', (error) => end({ type: 'unreachable', code: networkCodeOf(error) }));
  });
}
