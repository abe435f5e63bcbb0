import type { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import type { Clock } from '@belldesk/kit/clock';
import type { Flow, TransportEvents } from './flow.ts';
import { SipParseError } from './parseError.ts';
import { StreamFramer } from './streamFramer.ts';

/** A peer that reads nothing must not fill our memory. */
const MAX_UNSENT_BYTES = 1_048_576;
/** A message, and a connection's first one, must be whole within this. */
const MESSAGE_DEADLINE_MS = 32_000;
/** A connection without a message for this long is let go; a call on it opens another for its BYE. */
const IDLE_DEADLINE_MS = 3_600_000;
/** For what was written last, once we are done. */
const FLUSH_DEADLINE_MS = 1_000;
const PONG = '\r\n';

/** One TCP connection as a flow, RFC 3261 section 18. */
export class TcpConnection implements Flow {
  readonly protocol = 'TCP';
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
  readonly #socket: Socket;
  readonly #clock: Clock;
  #cancelDeadline: () => void = () => undefined;
  #open = true;

  /** @param listenPort our port for Via and Contact, also where the connection is an outgoing one */
  constructor(
    socket: Socket,
    listenPort: number,
    clock: Clock,
    events: TransportEvents,
    onClosed: () => void,
  ) {
    this.#socket = socket;
    this.#clock = clock;
    this.remoteAddress = socket.remoteAddress ?? '';
    this.remotePort = socket.remotePort ?? 0;
    this.localAddress = socket.localAddress ?? '';
    this.localPort = listenPort;
    let messageEnded = false;
    const framer = new StreamFramer({
      onMessage: (head, body) => {
        messageEnded = true;
        events.onStreamMessage(head, body, this);
      },
      onPing: () => {
        events.onKeepAlive(this);
        socket.write(PONG);
      },
    });
    socket.setNoDelay(true);
    socket.on('data', (segment: Buffer) => {
      if (!this.#open) return;
      try {
        const wasPartial = framer.partial;
        messageEnded = false;
        framer.push(segment);
        if (!this.#open) return;
        if (!framer.partial) this.#expectWithin(IDLE_DEADLINE_MS);
        else if (!wasPartial || messageEnded) this.#expectWithin(MESSAGE_DEADLINE_MS);
      } catch (error) {
        if (!(error instanceof SipParseError)) throw error;
        events.onGarbage(error.message, this.remoteAddress);
        // What can be read far enough to be answered has been: the answer still goes out.
        if (error.failure === 'unreadable') this.close();
        else this.end();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (framer.partial && this.#open) events.onGarbage('Message cut short', this.remoteAddress);
      this.#open = false;
      this.#cancelDeadline();
      onClosed();
    });
    this.#expectWithin(MESSAGE_DEADLINE_MS);
  }

  get open(): boolean {
    return this.#open;
  }

  toPort(): Flow {
    return this;
  }

  send(bytes: Buffer): void {
    if (!this.#open) return;
    this.#socket.write(bytes);
    if (this.#socket.writableLength > MAX_UNSENT_BYTES) this.close();
  }

  /** Drops the connection at once. */
  close(): void {
    this.#open = false;
    this.#cancelDeadline();
    this.#socket.destroy();
  }

  /** What was written still goes out; the rest is the peer's to close. */
  end(): void {
    this.#open = false;
    this.#cancelDeadline();
    const cancelDestroy = this.#clock.after(FLUSH_DEADLINE_MS, () => this.#socket.destroy());
    this.#socket.end(() => {
      cancelDestroy();
      this.#socket.destroy();
    });
  }

  #expectWithin(delayMs: number): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#clock.after(delayMs, () => this.close());
  }
}
