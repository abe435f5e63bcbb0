import { createSocket, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { DatagramListener, DatagramSocket } from './datagramSocket.ts';

/** Addresses are always numbers here: nothing is looked up, so that a packet leaves within `send`. */
function numericLookup(
  address: string,
  _options: unknown,
  callback: (error: null, address: string, family: number) => void,
): void {
  callback(null, address, isIPv6(address) ? 6 : 4);
}

function socketOf(socket: Socket): DatagramSocket {
  return {
    port: socket.address().port,
    listen(listener: DatagramListener) {
      socket.on('message', (packet, from) => listener.received(packet, from, Date.now()));
      // An address that cannot be reached; the next packet tries again.
      socket.on('error', () => listener.failed());
    },
    poll() {},
    send: (packet, { address, port }) => socket.send(packet, port, address),
    close: () => socket.close(),
  };
}

/** Binds a socket of Node.js: on every platform. */
export function bindNodeDatagrams(localAddress: string, port: number): Promise<DatagramSocket> {
  return new Promise((resolve, reject) => {
    const socket = createSocket({
      type: isIPv6(localAddress) ? 'udp6' : 'udp4',
      lookup: numericLookup,
    });
    socket.once('error', (error) => {
      socket.close();
      reject(error);
    });
    socket.bind({ address: localAddress, port, exclusive: true }, () => {
      socket.removeAllListeners('error');
      resolve(socketOf(socket));
    });
  });
}
