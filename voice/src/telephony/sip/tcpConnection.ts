import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import type { Clock } from '@belldesk/kit/clock';
import type { Flow, TransportEvents } from './flow.ts';
import { SipParseError } from './parseError.ts';
import { StreamFramer } from './streamFramer.ts';

/** A peer that reads nothing must not fill our memory. */
const MAX_UNSENT_BYTES = 1_048_576;
/** A message, and a connection's first one, must be whole within this. */
const MESSAGE_DEADLINE_MS = 32_000;
/** A stranger's connection without a call and without a message for this long is let go. */
const IDLE_DEADLINE_MS = 120_000;
/** The same for a trunk's, where what only keeps it open counts as well. */
const TRUSTED_IDLE_DEADLINE_MS = 3_600_000;
/** For what was written last, once we are done. */
const FLUSH_DEADLINE_MS = 1_000;
const PONG = Buffer.from('\r\n');

/** Who looks after a connection. */
export interface ConnectionKeeper {
  /** A whole message came. */
  spoke(connection: TcpConnection): void;
  /** Whether a call goes on over it, so that it may be silent. */
  carriesCall(connection: TcpConnection): boolean;
  closed(connection: TcpConnection): void;
}

/** One TCP connection as a flow, RFC 3261 section 18. */
export class TcpConnection implements Flow {
  readonly protocol = 'TCP';
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
  /** A trunk's: it stays though nobody speaks, while something keeps it open. */
  readonly trusted: boolean;
  readonly #socket: Socket;
  readonly #clock: Clock;
  readonly #keeper: ConnectionKeeper;
  #cancelDeadline: () => void = () => undefined;
  #open = true;
  /** When the last thing came that counts, else when it began: of a stranger only whole messages do. */
  #heardAtMs: number;
  #wasHeard = false;

  /** @param listenPort our port for Via and Contact, also where the connection is an outgoing one */
  constructor(
    socket: Socket,
    listenPort: number,
    clock: Clock,
    events: TransportEvents,
    keeper: ConnectionKeeper,
    trusted: boolean,
  ) {
    this.#socket = socket;
    this.#clock = clock;
    this.#keeper = keeper;
    this.trusted = trusted;
    this.remoteAddress = socket.remoteAddress ?? '';
    this.remotePort = socket.remotePort ?? 0;
    this.localAddress = socket.localAddress ?? '';
    this.localPort = listenPort;
    this.#heardAtMs = clock.monotonicMs();
    let messageEnded = false;
    const framer = new StreamFramer({
      onMessage: (head, body) => {
        messageEnded = true;
        this.#heard();
        keeper.spoke(this);
        events.onStreamMessage(head, body, this);
      },
      onPing: () => {
        events.onKeepAlive(this);
        this.send(PONG);
      },
    });
    socket.setNoDelay(true);
    socket.on('data', (segment: Buffer) => {
      if (!this.#open) return;
      try {
        if (this.trusted) this.#heard();
        const wasPartial = framer.partial;
        messageEnded = false;
        framer.push(segment);
        if (!this.#open) return;
        if (!framer.partial) this.#expectMessage();
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
      keeper.closed(this);
    });
    this.#expectMessage();
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

  #heard(): void {
    this.#wasHeard = true;
    this.#heardAtMs = this.#clock.monotonicMs();
  }

  /** Keep-alives give a stranger no more time; a call does, for as long as it lasts. */
  #expectMessage(): void {
    const idleMs = this.trusted ? TRUSTED_IDLE_DEADLINE_MS : IDLE_DEADLINE_MS;
    const sinceMs = this.#clock.monotonicMs() - this.#heardAtMs;
    const leftMs = (this.#wasHeard ? idleMs : MESSAGE_DEADLINE_MS) - sinceMs;
    this.#expectWithin(Math.max(0, leftMs), () => {
      if (!this.#keeper.carriesCall(this)) {
        this.close();
        return;
      }
      this.#heard();
      this.#expectMessage();
    });
  }

  #expectWithin(delayMs: number, otherwise = (): void => this.close()): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#clock.after(delayMs, otherwise);
  }
}
