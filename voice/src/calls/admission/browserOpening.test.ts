import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BROWSER_CALL_PATH, browserCallCloseCodes } from '@belldesk/contract/voice/browserCall';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { CallRow } from '../../store/calls/queries.ts';
import type { MediaWorker } from '../../telephony/media/mediaWorker.ts';
import { BrowserDesk } from '../browserDesk.ts';
import type { Engine } from '../engine.ts';
import { newCallRow } from '../newCallRow.ts';
import {
  ASSISTANT_ID,
  answering,
  broken,
  type CountedEngine,
  countedEngine,
  eventually,
  fails,
  held,
  nothingHeld,
  openMedia,
  sealer,
  settle,
} from './testing/countedDesk.ts';

const UNKNOWN_ERROR = 1011;

let media: MediaWorker;
let http: Server;
let browsers: WebSocket[];

beforeAll(async () => {
  media = await openMedia(16_108, 16_111);
});
afterAll(() => media.close());

beforeEach(async () => {
  browsers = [];
  http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(() => {
  for (const browser of browsers) browser.terminate();
  http.close();
});

interface Broken {
  readonly engine?: (engine: Engine) => Partial<Engine>;
  readonly media?: Partial<MediaWorker>;
  readonly redeem?: () => Promise<CallRow | null>;
  readonly limits?: Parameters<typeof countedEngine>[0];
}

const ticketed = async (): Promise<CallRow> =>
  newCallRow('webCall', answering.assistant.dto, 1_000, { assistantId: ASSISTANT_ID });

function open(wrong: Broken): CountedEngine {
  const counted = countedEngine(wrong.limits ?? { maxCalls: 2 }, wrong.engine);
  const desk = new BrowserDesk({
    ...counted,
    media: { ...media, ...wrong.media },
    sealer,
    tickets: { redeem: wrong.redeem ?? ticketed },
  });
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request, socket, head) => desk.upgrade(request, socket, head));
  return counted;
}

function dial(): WebSocket {
  const { port } = http.address() as AddressInfo;
  const id = '0190b6a0-0000-7000-8000-00000000000a';
  const path = `${BROWSER_CALL_PATH}${id}/join?token=t`;
  const browser = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  browsers.push(browser);
  return browser;
}

function closeCode(browser: WebSocket): Promise<number> {
  return new Promise((resolve) => browser.once('close', resolve));
}

const recordsNothing: NonNullable<Engine['callRecordings']> = {
  pathOf() {
    throw broken();
  },
  find: async () => null,
  remove: async () => {},
};

/** Every moment in which joining can fail, and how the record that had begun ends. */
const moments: readonly (readonly [moment: string, wrong: Broken, ended: readonly string[]])[] = [
  ['taking the ticket in', { redeem: fails }, []],
  [
    'beginning its record',
    { engine: ({ keeper }) => ({ keeper: { ...keeper, join: fails } }) },
    [],
  ],
  ['opening its leg', { media: { openFrameLeg: fails } }, ['pipeline-error-internal']],
  [
    'making the call',
    { engine: () => ({ callRecordings: recordsNothing }) },
    ['pipeline-error-internal'],
  ],
  [
    'greeting',
    {
      media: {
        async openFrameLeg(sink) {
          const leg = await media.openFrameLeg(sink);
          return {
            ...leg,
            listen() {
              throw broken();
            },
          };
        },
      },
    },
    ['pipeline-error-internal'],
  ],
];

describe('a browser that cannot join gives back all it took', () => {
  test.each(moments)('%s', async (_moment, wrong, ended) => {
    const counted = open(wrong);
    for (let time = 1; time <= 3; time += 1) {
      expect([UNKNOWN_ERROR, browserCallCloseCodes.ended]).toContain(await closeCode(dial()));
      await eventually(() => counted.admission.lines).toBe(0);
      expect([...counted.ended.values()]).toEqual(Array.from({ length: time }, () => ended).flat());
      expect([...counted.ended.keys()]).toEqual(counted.begun);
      counted.clock.advance(250);
      await eventually(() => held(counted, media)).toEqual(nothingHeld);
    }
  });

  test('one that is gone before its call is', async () => {
    const opened = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const counted = open({
      media: {
        async openFrameLeg(sink) {
          const leg = await media.openFrameLeg(sink);
          opened.resolve();
          await goOn.promise;
          return leg;
        },
      },
    });
    const browser = dial();
    browser.on('error', () => {});
    await opened.promise;
    browser.terminate();
    await once(browser, 'close');
    await settle();
    goOn.resolve();
    await eventually(() => counted.admission.lines).toBe(0);
    expect([...counted.ended.values()]).toEqual(['customer-ended-call']);
    counted.clock.advance(250);
    await eventually(() => held(counted, media)).toEqual(nothingHeld);
  });
});

test('browsers together get no more lines of an assistant than it may have', async () => {
  const limits = { maxCalls: 20, maxCallsPerAssistant: 6, maxBrowserCallsPerAssistant: 5 };
  const gate = Promise.withResolvers<void>();
  const counted = open({
    limits,
    engine: ({ keeper }) => ({
      keeper: {
        ...keeper,
        async join(row) {
          await gate.promise;
          return keeper.join(row);
        },
      },
    }),
  });
  const all = Array.from({ length: 11 }, () => dial());
  const codes: number[] = [];
  for (const browser of all) browser.once('close', (code) => codes.push(code));
  await eventually(() => codes.length).toBe(6);
  expect(new Set(codes)).toEqual(new Set([browserCallCloseCodes.busy]));
  expect(counted.admission.lines).toBe(5);
  gate.resolve();
  await eventually(() => counted.switchboard.activeCalls).toBe(5);
  expect(counted.begun).toHaveLength(5);
  for (const browser of all) browser.close();
  await eventually(() => counted.admission.lines).toBe(0);
  counted.clock.advance(250);
  await eventually(() => held(counted, media)).toEqual(nothingHeld);
});
