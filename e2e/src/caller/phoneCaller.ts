import { setTimeout as pause } from 'node:timers/promises';
import { RtpStream } from './rtpStream.ts';
import { SipWire } from './sipWire.ts';

/** The assistant has finished when nothing was heard for this long. */
const QUIET_MS = 900;
const LOOK_EVERY_MS = 50;

/** Somebody with a telephone: real SIP and real RTP in real time. */
export class PhoneCaller {
  readonly #wire: SipWire;
  readonly #audio = new RtpStream();
  readonly #localHost: string;
  #hungUp = false;
  #answeredAtMs = 0;

  /** @param options.localHost address to call from; 127.0.0.1 when left out */
  constructor(options: {
    host: string;
    port: number;
    user: string;
    from: string;
    localHost?: string;
  }) {
    this.#localHost = options.localHost ?? '127.0.0.1';
    this.#wire = new SipWire(options);
    this.#wire.onBye(() => {
      this.#hungUp = true;
    });
  }

  /** True once the assistant has hung up. */
  get hungUp(): boolean {
    return this.#hungUp;
  }

  /** Epoch ms of the last frame with sound. */
  get lastSoundAtMs(): number | null {
    return this.#audio.lastSoundAtMs;
  }

  /** Epoch ms at which the assistant's sound began, each time after a silence. */
  get soundStartsMs(): readonly number[] {
    return this.#audio.soundStartsMs;
  }

  /** Ms from the acknowledged 200 to the first sound; null before it. */
  get greetedAfterMs(): number | null {
    const { firstSoundAtMs } = this.#audio;
    return firstSoundAtMs === null ? null : firstSoundAtMs - this.#answeredAtMs;
  }

  async call(): Promise<void> {
    const port = await this.#audio.open(this.#localHost);
    const answer = await this.#wire.invite(
      [
        'v=0',
        `o=- 1 1 IN IP4 ${this.#localHost}`,
        's=-',
        `c=IN IP4 ${this.#localHost}`,
        't=0 0',
        `m=audio ${port} RTP/AVP 0 101`,
        'a=rtpmap:0 PCMU/8000',
        'a=rtpmap:101 telephone-event/8000',
        'a=fmtp:101 0-15',
        'a=ptime:20',
        '',
      ].join('\r\n'),
    );
    this.#answeredAtMs = Date.now();
    const remotePort = Number(/^m=audio (\d+) /m.exec(answer)?.[1]);
    const remoteHost = /^c=IN IP4 (\S+)/m.exec(answer)?.[1] ?? '127.0.0.1';
    this.#audio.start(remoteHost, remotePort);
  }

  say(pcm: Int16Array): Promise<void> {
    return this.#audio.say(pcm);
  }

  press(keys: string): void {
    this.#audio.press(keys);
  }

  /** Waits until the assistant has said something after `sinceMs` and is quiet, or has hung up. */
  async listen(sinceMs: number, withinMs: number): Promise<void> {
    const deadlineMs = Date.now() + withinMs;
    while (Date.now() < deadlineMs) {
      const { lastSoundAtMs } = this.#audio;
      if (this.#hungUp) return;
      if (
        lastSoundAtMs !== null &&
        lastSoundAtMs > sinceMs &&
        Date.now() - lastSoundAtMs > QUIET_MS
      )
        return;
      await pause(LOOK_EVERY_MS);
    }
    throw new Error(`the assistant said nothing for ${withinMs} ms`);
  }

  async hangUp(): Promise<void> {
    if (!this.#hungUp) await this.#wire.bye();
    this.#hungUp = true;
  }

  close(): void {
    this.#audio.close();
    this.#wire.close();
  }
}
