import { createSocket, type Socket } from 'node:dgram';
import { systemClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answering,
  type CountedEngine,
  countedEngine,
  eventually,
  openMedia,
  sealer,
} from '../src/calls/admission/testing/countedDesk.ts';
import { PhoneDesk } from '../src/calls/phoneDesk.ts';
import type { MediaWorker } from '../src/telephony/media/mediaWorker.ts';
import { createSipServer, type SipServer } from '../src/telephony/sip/server.ts';

const SIP_PORT = 16_116;
const LIMITS = { maxCalls: 20, maxCallsPerSource: 5, maxCallsPerAssistant: 8 };

let media: MediaWorker;
let sip: SipServer;
let counted: CountedEngine;

beforeAll(async () => {
  media = await openMedia(16_118, 16_160);
  counted = countedEngine(LIMITS);
  const desk = new PhoneDesk({
    ...counted,
    media,
    sealer,
    find: async (user) => (user === 'lamb' ? answering : null),
  });
  sip = createSipServer({
    hosts: ['127.0.0.1', '127.0.0.2', '127.0.0.3'],
    port: SIP_PORT,
    publicHost: '127.0.0.1',
    clock: systemClock,
    onInvite: (invite) => desk.invite(invite),
  });
  await sip.listen();
});
afterAll(async () => {
  await counted.switchboard.close();
  await sip.close();
  await media.close();
});

/** A telephone of one address that calls as often as it likes and answers nothing. */
class Flood {
  readonly #socket: Socket = createSocket('udp4');
  readonly #host: string;
  /** The first final answer to each call. */
  readonly answers = new Map<string, string>();

  constructor(host: string) {
    this.#host = host;
    this.#socket.on('message', (message) => {
      const text = message.toString();
      const callId = /^Call-ID: (.*)\r$/im.exec(text)?.[1] ?? '';
      if (/^SIP\/2\.0 [2-6]/.test(text) && !this.answers.has(callId))
        this.answers.set(callId, text);
    });
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#socket.bind(0, this.#host, resolve));
  }

  /** Calls at once, held in the first INVITE. */
  call(users: readonly string[]): void {
    const { port } = this.#socket.address();
    const host = this.#host;
    const sdp = `v=0\r\no=- 1 1 IN IP4 ${host}\r\ns=-\r\nc=IN IP4 ${host}\r\nt=0 0\r\nm=audio 9 RTP/AVP 0\r\na=inactive\r\n`;
    for (const [n, user] of users.entries()) {
      const lines = [
        `INVITE sip:${user}@${host}:${SIP_PORT} SIP/2.0`,
        `Via: SIP/2.0/UDP ${host}:${port};branch=z9hG4bK${host}-${port}-${n};rport`,
        'Max-Forwards: 70',
        `From: <sip:flood@${host}>;tag=${n}`,
        `To: <sip:${user}@${host}>`,
        `Call-ID: ${host}-${port}-${n}`,
        'CSeq: 1 INVITE',
        `Contact: <sip:flood@${host}:${port}>`,
        'Content-Type: application/sdp',
        `Content-Length: ${sdp.length}`,
      ];
      this.#socket.send(`${lines.join('\r\n')}\r\n\r\n${sdp}`, SIP_PORT, host);
    }
  }

  /** How many calls were answered with each status. */
  statuses(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const text of this.answers.values()) {
      const status = text.slice(8, 11);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  close(): void {
    this.#socket.close();
  }
}

async function flood(host: string, users: readonly string[]): Promise<Flood> {
  const caller = new Flood(host);
  await caller.open();
  caller.call(users);
  await eventually(() => caller.answers.size).toBe(users.length);
  return caller;
}

const times = (count: number, user: string) => Array.from({ length: count }, () => user);

test('a flood over the wire gets the lines of its source, and an assistant no more than its own', async () => {
  const first = await flood('127.0.0.1', times(40, 'lamb'));
  const second = await flood('127.0.0.2', times(20, 'lamb'));
  const unknown = await flood('127.0.0.3', times(20, 'nobody'));
  expect(first.statuses()).toEqual({ 200: 5, 503: 35 });
  // The source has two lines left when the assistant has none: a line is given back with each 486.
  expect(second.statuses()['200']).toBe(3);
  expect(unknown.statuses()['200']).toBeUndefined();
  expect(counted.admission.lines).toBe(8);
  const refusals = [...first.answers.values(), ...second.answers.values()].filter((text) =>
    /^SIP\/2\.0 (?:486|503) /.test(text),
  );
  expect(refusals).toHaveLength(35 + 17);
  expect(refusals.filter((text) => !/^Retry-After: 5\r$/im.test(text))).toEqual([]);
  expect(counted.admission.refused('source')).toBeGreaterThanOrEqual(35);
  expect(second.statuses()['486']).toBe(counted.admission.refused('assistant'));
  expect(counted.admission.refused('platform')).toBe(0);
  for (const caller of [first, second, unknown]) caller.close();
});
