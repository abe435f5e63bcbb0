import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { WebSocket } from 'ws';
import { keyProblemOf, refusal } from '../../rungs/refusal.ts';
import type { DeepgramDeadlines } from './deadlines.ts';
import { shakeHands } from './handshake.ts';
import { type Result, readMessage } from './results.ts';

const FINALIZE = JSON.stringify({ type: 'Finalize' });
const KEEP_ALIVE = JSON.stringify({ type: 'KeepAlive' });
const CLOSE_STREAM = JSON.stringify({ type: 'CloseStream' });

/** One WebSocket to Deepgram, kept alive. */
export interface Connection {
  /** PCM16 mono at the rate of the address. */
  send(pcm: Int16Array): void;
  /** What was sent so far shall become final (developers.deepgram.com/docs/finalize). */
  finalize(): void;
  /** In good order, with CloseStream; nothing is told afterwards. */
  close(): void;
  /** At once; nothing is told afterwards. */
  drop(): void;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly deadlines: DeepgramDeadlines;
  /** Gives up the connecting. */
  readonly signal: AbortSignal;
  readonly onResult: (result: Result) => void;
  /** Told once when it ends unasked for. */
  readonly onGone: (error: AppError) => void;
}

/** Rejects with an AppError `voice-service-failed` or `timed-out`. */
export async function connect(options: ConnectionOptions): Promise<Connection> {
  const { url, apiKey, clock, deadlines, signal } = options;
  const handshake = await shakeHands(url, apiKey, clock, deadlines.connectMs, signal);
  switch (handshake.type) {
    case 'open':
      // It may have ended before anybody listened for that.
      if (handshake.socket.readyState !== handshake.socket.OPEN)
        throw new AppError('voice-service-failed', 'Deepgram closed the connection.');
      return keep(handshake.socket, options);
    case 'refused':
      throw refusal('Deepgram', handshake.status, keyProblemOf(handshake.status));
    case 'unreachable':
      throw new AppError('voice-service-failed', `Deepgram could not be reached${handshake.code}.`);
    case 'late':
      throw new AppError('timed-out', 'Deepgram was late: no connection.');
  }
}

function keep(socket: WebSocket, options: ConnectionOptions): Connection {
  const { clock, deadlines } = options;
  let over = false;
  let cancelKeepAlive = clock.after(deadlines.keepAliveMs, keepAlive);

  function keepAlive(): void {
    socket.send(KEEP_ALIVE);
    cancelKeepAlive = clock.after(deadlines.keepAliveMs, keepAlive);
  }

  function end(): void {
    over = true;
    cancelKeepAlive();
  }

  function gone(what: string): void {
    if (over) return;
    end();
    socket.terminate();
    options.onGone(new AppError('voice-service-failed', `Deepgram ${what}.`));
  }

  socket.on('message', (data, isBinary) => {
    if (over) return;
    const read = Buffer.isBuffer(data) && !isBinary ? readMessage(data.toString()) : 'nonsense';
    if (read === 'nonsense') gone('sent something else than results');
    else if (read !== 'nothing') options.onResult(read);
  });
  socket.on('error', () => gone('broke the connection'));
  socket.on('close', (code) => gone(`closed the connection (${code})`));

  return {
    send(pcm) {
      if (!over) socket.send(Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength));
    },
    finalize() {
      if (!over) socket.send(FINALIZE);
    },
    close() {
      if (over) return;
      end();
      socket.send(CLOSE_STREAM);
      const cancel = clock.after(deadlines.closeMs, () => socket.terminate());
      socket.once('close', cancel);
      socket.close(1_000);
    },
    drop() {
      if (over) return;
      end();
      socket.terminate();
    },
  };
}
