import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const LOOPBACK = '127.0.0.1';

/** A telephone over UDP that does nothing by itself: no ACK, no answer, nothing sent twice. */
export class HandPhone {
  /** Status and method of what came, oldest first; a request of the other side by its method alone. */
  readonly heard: string[] = [];
  readonly #socket: Socket;
  readonly #house: number;
  readonly #user: string;
  readonly #callId = `${Math.random().toString(36).slice(2)}@hand`;
  #to = '';
  #sequence = 0;
  #branches = 0;
  /** The audio port that the house named last. */
  houseMediaPort = 0;

  private constructor(socket: Socket, house: number, user: string) {
    this.#socket = socket;
    this.#house = house;
    this.#user = user;
    socket.on('message', (message) => this.#received(message.toString('latin1')));
  }

  /** @param house port of the server's signalling @param user whom to call */
  static async open(house: number, user: string): Promise<HandPhone> {
    const socket = createSocket('udp4');
    socket.bind(0, LOOPBACK);
    await once(socket, 'listening');
    return new HandPhone(socket, house, user);
  }

  /** Sends an INVITE, the first or one within the call; resolves with its final answer. */
  async invite(media: { readonly address: string; readonly port: number }): Promise<string> {
    this.#sequence++;
    const sdp = [
      'v=0',
      `o=hand 1 ${this.#sequence} IN IP4 ${media.address}`,
      's=-',
      `c=IN IP4 ${media.address}`,
      't=0 0',
      `m=audio ${media.port} RTP/AVP 0`,
      'a=sendrecv',
      '',
    ].join('\r\n');
    this.#send('INVITE', sdp);
    return this.next(/^[2-6]\d\d INVITE$/);
  }

  /** Acknowledges the INVITE sent last. */
  ack(): void {
    this.#send('ACK');
  }

  async bye(): Promise<void> {
    this.#sequence++;
    this.#send('BYE');
    await this.next(/^200 BYE$/);
  }

  /** The next of what is heard that fits, from now on. */
  async next(wanted: RegExp): Promise<string> {
    for (let at = this.heard.length; ; at++) {
      while (this.heard.length <= at) await once(this.#socket, 'message');
      const heard = this.heard[at] ?? '';
      if (wanted.test(heard)) return heard;
    }
  }

  close(): void {
    this.#socket.close();
  }

  #send(method: string, sdp = ''): void {
    const { port } = this.#socket.address();
    const uri = `sip:${this.#user}@${LOOPBACK}:${this.#house}`;
    const lines = [
      `${method} ${uri} SIP/2.0`,
      `Via: SIP/2.0/UDP ${LOOPBACK}:${port};branch=z9hG4bKhand${this.#callId}${this.#branches++};rport`,
      'Max-Forwards: 70',
      `From: <sip:+442079460999@${LOOPBACK}>;tag=hand`,
      `To: ${this.#to || `<${uri}>`}`,
      `Call-ID: ${this.#callId}`,
      `CSeq: ${this.#sequence} ${method}`,
      `Contact: <sip:hand@${LOOPBACK}:${port}>`,
      ...(sdp === '' ? [] : ['Content-Type: application/sdp']),
      `Content-Length: ${sdp.length}`,
    ];
    this.#socket.send(`${lines.join('\r\n')}\r\n\r\n${sdp}`, this.#house, LOOPBACK);
  }

  #received(message: string): void {
    const status = /^SIP\/2\.0 (\d{3})/.exec(message)?.[1];
    const method = /^CSeq:\s*\d+\s+(\S+)/im.exec(message)?.[1] ?? '';
    if (status !== undefined) this.#to = /^To:\s*(.+?)\r$/im.exec(message)?.[1] ?? this.#to;
    this.houseMediaPort = Number(/^m=audio (\d+)/m.exec(message)?.[1] ?? this.houseMediaPort);
    this.heard.push(status === undefined ? method : `${status} ${method}`);
  }
}
