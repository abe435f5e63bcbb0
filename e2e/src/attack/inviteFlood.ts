import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * Somebody who floods a SIP port with INVITEs, each a call of its own with an offer that is right, as a
 * process of its own. Arguments: SIP port, user, address to call from.
 */
export type FloodAsk =
  /** `count` evenly over `overMs`; all at once where that is 0. */
  | { readonly type: 'flood'; readonly count: number; readonly overMs: number }
  /** Acknowledges and hangs up what was answered. */
  | { readonly type: 'hang-up' };

export interface FloodAnswer {
  readonly sent: number;
  /** Final responses by status; those that came again do not count. */
  readonly answers: Readonly<Record<string, number>>;
}

const STEP_MS = 10;
const SETTLE_MS = 300;
const RECEIVE_BUFFER_BYTES = 4 * 1024 * 1024;

const [port = '', user = '', localHost = '127.0.0.2'] = process.argv.slice(2);
const target = `sip:${user}@127.0.0.1:${port}`;
const socket = createSocket('udp4');
socket.bind(0, localHost);
await once(socket, 'listening');
socket.setRecvBufferSize(RECEIVE_BUFFER_BYTES);
const localPort = socket.address().port;

const offer = [
  'v=0',
  `o=- 1 1 IN IP4 ${localHost}`,
  's=-',
  `c=IN IP4 ${localHost}`,
  't=0 0',
  `m=audio ${localPort + 1} RTP/AVP 0 101`,
  'a=rtpmap:101 telephone-event/8000',
  '',
].join('\r\n');

let sent = 0;
/** Status and To of each call's final response. */
const finals = new Map<string, { status: string; to: string }>();

socket.on('message', (bytes) => {
  const text = bytes.toString();
  const status = /^SIP\/2\.0 ([2-6]\d\d)/.exec(text)?.[1];
  const callId = /^call-id: *(\S+)/im.exec(text)?.[1];
  const to = /^to: *(.+)$/im.exec(text)?.[1];
  if (status && callId && to) finals.set(callId, { status, to });
});

function request(method: string, sequence: number, callId: string, to: string, body = ''): void {
  const lines = [
    `${method} ${target} SIP/2.0`,
    `Via: SIP/2.0/UDP ${localHost}:${localPort};branch=z9hG4bK${callId}${method}${sequence};rport`,
    'Max-Forwards: 70',
    `From: <sip:+442079460199@${localHost}>;tag=${callId}`,
    `To: ${to}`,
    `Call-ID: ${callId}`,
    `CSeq: ${sequence} ${method}`,
    `Contact: <sip:flood@${localHost}:${localPort}>`,
    ...(body === '' ? [] : ['Content-Type: application/sdp']),
    `Content-Length: ${body.length}`,
  ];
  socket.send(`${lines.join('\r\n')}\r\n\r\n${body}`, Number(port), '127.0.0.1');
}

function flood(count: number, overMs: number): void {
  const beganMs = performance.now();
  const first = sent;
  const step = (): void => {
    const elapsed = overMs === 0 ? 1 : Math.min(1, (performance.now() - beganMs) / overMs);
    for (const due = first + Math.floor(count * elapsed); sent < due; sent += 1)
      request('INVITE', 1, `flood-${process.pid}-${sent}`, `<${target}>`, offer);
    if (elapsed < 1) setTimeout(step, STEP_MS);
    else setTimeout(answer, SETTLE_MS);
  };
  step();
}

function hangUp(): void {
  for (const [callId, { status, to }] of finals) {
    if (status !== '200') continue;
    request('ACK', 1, callId, to);
    request('BYE', 2, callId, to);
  }
  setTimeout(answer, SETTLE_MS);
}

function answer(): void {
  const answers: Record<string, number> = {};
  for (const { status } of finals.values()) answers[status] = (answers[status] ?? 0) + 1;
  process.send?.({ sent, answers } satisfies FloodAnswer);
}

process.on('message', (ask: FloodAsk) => {
  if (ask.type === 'flood') flood(ask.count, ask.overMs);
  else hangUp();
});
process.on('disconnect', () => process.exit(0));
