import { afterAll, afterEach, beforeAll } from 'vitest';
import type { G711Codec } from '../../../audio/g711.ts';
import { createMediaWorker, type MediaWorker, type RtpLeg } from '../worker.ts';
import { type Caller, openCaller } from './caller.ts';

export interface MediaTest {
  /** The file's media thread. */
  readonly media: () => MediaWorker;
  /** Closed after the test, as everything opened here. */
  readonly caller: (address?: string) => Promise<Caller>;
  readonly leg: (caller: Caller, codec?: G711Codec, sending?: boolean) => Promise<RtpLeg>;
  readonly closeAfter: (close: () => void) => void;
}

/** A media thread for the tests of one file, on ports that no other file takes. */
export function mediaTest(firstPort: number, lastPort: number): MediaTest {
  let media: MediaWorker;
  const closing: (() => void)[] = [];
  beforeAll(async () => {
    media = await createMediaWorker({
      rtpPorts: { first: firstPort, last: lastPort },
      onFailure(error) {
        throw error;
      },
    });
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  afterAll(() => media.close());
  return {
    media: () => media,
    async caller(address) {
      const caller = await openCaller(address);
      closing.push(() => caller.socket.close());
      return caller;
    },
    async leg(caller, codec = 'PCMU', sending = true) {
      const { address } = caller.socket.address();
      const leg = await media.openRtpLeg({
        localAddress: address,
        codec,
        payloadType: codec === 'PCMU' ? 0 : 8,
        telephoneEventPayloadType: 101,
        remote: { address, port: caller.port },
        sending,
      });
      closing.push(() => leg.close());
      return leg;
    },
    closeAfter: (close) => closing.push(close),
  };
}
