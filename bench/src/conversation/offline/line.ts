import { encodeG711, G711_FRAME_BYTES } from '@belldesk/voice/audio/g711';
import { RTP_HEADER_BYTES, writeRtpHeader } from '@belldesk/voice/audio/rtpPacket';
import type { SpeechDetector } from '@belldesk/voice/telephony/media/detector/speechDetector';
import { RtpThreadLeg } from '@belldesk/voice/telephony/media/rtpLeg';
import { createTraffic } from '@belldesk/voice/telephony/media/traffic';
import type { CallerAudio, MediaEvent, MediaLeg } from '@belldesk/voice/telephony/mediaLeg';
import type {
  DatagramListener,
  DatagramSocket,
} from '@belldesk/voice/telephony/rtp/datagrams/datagramSocket';

const CALLER = { address: '127.0.0.1', port: 40_000 };

/** A socket without a network. */
class StillSocket implements DatagramSocket {
  readonly port = 40_002;
  #listener: DatagramListener | null = null;
  #waiting: { readonly packet: Uint8Array; readonly arrivedMs: number }[] = [];

  listen(listener: DatagramListener): void {
    this.#listener = listener;
  }

  arrive(packet: Uint8Array, arrivedMs: number): void {
    this.#waiting.push({ packet, arrivedMs });
  }

  poll(): void {
    for (const { packet, arrivedMs } of this.#waiting.splice(0))
      this.#listener?.received(packet, CALLER, arrivedMs);
  }

  send(): void {}
  close(): void {}
}

/** What the assistant's side of a line does that a caller would notice. */
export type LineAct = 'sound' | 'quiet' | 'paused' | 'resumed' | 'cleared';

/**
 * A telephone line whose time somebody else tells: RTP packets, G.711 u-law, jitter buffer and voice
 * activity detection as the media thread has them, without its sockets and its thread.
 */
export class Line implements MediaLeg {
  readonly sampleRateHz = 8_000;
  readonly #socket = new StillSocket();
  readonly #leg: RtpThreadLeg;
  readonly #nowMs: () => number;
  readonly #noticed: (act: LineAct) => void;
  #listener: (event: MediaEvent) => void = () => {};
  #sequence = 0;

  /**
   * @param nowMs epoch ms of the time that is told
   * @param noticed told of what the assistant's side does
   * @param byWordsOnly what the voice tells of the end of a turn is left out
   */
  constructor(
    detector: SpeechDetector,
    nowMs: () => number,
    noticed: (act: LineAct) => void,
    byWordsOnly = false,
  ) {
    this.#nowMs = nowMs;
    this.#noticed = noticed;
    this.#leg = new RtpThreadLeg(
      this.#socket,
      {
        localAddress: '127.0.0.1',
        codec: 'PCMU',
        payloadType: 0,
        telephoneEventPayloadType: null,
        remote: CALLER,
      },
      detector,
      createTraffic(),
      nowMs(),
      (event) => {
        if (event.type === 'segment-started') noticed('sound');
        if (event.type === 'segment-ended') noticed('quiet');
        const { overByVoice, ...rest } = { overByVoice: undefined, ...event };
        this.#listener(byWordsOnly && overByVoice !== undefined ? rest : event);
      },
    );
  }

  /** 20 ms of the caller's, 160 samples, have arrived, and the line's turn has come. */
  slot(frame: Int16Array): void {
    const packet = new Uint8Array(RTP_HEADER_BYTES + G711_FRAME_BYTES);
    const sequence = this.#sequence++;
    writeRtpHeader(
      packet,
      sequence === 0,
      0,
      sequence & 0xffff,
      (sequence * G711_FRAME_BYTES) >>> 0,
      7,
    );
    packet.set(encodeG711('PCMU', frame), RTP_HEADER_BYTES);
    const nowMs = this.#nowMs();
    this.#socket.arrive(packet, nowMs);
    this.#leg.slot(nowMs, nowMs);
  }

  play(segmentId: number, pcm: Int16Array, last: boolean): void {
    this.#leg.play(segmentId, pcm, last, this.#nowMs());
  }

  clear(): void {
    this.#noticed('cleared');
    this.#leg.clear(this.#nowMs());
  }

  pause(): void {
    this.#noticed('paused');
    this.#leg.setPaused(true);
  }

  resume(): void {
    this.#noticed('resumed');
    this.#leg.setPaused(false);
  }

  handOn(audio: CallerAudio): void {
    this.#leg.handOn(audio);
  }

  record(): void {}

  async endRecording(): Promise<null> {
    return null;
  }

  listen(listener: (event: MediaEvent) => void): void {
    this.#listener = listener;
  }

  close(): void {
    this.#listener = () => {};
    this.#leg.close();
  }
}
