import { G711_FRAME_BYTES, g711 } from '@belldesk/voice/audio/g711';
import { RTP_HEADER_BYTES, writeRtpHeader } from '@belldesk/voice/audio/rtpPacket';
import type {
  BindDatagrams,
  DatagramSocket,
} from '@belldesk/voice/telephony/rtp/datagrams/datagramSocket';
import type { Endpoint } from '@belldesk/voice/telephony/rtp/endpoint';
import { SipWire } from '../caller/sipWire.ts';

const HOST = '127.0.0.1';

/**
 * A call whose caller sends G.711 all the time, and that notes when each packet of the assistant came: by
 * the kernel's clock where it tells it, so that this process may be late itself.
 */
export class SteadyCall {
  readonly #wire: SipWire;
  readonly #packet = Buffer.alloc(RTP_HEADER_BYTES + G711_FRAME_BYTES, g711.PCMU.silence);
  #socket: DatagramSocket | null = null;
  #to: Endpoint = { address: HOST, port: 0 };
  #sequence = 0;
  #lastMs: number | null = null;
  #gapsMs: number[] = [];
  #hungUp = false;

  constructor(sipPort: number, user: string) {
    this.#wire = new SipWire({ host: HOST, port: sipPort, user, from: '+442079460123' });
    this.#wire.onBye(() => {
      this.#hungUp = true;
    });
  }

  /** True once the assistant has hung up. */
  get hungUp(): boolean {
    return this.#hungUp;
  }

  /** Resolves when it is answered. Throws where it is refused. */
  async call(bind: BindDatagrams): Promise<void> {
    const socket = await bind(HOST, 0);
    this.#socket = socket;
    socket.listen({
      received: (_packet, _from, arrivedMs) => {
        if (this.#lastMs !== null) this.#gapsMs.push(arrivedMs - this.#lastMs);
        this.#lastMs = arrivedMs;
      },
      failed: () => undefined,
    });
    const answer = await this.#wire.invite(
      [
        'v=0',
        `o=- 1 1 IN IP4 ${HOST}`,
        's=-',
        `c=IN IP4 ${HOST}`,
        't=0 0',
        `m=audio ${socket.port} RTP/AVP 0 101`,
        'a=rtpmap:101 telephone-event/8000',
        '',
      ].join('\r\n'),
    );
    this.#to = { address: HOST, port: Number(/^m=audio (\d+) /m.exec(answer)?.[1]) };
  }

  /** Sends the next 20 ms. */
  send(): void {
    const sequence = this.#sequence++;
    const timestamp = (sequence * G711_FRAME_BYTES) >>> 0;
    writeRtpHeader(this.#packet, sequence === 0, 0, sequence & 0xffff, timestamp, this.#to.port);
    if (this.#to.port > 0) this.#socket?.send(this.#packet, this.#to);
  }

  /** Looks what has come. */
  poll(): void {
    this.#socket?.poll();
  }

  /** Ms between two packets since the last time it was asked. */
  takeGaps(): number[] {
    this.poll();
    const gapsMs = this.#gapsMs;
    this.#gapsMs = [];
    return gapsMs;
  }

  async hangUp(): Promise<void> {
    if (!this.#hungUp) await this.#wire.bye();
    this.#socket?.close();
    this.#wire.close();
  }
}
