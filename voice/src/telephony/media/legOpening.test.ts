import { afterEach, expect, test } from 'vitest';
import type { SpeechDetector } from './detector/speechDetector.ts';
import { MediaEngine } from './engine.ts';
import type { FromThread } from './protocol.ts';

let engine: MediaEngine;
afterEach(() => engine.close());

/** An engine in this thread, and what it says. */
function openEngine(open: SpeechDetector['open']): () => Promise<FromThread> {
  let waiting = Promise.withResolvers<FromThread>();
  const detector: SpeechDetector = { name: 'silero', openProbes: 0, open, run() {}, close() {} };
  engine = new MediaEngine(
    { rtpPorts: { first: 16_112, last: 16_113 } },
    { detector, problem: null },
    (message) => waiting.resolve(message),
  );
  return async () => {
    const message = await waiting.promise;
    waiting = Promise.withResolvers();
    return message;
  };
}

test('a leg that cannot be made does not keep its port', async () => {
  const said = openEngine(() => {
    throw new Error('no place in the detector');
  });
  for (let leg = 1; leg <= 3; leg += 1) {
    engine.handle({
      type: 'open-rtp',
      leg,
      options: {
        localAddress: '127.0.0.1',
        codec: 'PCMU',
        payloadType: 0,
        telephoneEventPayloadType: null,
        remote: null,
      },
    });
    // With one port in the pool, a second leg would be told that none is free.
    expect(await said()).toEqual({
      type: 'refused',
      leg,
      busy: false,
      reason: 'no place in the detector',
    });
    expect(engine.stats()).toMatchObject({ legs: 0, openPorts: 0 });
  }
});
