import koffi from 'koffi';
import { type LinuxSockets, MSG_DONTWAIT } from './linuxSockets.ts';
import { SOCKET_ADDRESS_BYTES } from './socketAddress.ts';

/** Packets received in one call of the system. */
const PACKETS = 8;
/** Longer than any packet of audio is here; what is longer yet is cut and refused as no RTP of the call. */
const PACKET_BYTES = 2_048;
/** struct mmsghdr of 64-bit Linux: places of msg_namelen, msg_controllen and msg_len. */
const HEADER_BYTES = 64;
const NAME_LENGTH_AT = 8;
const CONTROL_LENGTH_AT = 40;
const LENGTH_AT = 56;
/** struct cmsghdr, then a timespec of SO_TIMESTAMPNS. */
const CONTROL_BYTES = 32;
const SECONDS_AT = 16;
const NANOSECONDS_AT = 24;

/** Room for packets on their way in; one for all sockets of a thread, which are served in turn. */
export class PacketBatch {
  static readonly size: number = PACKETS;
  readonly packets: readonly Uint8Array[];
  /** The sender of each packet, as the system writes it. */
  readonly senders: readonly Uint8Array[];
  readonly #data = Buffer.alloc(PACKETS * PACKET_BYTES);
  readonly #names = Buffer.alloc(PACKETS * SOCKET_ADDRESS_BYTES);
  readonly #control = new Uint32Array((PACKETS * CONTROL_BYTES) / 4);
  readonly #vectors = new BigUint64Array(PACKETS * 2);
  readonly #headers = new Uint8Array(PACKETS * HEADER_BYTES);
  readonly #fields = new Uint32Array(this.#headers.buffer);
  readonly #sockets: LinuxSockets;

  constructor(sockets: LinuxSockets) {
    this.#sockets = sockets;
    const rows = Array.from({ length: PACKETS }, (_, i) => i);
    this.packets = rows.map((i) => this.#data.subarray(i * PACKET_BYTES, (i + 1) * PACKET_BYTES));
    this.senders = rows.map((i) =>
      this.#names.subarray(i * SOCKET_ADDRESS_BYTES, (i + 1) * SOCKET_ADDRESS_BYTES),
    );
    const pointers = new BigUint64Array(this.#headers.buffer);
    for (const i of rows) {
      this.#vectors[2 * i] = koffi.address(this.#data) + BigInt(i * PACKET_BYTES);
      this.#vectors[2 * i + 1] = BigInt(PACKET_BYTES);
      const at = (i * HEADER_BYTES) / 8;
      pointers[at] = koffi.address(this.#names) + BigInt(i * SOCKET_ADDRESS_BYTES);
      pointers[at + 2] = koffi.address(this.#vectors) + BigInt(i * 16);
      pointers[at + 3] = 1n;
      pointers[at + 4] = koffi.address(this.#control) + BigInt(i * CONTROL_BYTES);
      this.#restore(i);
    }
  }

  /** Receives what waits at a socket, at most `size` packets; returns how many. */
  receive(fd: number): number {
    return Math.max(0, this.#sockets.receive(fd, this.#headers, PACKETS, MSG_DONTWAIT, null));
  }

  /** Bytes of a received packet. */
  length(packet: number): number {
    return this.#fields[(packet * HEADER_BYTES + LENGTH_AT) / 4] as number;
  }

  /** Epoch ms at which the kernel had a packet; makes its place ready for the next one. */
  take(packet: number): number {
    const at = (packet * CONTROL_BYTES) / 4;
    const timed = this.#fields[(packet * HEADER_BYTES + CONTROL_LENGTH_AT) / 4] === CONTROL_BYTES;
    const seconds = this.#control[at + SECONDS_AT / 4] as number;
    const nanoseconds = this.#control[at + NANOSECONDS_AT / 4] as number;
    this.#restore(packet);
    return timed ? seconds * 1_000 + nanoseconds / 1e6 : Date.now();
  }

  /** The kernel writes over the lengths of what it was given. */
  #restore(packet: number): void {
    const at = packet * HEADER_BYTES;
    this.#fields[(at + NAME_LENGTH_AT) / 4] = SOCKET_ADDRESS_BYTES;
    this.#fields[(at + CONTROL_LENGTH_AT) / 4] = CONTROL_BYTES;
  }
}
