import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';

const ANSWER_WITHIN_MS = 10_000;

interface Response {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The little of SIP over UDP that a caller needs: one INVITE, its ACK, BYE either way (RFC 3261). */
export class SipWire {
  readonly #socket: Socket = createSocket('udp4');
  readonly #host: string;
  readonly #port: number;
  readonly #localHost: string;
  readonly #uri: string;
  readonly #from: string;
  readonly #callId = randomBytes(8).toString('hex');
  readonly #tag = randomBytes(4).toString('hex');
  #localPort = 0;
  #cseq = 1;
  #to: string;
  #target: string;
  #onResponse: (response: Response) => void = () => {};
  #onBye: () => void = () => {};

  /** @param options.localHost address to call from: others of 127.0.0.0/8 are other sources */
  constructor(options: {
    host: string;
    port: number;
    user: string;
    from: string;
    localHost?: string;
  }) {
    this.#localHost = options.localHost ?? '127.0.0.1';
    this.#host = options.host;
    this.#port = options.port;
    this.#uri = `sip:${options.user}@${options.host}:${options.port}`;
    this.#from = `<sip:${options.from}@${this.#localHost}>;tag=${this.#tag}`;
    this.#to = `<${this.#uri}>`;
    this.#target = this.#uri;
  }

  /** Calls, and resolves with the SDP of the 200 once it is acknowledged. Throws for any other final status. */
  async invite(sdp: string): Promise<string> {
    await new Promise<void>((resolve) => this.#socket.bind(0, this.#localHost, resolve));
    this.#localPort = this.#socket.address().port;
    this.#socket.on('message', (message) => this.#received(message.toString('utf8')));
    const answered = new Promise<Response>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer to INVITE')), ANSWER_WITHIN_MS);
      this.#onResponse = (response) => {
        if (response.status < 200) return;
        clearTimeout(timer);
        resolve(response);
      };
    });
    this.#send('INVITE', sdp);
    const response = await answered;
    this.#to = response.headers.get('to') ?? this.#to;
    this.#target = /<([^>]+)>/.exec(response.headers.get('contact') ?? '')?.[1] ?? this.#target;
    this.#send('ACK');
    if (response.status !== 200) throw new Error(`the call was refused with ${response.status}`);
    // A 200 that comes again was sent before our ACK arrived.
    this.#onResponse = (again) => {
      if (again.headers.get('cseq')?.endsWith('INVITE')) this.#send('ACK');
    };
    return response.body;
  }

  onBye(listener: () => void): void {
    this.#onBye = listener;
  }

  /** Hangs up; resolves when the other side has agreed. */
  async bye(): Promise<void> {
    this.#cseq += 1;
    const agreed = new Promise<void>((resolve) => {
      this.#onResponse = () => resolve();
    });
    this.#send('BYE');
    await agreed;
  }

  close(): void {
    this.#socket.close();
  }

  #send(method: 'INVITE' | 'ACK' | 'BYE', body = ''): void {
    const lines = [
      `${method} ${method === 'INVITE' ? this.#uri : this.#target} SIP/2.0`,
      `Via: SIP/2.0/UDP ${this.#localHost}:${this.#localPort};branch=z9hG4bK${randomBytes(6).toString('hex')};rport`,
      'Max-Forwards: 70',
      `From: ${this.#from}`,
      `To: ${this.#to}`,
      `Call-ID: ${this.#callId}`,
      `CSeq: ${this.#cseq} ${method}`,
      `Contact: <sip:caller@${this.#localHost}:${this.#localPort}>`,
      ...(body === '' ? [] : ['Content-Type: application/sdp']),
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    this.#socket.send(`${lines.join('\r\n')}\r\n\r\n${body}`, this.#port, this.#host);
  }

  #received(message: string): void {
    const [head = '', body = ''] = message.split('\r\n\r\n', 2);
    const [start = '', ...rest] = head.split('\r\n');
    const headers = new Map(
      rest.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const status = /^SIP\/2\.0 (\d{3})/.exec(start)?.[1];
    if (status !== undefined) {
      this.#onResponse({ status: Number(status), headers, body });
      return;
    }
    if (!start.startsWith('BYE ')) return;
    const echoed = ['via', 'from', 'to', 'call-id', 'cseq'].map(
      (name) => `${name}: ${headers.get(name)}`,
    );
    this.#socket.send(
      `${['SIP/2.0 200 OK', ...echoed, 'Content-Length: 0'].join('\r\n')}\r\n\r\n`,
      this.#port,
      this.#host,
    );
    this.#onBye();
  }
}
