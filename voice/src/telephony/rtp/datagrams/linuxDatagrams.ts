import { isIPv6 } from 'node:net';
import type { Endpoint } from '../endpoint.ts';
import type { BindDatagrams, DatagramListener, DatagramSocket } from './datagramSocket.ts';
import {
  AF_INET,
  AF_INET6,
  type LinuxSockets,
  loadLinuxSockets,
  MSG_DONTWAIT,
} from './linuxSockets.ts';
import { PacketBatch } from './packetBatch.ts';
import {
  portOf,
  readSocketAddress,
  SOCKET_ADDRESS_BYTES,
  writeSocketAddress,
} from './socketAddress.ts';

/** Batches taken from one socket in one go: a flood of packets does not hold up other calls. */
const BATCHES_PER_POLL = 16;

/**
 * A socket that is asked for its packets instead of telling of each: with a call's one packet in 20 ms
 * that costs half of what an event does.
 */
class LinuxDatagramSocket implements DatagramSocket {
  readonly port: number;
  readonly #sockets: LinuxSockets;
  readonly #batch: PacketBatch;
  #fd: number;
  #listener: DatagramListener | null = null;
  readonly #lastSender = new Uint8Array(SOCKET_ADDRESS_BYTES);
  #from: Endpoint = { address: '', port: 0 };
  #to: Endpoint | null = null;
  #toBytes: Uint8Array = new Uint8Array(0);

  constructor(sockets: LinuxSockets, batch: PacketBatch, fd: number, port: number) {
    this.#sockets = sockets;
    this.#batch = batch;
    this.#fd = fd;
    this.port = port;
  }

  listen(listener: DatagramListener): void {
    this.#listener = listener;
  }

  poll(): void {
    const batch = this.#batch;
    for (let batches = 0; batches < BATCHES_PER_POLL; batches++) {
      if (this.#fd < 0) return;
      const count = batch.receive(this.#fd);
      for (let i = 0; i < count; i++) {
        const length = batch.length(i);
        const arrivedMs = batch.take(i);
        const packet = (batch.packets[i] as Uint8Array).subarray(0, length);
        this.#listener?.received(packet, this.#sender(batch.senders[i] as Uint8Array), arrivedMs);
      }
      if (count < PacketBatch.size) return;
    }
  }

  send(packet: Buffer, to: Endpoint): void {
    if (this.#fd < 0) return;
    if (to !== this.#to) {
      this.#to = to;
      this.#toBytes = writeSocketAddress(to);
    }
    const bytes = this.#toBytes;
    const sent = this.#sockets.send(
      this.#fd,
      packet,
      packet.length,
      MSG_DONTWAIT,
      bytes,
      bytes.length,
    );
    if (sent < 0) this.#listener?.failed();
  }

  close(): void {
    if (this.#fd < 0) return;
    this.#sockets.close(this.#fd);
    this.#fd = -1;
  }

  #sender(bytes: Uint8Array): Endpoint {
    const last = this.#lastSender;
    const used = bytes[0] === AF_INET ? 8 : SOCKET_ADDRESS_BYTES;
    for (let i = 0; i < used; i++) {
      if (bytes[i] === last[i]) continue;
      last.set(bytes);
      this.#from = readSocketAddress(bytes);
      break;
    }
    return this.#from;
  }
}

/** Binds sockets by system calls of 64-bit Linux. Throws where there is none. */
export function linuxDatagrams(): BindDatagrams {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    throw new Error(`these are not the system calls of ${process.platform} ${process.arch}`);
  const sockets = loadLinuxSockets();
  const batch = new PacketBatch(sockets);
  return async (localAddress, port) => {
    const fd = sockets.open(isIPv6(localAddress) ? AF_INET6 : AF_INET);
    try {
      sockets.bind(fd, writeSocketAddress({ address: localAddress, port }));
      const bound = new Uint8Array(SOCKET_ADDRESS_BYTES);
      sockets.name(fd, bound);
      return new LinuxDatagramSocket(sockets, batch, fd, portOf(bound));
    } catch (error) {
      sockets.close(fd);
      throw error;
    }
  };
}
