import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';

const LOOPBACK = '127.0.0.1';

/** An answer to a request of ours. */
export interface SelfTestAnswer {
  readonly status: number;
  readonly to: string;
  readonly contact: string | null;
  readonly body: string;
}

/**
 * As much of a telephone as the self-test needs: one INVITE with its ACK, CANCEL and BYE (RFC 3261) over UDP on
 * loopback. Nothing is sent twice, for nothing gets lost there.
 */
export class SelfTestLine {
  readonly #socket: Socket = createSocket('udp4');
  readonly #port: number;
  readonly #uri: string;
  readonly #callId = randomBytes(12).toString('hex');
  readonly #from = `<sip:self-test@${LOOPBACK}>;tag=${randomBytes(6).toString('hex')}`;
  readonly #inviteBranch = newBranch();
  readonly #waiting = new Map<string, (answer: SelfTestAnswer) => void>();
  #to: string;
  #target: string;

  /** @param port where our own signalling listens @param user whom to call */
  constructor(port: number, user: string) {
    this.#port = port;
    this.#uri = `sip:${user}@${LOOPBACK}:${port}`;
    this.#to = `<${this.#uri}>`;
    this.#target = this.#uri;
    this.#socket.on('message', (message) => this.#received(message.toString('utf8')));
  }

  /** Rejects with the system's error when no socket can be had. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.bind(0, LOOPBACK, () => {
        // What fails later is a call without an answer.
        this.#socket.off('error', reject).on('error', () => undefined);
        resolve();
      });
    });
  }

  /** Calls; resolves with the final answer, which is acknowledged then. */
  async invite(sdp: string): Promise<SelfTestAnswer> {
    const answered = this.#answerTo('INVITE');
    this.#send('INVITE', 1, this.#inviteBranch, sdp);
    const answer = await answered;
    this.#to = answer.to;
    const ok = answer.status < 300;
    if (ok) this.#target = answer.contact ?? this.#target;
    // The ACK of a refusal belongs to the INVITE's own transaction (section 17.1.1.3).
    this.#send('ACK', 1, ok ? newBranch() : this.#inviteBranch);
    return answer;
  }

  /** Gives up a call that rings; resolves when that is sent. */
  cancel(): Promise<void> {
    return new Promise((resolve) => this.#send('CANCEL', 1, this.#inviteBranch, '', resolve));
  }

  /** Hangs up; resolves when the other side agreed. */
  async bye(): Promise<void> {
    const agreed = this.#answerTo('BYE');
    this.#send('BYE', 2, newBranch());
    await agreed;
  }

  close(): void {
    this.#socket.close();
  }

  #answerTo(method: string): Promise<SelfTestAnswer> {
    return new Promise((resolve) => this.#waiting.set(method, resolve));
  }

  #send(method: string, sequence: number, branch: string, body = '', sent = () => {}): void {
    const { port } = this.#socket.address();
    const head = [
      `${method} ${method === 'BYE' || method === 'ACK' ? this.#target : this.#uri} SIP/2.0`,
      `Via: SIP/2.0/UDP ${LOOPBACK}:${port};branch=${branch};rport`,
      'Max-Forwards: 70',
      `From: ${this.#from}`,
      `To: ${this.#to}`,
      `Call-ID: ${this.#callId}`,
      `CSeq: ${sequence} ${method}`,
      `Contact: <sip:self-test@${LOOPBACK}:${port}>`,
      ...(body === '' ? [] : ['Content-Type: application/sdp']),
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    this.#socket.send(`${head.join('\r\n')}\r\n\r\n${body}`, this.#port, LOOPBACK, sent);
  }

  #received(message: string): void {
    const end = message.indexOf('\r\n\r\n');
    const head = message.slice(0, end);
    const status = Number(/^SIP\/2\.0 (\d{3})/.exec(head)?.[1] ?? 0);
    const method = /^CSeq:\s*\d+\s+(\S+)/im.exec(head)?.[1] ?? '';
    if (status < 200) return;
    this.#waiting.get(method)?.({
      status,
      to: /^To:\s*(.+)$/im.exec(head)?.[1]?.trim() ?? this.#to,
      contact: /^Contact:.*?<([^>]+)>/im.exec(head)?.[1] ?? null,
      body: message.slice(end + 4),
    });
    this.#waiting.delete(method);
  }
}

function newBranch(): string {
  return `z9hG4bK${randomBytes(10).toString('hex')}`;
}
