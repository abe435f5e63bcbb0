import type { Endpoint } from '../endpoint.ts';

/** What a socket tells. */
export interface DatagramListener {
  /** A packet that came at `arrivedMs` (epoch). Its bytes stand until the call returns. */
  received(packet: Uint8Array, from: Endpoint, arrivedMs: number): void;
  /** A packet could not be sent, where the system says so at once. */
  failed(): void;
}

/** A bound UDP socket. */
export interface DatagramSocket {
  readonly port: number;
  listen(listener: DatagramListener): void;
  /** Hands over what has come. To be called often: a socket that tells by itself has nothing to do here. */
  poll(): void;
  /** Sends to an IP address and port. The packet's bytes must stand still for 60 ms. */
  send(packet: Buffer, to: Endpoint): void;
  close(): void;
}

/** Binds a port. Rejects with the system's error, its name under `code`. */
export type BindDatagrams = (localAddress: string, port: number) => Promise<DatagramSocket>;
