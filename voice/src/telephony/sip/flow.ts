import type { Buffer } from 'node:buffer';

export type Protocol = 'UDP' | 'TCP';

/** A way to one peer: a socket of ours and the peer's address, or one TCP connection. */
export interface Flow {
  readonly protocol: Protocol;
  readonly remoteAddress: string;
  readonly remotePort: number;
  /** Address of this machine that the peer reaches us at; never a wildcard. */
  readonly localAddress: string;
  readonly localPort: number;
  /** False once a TCP connection is gone. UDP is always open. */
  readonly open: boolean;
  /** The same peer at another port; a TCP connection stays itself. */
  toPort(port: number): Flow;
  /** Sends or drops; never throws. */
  send(bytes: Buffer): void;
}

/** Where to send something, host a name or an address without brackets. */
export interface Target {
  readonly protocol: Protocol;
  readonly host: string;
  readonly port: number;
}

/** What moves bytes. Real sockets in production, a fake in tests. */
export interface Transport {
  /**
   * Finds or opens a flow to a peer; `done(null)` when the name does not resolve, no socket of that
   * family is bound or the connection is refused. For an address over UDP `done` is called at once.
   */
  flowTo(target: Target, done: (flow: Flow | null) => void): void;
}

/** What a transport hands up. Exactly one of these is called for each piece that comes in. */
export interface TransportEvents {
  /** A datagram as it came. */
  onDatagram(bytes: Buffer, flow: Flow): void;
  /** One message of a TCP stream: text of the head and of the body. */
  onStreamMessage(head: string, body: string, flow: Flow): void;
  onKeepAlive(flow: Flow): void;
  /** Bytes that can be no message. A TCP connection they came over is closed. */
  onGarbage(reason: string, remoteAddress: string): void;
}
