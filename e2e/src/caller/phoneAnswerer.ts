import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { RtpStream } from './rtpStream.ts';

const TAG = 'answerer';

interface Request {
  readonly method: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Somebody whose telephone rings: real SIP over UDP and real RTP, answered at once. */
export class PhoneAnswerer {
  readonly #socket: Socket = createSocket('udp4');
  readonly #audio = new RtpStream();
  readonly #answered = Promise.withResolvers<void>();
  #invite: Request | null = null;
  #peer: { address: string; port: number } = { address: '127.0.0.1', port: 0 };
  #audioPort = 0;
  #port = 0;
  #hungUp = false;

  /** Waits for a call. @returns the sip: address to be called */
  async open(): Promise<string> {
    this.#audioPort = await this.#audio.open();
    await new Promise<void>((resolve) => this.#socket.bind(0, '127.0.0.1', resolve));
    this.#port = this.#socket.address().port;
    this.#socket.on('message', (message, from) => this.#received(message.toString('utf8'), from));
    return `sip:anna@127.0.0.1:${this.#port}`;
  }

  /** Settles when the call is answered and acknowledged. */
  get answered(): Promise<void> {
    return this.#answered.promise;
  }

  /** True once the other side has hung up. */
  get hungUp(): boolean {
    return this.#hungUp;
  }

  /** Whom the display shows. */
  get shown(): string {
    return /sip:([^@>]+)@/.exec(this.#invite?.headers.get('from') ?? '')?.[1] ?? '';
  }

  /** Epoch ms of the last frame with sound. */
  get lastSoundAtMs(): number | null {
    return this.#audio.lastSoundAtMs;
  }

  say(pcm: Int16Array): Promise<void> {
    return this.#audio.say(pcm);
  }

  press(keys: string): void {
    this.#audio.press(keys);
  }

  hangUp(): void {
    const invite = this.#invite;
    if (!invite) return;
    const target = /<([^>]+)>/.exec(invite.headers.get('contact') ?? '')?.[1] ?? '';
    this.#send([
      `BYE ${target} SIP/2.0`,
      `Via: SIP/2.0/UDP 127.0.0.1:${this.#port};branch=z9hG4bKbye;rport`,
      'Max-Forwards: 70',
      `From: ${invite.headers.get('to')};tag=${TAG}`,
      `To: ${invite.headers.get('from')}`,
      `Call-ID: ${invite.headers.get('call-id')}`,
      'CSeq: 1 BYE',
    ]);
  }

  close(): void {
    this.#audio.close();
    this.#socket.close();
  }

  #received(message: string, from: RemoteInfo): void {
    const request = read(message);
    if (!request) return;
    this.#peer = from;
    switch (request.method) {
      case 'INVITE':
        this.#invite = request;
        this.#answer(request);
        break;
      case 'ACK':
        this.#answered.resolve();
        break;
      case 'BYE':
        this.#hungUp = true;
        this.#respond(request, []);
        break;
      default:
        this.#respond(request, []);
    }
  }

  #answer(invite: Request): void {
    const port = Number(/^m=audio (\d+) /m.exec(invite.body)?.[1]);
    const host = /^c=IN IP4 (\S+)/m.exec(invite.body)?.[1] ?? '127.0.0.1';
    this.#audio.start(host, port);
    const sdp = [
      'v=0',
      'o=- 1 1 IN IP4 127.0.0.1',
      's=-',
      'c=IN IP4 127.0.0.1',
      't=0 0',
      `m=audio ${this.#audioPort} RTP/AVP 0 101`,
      'a=rtpmap:0 PCMU/8000',
      'a=rtpmap:101 telephone-event/8000',
      'a=fmtp:101 0-15',
      '',
    ].join('\r\n');
    const contact = `Contact: <sip:anna@127.0.0.1:${this.#port}>`;
    this.#respond(invite, [contact, 'Content-Type: application/sdp'], sdp);
  }

  #respond(request: Request, fields: readonly string[], body = ''): void {
    const { headers } = request;
    const echoed = ['via', 'from', 'call-id', 'cseq'].map(
      (name) => `${name}: ${headers.get(name)}`,
    );
    const to = headers.get('to') ?? '';
    this.#send(
      [
        'SIP/2.0 200 OK',
        ...echoed,
        `To: ${to.includes(';tag=') ? to : `${to};tag=${TAG}`}`,
        ...fields,
      ],
      body,
    );
  }

  #send(lines: readonly string[], body = ''): void {
    const all = [...lines, `Content-Length: ${Buffer.byteLength(body)}`];
    this.#socket.send(`${all.join('\r\n')}\r\n\r\n${body}`, this.#peer.port, this.#peer.address);
  }
}

/** Null for a response. */
function read(message: string): Request | null {
  const [head = '', body = ''] = message.split('\r\n\r\n', 2);
  const [start = '', ...lines] = head.split('\r\n');
  if (start.startsWith('SIP/2.0 ')) return null;
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { method: start.split(' ', 1)[0] ?? '', headers, body };
}
