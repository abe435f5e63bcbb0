import { getSystemErrorName } from 'node:util';
import koffi from 'koffi';

/**
 * The few system calls of Linux that sockets take, and their constants: socket(2), bind(2), send(2),
 * recvmmsg(2), socket(7).
 */
export const AF_INET = 2;
export const AF_INET6 = 10;
const SOCK_DGRAM = 2;
const SOCK_NONBLOCK = 0o4000;
const SOCK_CLOEXEC = 0o2000000;
const SOL_SOCKET = 1;
/** The kernel notes with each packet when it came, as a timespec: SO_TIMESTAMPNS. */
const SO_TIMESTAMPNS = 35;
const SO_RCVBUF = 8;
/** What comes between two polls, a flood of strangers included; the system may grant less. */
const RECEIVE_BUFFER_BYTES = 1_048_576;
export const MSG_DONTWAIT = 0x40;

export interface LinuxSockets {
  /** A UDP socket that notes when packets come. Throws the system's error. */
  open(family: typeof AF_INET | typeof AF_INET6): number;
  /** Throws the system's error. */
  bind(fd: number, address: Uint8Array): void;
  /** Fills `address` with what the socket is bound to. Throws the system's error. */
  name(fd: number, address: Uint8Array): void;
  /** Bytes sent, or -1. */
  send(
    fd: number,
    packet: Uint8Array,
    bytes: number,
    flags: number,
    to: Uint8Array,
    toBytes: number,
  ): number;
  /** Number of packets received into `headers`, or -1. */
  receive(fd: number, headers: Uint8Array, count: number, flags: number, timeout: null): number;
  close(fd: number): void;
}

/** Throws where the C library cannot be reached. */
export function loadLinuxSockets(): LinuxSockets {
  const libc = koffi.load(null);
  const socket: (domain: number, type: number, protocol: number) => number = libc.func(
    'int socket(int, int, int)',
  );
  const bind: (fd: number, address: Uint8Array, bytes: number) => number = libc.func(
    'int bind(int, const void *, uint32_t)',
  );
  const option: (
    fd: number,
    level: number,
    name: number,
    value: Int32Array,
    bytes: number,
  ) => number = libc.func('int setsockopt(int, int, int, const void *, uint32_t)');
  const name: (fd: number, address: Uint8Array, bytes: Uint32Array) => number = libc.func(
    'int getsockname(int, void *, void *)',
  );
  const close: (fd: number) => number = libc.func('int close(int)');
  const check = (result: number, what: string): number => {
    if (result >= 0) return result;
    const code = getSystemErrorName(-koffi.errno());
    throw Object.assign(new Error(`${what} ${code}`), { code });
  };
  return {
    open(family) {
      const fd = check(socket(family, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), 'socket');
      option(fd, SOL_SOCKET, SO_TIMESTAMPNS, Int32Array.of(1), 4);
      option(fd, SOL_SOCKET, SO_RCVBUF, Int32Array.of(RECEIVE_BUFFER_BYTES), 4);
      return fd;
    },
    bind(fd, address) {
      check(bind(fd, address, address.length), 'bind');
    },
    name(fd, address) {
      check(name(fd, address, Uint32Array.of(address.length)), 'getsockname');
    },
    send: libc.func('intptr_t sendto(int, const void *, size_t, int, const void *, uint32_t)'),
    receive: libc.func('int recvmmsg(int, void *, uint32_t, int, void *)'),
    close: (fd) => close(fd),
  };
}
