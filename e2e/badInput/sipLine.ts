import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { connect } from 'node:net';

const host = '127.0.0.1';

/** An INVITE as a telephone sends it, with an offer of G.711 (RFC 3261, RFC 3264). */
export function inviteTo(sipPort: number, user: string, localPort: number): string {
  const sdp = [
    'v=0',
    `o=- 1 1 IN IP4 ${host}`,
    's=-',
    `c=IN IP4 ${host}`,
    't=0 0',
    `m=audio ${localPort} RTP/AVP 0`,
    '',
  ].join('\r\n');
  return request(
    'INVITE',
    `sip:${user}@${host}:${sipPort}`,
    localPort,
    randomBytes(8).toString('hex'),
    ['Content-Type: application/sdp', `Content-Length: ${sdp.length}`],
  ).concat(sdp);
}

function request(
  method: string,
  uri: string,
  localPort: number,
  callId: string,
  more: readonly string[],
): string {
  return [
    `${method} ${uri} SIP/2.0`,
    `Via: SIP/2.0/UDP ${host}:${localPort};branch=z9hG4bK${randomBytes(6).toString('hex')};rport`,
    'Max-Forwards: 70',
    `From: <sip:+442079460199@${host}>;tag=${randomBytes(4).toString('hex')}`,
    `To: <${uri}>`,
    `Call-ID: ${callId}`,
    `CSeq: 1 ${method}`,
    `Contact: <sip:caller@${host}:${localPort}>`,
    ...more,
    '\r\n',
  ].join('\r\n');
}

/** A UDP socket towards a SIP port, for whatever bytes a test wants to send. */
export class SipLine {
  readonly #socket: Socket;
  readonly #sipPort: number;

  private constructor(socket: Socket, sipPort: number) {
    this.#socket = socket;
    this.#sipPort = sipPort;
  }

  static async open(sipPort: number): Promise<SipLine> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, host, resolve));
    return new SipLine(socket, sipPort);
  }

  get localPort(): number {
    return this.#socket.address().port;
  }

  /** Resolves when the operating system has taken it. */
  send(bytes: string | Uint8Array): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#socket.send(bytes, this.#sipPort, host, (error) => (error ? reject(error) : resolve())),
    );
  }

  /** Calls. @returns the first final response, as it came: status line and headers */
  async refusalOf(user: string): Promise<string> {
    const invite = inviteTo(this.#sipPort, user, this.localPort);
    const answered = new Promise<string>((resolve) =>
      this.#socket.on('message', (message) => {
        const text = message.toString('utf8');
        if (!text.startsWith('SIP/2.0 1')) resolve(text);
      }),
    );
    await this.send(invite);
    const response = await answered;
    const to = /^To: .*$/im.exec(response)?.[0] ?? '';
    await this.send(
      invite
        .slice(0, invite.indexOf('Content-Type'))
        .replace(/^INVITE/, 'ACK')
        .replace('1 INVITE', '1 ACK')
        .replace(/^To: .*$/im, to)
        .concat('Content-Length: 0\r\n\r\n'),
    );
    return response;
  }

  close(): void {
    this.#socket.close();
  }
}

/** Sends bytes over TCP and closes; what comes back is thrown away, a reset is no matter. */
export function throwAtTcp(port: number, bytes: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.end(bytes));
    socket.on('data', () => undefined);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}
