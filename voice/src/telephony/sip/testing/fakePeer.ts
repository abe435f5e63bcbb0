import { Buffer } from 'node:buffer';
import { ManualClock } from '@belldesk/kit/clock';
import { createEngine, type SipEngine } from '../engine.ts';
import type { Flow, Protocol, Target } from '../flow.ts';
import { NO_LIMITS, type SipLimits } from '../guard/limits.ts';
import type { SipMessage, SipRequest, SipResponse } from '../message.ts';
import { parseDatagram } from '../parser.ts';
import type { SipDialog, SipInvite } from '../server.ts';
import { DEFAULT_TIMERS } from '../timers.ts';

export const OFFER =
  'v=0\r\no=peer 1 1 IN IP4 192.0.2.9\r\ns=-\r\nc=IN IP4 192.0.2.9\r\nt=0 0\r\n' +
  'm=audio 6000 RTP/AVP 0 8 101\r\na=rtpmap:101 telephone-event/8000\r\na=sendrecv\r\n';
export const ANSWER = OFFER.replace('o=peer', 'o=house');

export interface RequestParts {
  readonly uri?: string;
  readonly branch?: string;
  readonly callId?: string;
  readonly cseq?: number;
  /** Of a dialog: what the 200 said. */
  readonly toTag?: string;
  readonly fields?: readonly string[];
  readonly sdp?: string;
  /** Any other body, with its type. */
  readonly body?: readonly [type: string, text: string];
}

/** One peer on a wire of its own, with a clock that stands still. */
export class FakePeer {
  readonly clock = new ManualClock();
  readonly engine: SipEngine;
  readonly protocol: Protocol;
  /** Everything our side sent, oldest first, with where it went. */
  readonly sent: { readonly message: SipMessage; readonly to: string }[] = [];
  readonly invites: SipInvite[] = [];
  readonly dialogs: SipDialog[] = [];
  readonly failures: unknown[] = [];
  readonly noise: string[] = [];
  /** Where a request of ours wanted to go when no flow was at hand. */
  readonly targets: Target[] = [];
  onInvite: (invite: SipInvite) => void = (invite) => void this.dialogs.push(invite.accept(ANSWER));
  /** What the peer believes its address to be. */
  viaHost = '192.0.2.9';
  /** How late the event loop is said to be. */
  lagMs = 0;
  /** Where the peer's packets come from. */
  address = '192.0.2.9';
  #branch = 0;
  #port = 5060;

  constructor(protocol: Protocol = 'UDP', limits: SipLimits = NO_LIMITS) {
    this.protocol = protocol;
    this.engine = createEngine({
      clock: this.clock,
      timers: DEFAULT_TIMERS,
      transport: {
        flowTo: (target, done) => {
          this.targets.push(target);
          done(this.flow(target.host, target.port));
        },
      },
      advertised: () => ({ host: 'house.example', address: '192.0.2.1' }),
      limits,
      lagMs: () => this.lagMs,
      onInvite: (invite) => {
        this.invites.push(invite);
        this.onInvite(invite);
      },
      onNoise: ({ reason }) => this.noise.push(reason),
      onFailure: (error) => this.failures.push(error),
    });
  }

  flow(remoteAddress = this.address, remotePort = this.#port): Flow {
    const flow: Flow = {
      protocol: this.protocol,
      remoteAddress,
      remotePort,
      localAddress: '192.0.2.1',
      localPort: 5060,
      open: true,
      toPort: (port) => (this.protocol === 'TCP' ? flow : this.flow(remoteAddress, port)),
      send: (bytes) => {
        const { message } = parseDatagram(bytes);
        this.sent.push({ message, to: `${remoteAddress}:${remotePort}` });
      },
    };
    return flow;
  }

  /** The peer's packets come from another port from now on, as behind a NAT. */
  moveTo(port: number): void {
    this.#port = port;
  }

  /** @returns the text sent, to send it again */
  request(method: string, parts: RequestParts = {}): string {
    const { uri = 'sip:Bella@house.example', callId = 'call-1', cseq = 1 } = parts;
    const branch = parts.branch ?? `z9hG4bK${this.#branch++}`;
    const [type, body] = parts.body ?? (parts.sdp ? ['application/sdp', parts.sdp] : ['', '']);
    const lines = [
      `${method} ${uri} SIP/2.0`,
      `Via: SIP/2.0/${this.protocol} ${this.viaHost}:5060;branch=${branch};rport`,
      'Max-Forwards: 70',
      'From: "Caller" <sip:caller@192.0.2.9>;tag=peer',
      `To: <sip:bella@house.example>${parts.toTag === undefined ? '' : `;tag=${parts.toTag}`}`,
      `Call-ID: ${callId}`,
      `CSeq: ${cseq} ${method}`,
      'Contact: <sip:caller@192.0.2.9:5062>',
      ...(parts.fields ?? []),
      ...(type === '' ? [] : [`Content-Type: ${type}`]),
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    return this.raw(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  raw(text: string): string {
    if (this.protocol === 'UDP') this.engine.events.onDatagram(Buffer.from(text), this.flow());
    else {
      const end = text.indexOf('\r\n\r\n') + 4;
      this.engine.events.onStreamMessage(text.slice(0, end), text.slice(end), this.flow());
    }
    return text;
  }

  /** INVITE with an offer, accepted and acknowledged. @returns our tag */
  call(parts: RequestParts = {}): string {
    this.request('INVITE', { sdp: OFFER, ...parts });
    const toTag = this.tag();
    this.request('ACK', { ...parts, toTag });
    return toTag;
  }

  /** Answers the latest request of ours. */
  answer(status: number): void {
    const request = this.requests().at(-1);
    if (!request) throw new Error('nothing to answer');
    const fields = ['via', 'from', 'to', 'call-id', 'cseq'];
    const lines = fields.map((name) => `${name}: ${request.headers.get(name)}`);
    this.raw(`SIP/2.0 ${status} Fine\r\n${lines.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`);
  }

  responses(): SipResponse[] {
    return this.sent.flatMap(({ message }) => (message.kind === 'response' ? [message] : []));
  }

  requests(): SipRequest[] {
    return this.sent.flatMap(({ message }) => (message.kind === 'request' ? [message] : []));
  }

  statuses(): number[] {
    return this.responses().map(({ status }) => status);
  }

  last(): SipResponse {
    const response = this.responses().at(-1);
    if (!response) throw new Error('nothing was answered');
    return response;
  }

  /** Our tag in the latest response. */
  tag(): string {
    return /;tag=([^;]+)/.exec(this.last().headers.get('to') ?? '')?.[1] ?? '';
  }
}
