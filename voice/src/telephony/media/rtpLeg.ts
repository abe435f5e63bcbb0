import { isIPv4, isIPv6 } from 'node:net';
import { encodeG711, G711_FRAME_BYTES, type G711Codec, g711 } from '../../audio/g711.ts';
import { JITTER_FRAME_SAMPLES } from '../../audio/jitterBuffer.ts';
import { Downsampler } from '../../audio/resampler.ts';
import type { RingbackPlace } from '../../audio/ringback.ts';
import { RTP_HEADER_BYTES } from '../../audio/rtpPacket.ts';
import type { CallerAudio, MediaEvent } from '../mediaLeg.ts';
import type { DatagramSocket } from '../rtp/datagrams/datagramSocket.ts';
import type { Endpoint } from '../rtp/endpoint.ts';
import { KeySender } from '../rtp/keySender.ts';
import { type Negotiated, RtpReceiver } from '../rtp/rtpReceiver.ts';
import { RtpSender } from '../rtp/rtpSender.ts';
import { RtpSource } from '../rtp/rtpSource.ts';
import { SendingConsent } from '../rtp/sendingConsent.ts';
import { CallerEar } from './callerEar.ts';
import type { SpeechDetector } from './detector/speechDetector.ts';
import { Playout } from './playout.ts';
import { playoutEvents } from './playoutEvents.ts';
import type { RtpLegOptions, RtpTarget } from './protocol.ts';
import { StereoTrack } from './recording/stereoTrack.ts';
import type { Tape } from './recording/tape.ts';
import { Relay } from './relay.ts';
import { RingTone } from './ringTone.ts';
import { SilenceWatch } from './silenceWatch.ts';
import type { ThreadLeg } from './threadLeg.ts';
import type { Traffic } from './traffic.ts';

const FRAME_MS = 20;
const RATE_HZ = 8_000;
const SAMPLES_PER_MS = 8;
/** Frames heard in one slot at most, when a network lets go of what it held back. */
const FRAMES_PER_SLOT = 8;

/** Filled by every leg in turn. */
const scratch = new Int16Array(JITTER_FRAME_SAMPLES);
const silence = new Int16Array(JITTER_FRAME_SAMPLES);
const spoken = new Int16Array(JITTER_FRAME_SAMPLES);

/** A telephone call's audio: RTP in both directions on a socket of its own. */
export class RtpThreadLeg implements ThreadLeg {
  readonly sampleRateHz = RATE_HZ;
  readonly #socket: DatagramSocket;
  readonly #ear: CallerEar;
  readonly #receiver: RtpReceiver;
  readonly #sender = new RtpSender();
  readonly #source: RtpSource;
  readonly #consent: SendingConsent;
  readonly #watch: SilenceWatch;
  readonly #emit: (event: MediaEvent) => void;
  readonly #traffic: Traffic;
  readonly #bothFamilies: boolean;
  #negotiated: Negotiated;
  #sending: boolean;
  #playout: Playout;
  #downsampler = new Downsampler();
  #resampledSegment = -1;
  /** The leg whose caller talks with this one's. */
  #peer: RtpThreadLeg | null = null;
  /** What that one says. */
  readonly #relay = new Relay();
  readonly #keys = new KeySender();
  #ringTone: RingTone | null = null;
  #track: StereoTrack | null = null;

  constructor(
    socket: DatagramSocket,
    options: RtpLegOptions,
    detector: SpeechDetector,
    traffic: Traffic,
    nowMs: number,
    emit: (event: MediaEvent) => void,
  ) {
    this.#socket = socket;
    this.#emit = emit;
    this.#traffic = traffic;
    this.#negotiated = options;
    this.#sending = options.sending ?? true;
    this.#bothFamilies = isIPv6(options.localAddress);
    this.#source = new RtpSource(
      options.remote && this.#reach(options.remote),
      options.alsoFrom ?? [],
    );
    this.#consent = new SendingConsent(options.consented ?? true);
    this.#watch = new SilenceWatch(nowMs);
    this.#ear = new CallerEar(RATE_HZ, detector, emit);
    this.#receiver = new RtpReceiver(options, (digit) => {
      this.#ear.flush();
      if (this.#peer) this.#peer.press(digit);
      else emit({ type: 'digit', digit });
    });
    this.#playout = this.#createPlayout(options.codec);
    socket.listen({
      received: (packet, from, arrivedMs) => this.#receive(packet, from, arrivedMs),
      // An address that cannot be reached; the next packet tries again.
      failed: () => traffic.sendErrors++,
    });
  }

  slot(nowMs: number, slotMs: number): void {
    if (!this.#peer) this.#track?.pass(1);
    this.#playout.settle(slotMs, nowMs);
    this.#send(nowMs, slotMs);
    this.#socket.poll();
    this.#hear(nowMs);
    const silentMs = this.#watch.stalledMs(nowMs);
    if (silentMs !== null) this.#emit({ type: 'stalled', silentMs });
  }

  skipSlots(count: number): void {
    for (let i = 0; i < count; i++) this.#sender.skip();
    if (!this.#peer) this.#track?.pass(count);
  }

  play(segmentId: number, pcm: Int16Array, last: boolean, nowMs: number): void {
    if (segmentId !== this.#resampledSegment) {
      this.#downsampler = new Downsampler();
      this.#resampledSegment = segmentId;
    }
    const { codec } = this.#negotiated;
    this.#playout.append(
      segmentId,
      encodeG711(codec, this.#downsampler.process(pcm)),
      false,
      nowMs,
    );
    if (last)
      this.#playout.append(segmentId, encodeG711(codec, this.#downsampler.flush()), true, nowMs);
  }

  clear(nowMs: number): void {
    this.#playout.clear(false, nowMs);
  }

  setPaused(paused: boolean): void {
    this.#playout.paused = paused;
  }

  handOn(audio: CallerAudio): void {
    this.#ear.handOn(audio);
  }

  record(tape: Tape): void {
    this.#track ??= new StereoTrack(tape, RATE_HZ);
  }

  endRecording(keep: boolean): void {
    this.#track?.end(keep);
    this.#track = null;
  }

  /** A re-INVITE's outcome. What is queued in another codec is dropped. */
  retarget(target: RtpTarget, nowMs: number): void {
    const before = this.#negotiated;
    const { codec = before.codec, payloadType = before.payloadType } = target;
    const { telephoneEventPayloadType = before.telephoneEventPayloadType } = target;
    this.#negotiated = { codec, payloadType, telephoneEventPayloadType };
    this.#receiver.renegotiate(this.#negotiated);
    if (codec !== before.codec) {
      this.#playout.clear(false, nowMs);
      const { paused } = this.#playout;
      this.#playout = this.#createPlayout(codec);
      this.#playout.paused = paused;
      this.#relay.clear();
      this.ring(this.#ringTone?.place ?? null);
    }
    if (target.address !== null) {
      const elsewhere = this.#reach({ address: target.address, port: target.port });
      if (this.#source.retarget(elsewhere)) this.#consent.withdraw();
    }
    this.#sending = target.sending;
    this.#watch.heard(nowMs);
  }

  /** The peer's signalling has shown that it wants sound where it said last. */
  consent(): void {
    this.#consent.give();
  }

  /** Two callers hear each other from now on, and nobody else does: nothing is reported, nothing recorded. */
  bridge(peer: RtpThreadLeg | null): void {
    this.#part();
    this.#peer = peer;
    if (peer === null) return;
    peer.#part();
    peer.#peer = this;
  }

  /** The ringing tone wherever nothing else is to be heard; null ends it. */
  ring(place: RingbackPlace | null): void {
    this.#ringTone = place && new RingTone(place, this.#negotiated.codec);
  }

  /** Presses a key towards this caller, where keys were negotiated. */
  press(digit: string): void {
    if (this.#negotiated.telephoneEventPayloadType !== null) this.#keys.press(digit);
  }

  close(): void {
    this.bridge(null);
    this.endRecording(true);
    this.#ear.close();
    this.#socket.close();
    this.#traffic.late += this.#receiver.jitter.counts.late;
    this.#traffic.concealed += this.#receiver.jitter.counts.concealed;
  }

  #part(): void {
    const peer = this.#peer;
    this.#relay.clear();
    this.#peer = null;
    if (peer === null) return;
    peer.#relay.clear();
    peer.#peer = null;
  }

  /** An IPv6 socket reaches IPv4 by the mapped address (RFC 4291 section 2.5.5.2). */
  #reach({ address, port }: Endpoint): Endpoint {
    const mapped = this.#bothFamilies && isIPv4(address) && address !== '0.0.0.0';
    return { address: mapped ? `::ffff:${address}` : address, port };
  }

  #createPlayout(codec: G711Codec): Playout {
    return new Playout(
      G711_FRAME_BYTES,
      SAMPLES_PER_MS,
      g711[codec].silence,
      playoutEvents(this.#emit),
    );
  }

  #receive(packet: Uint8Array, from: Endpoint, nowMs: number): void {
    const receiver = this.#receiver;
    if (!receiver.valid(packet) || !this.#source.accept(from.address, from.port, nowMs)) {
      this.#traffic.refused++;
      return;
    }
    if (receiver.lastSsrc === this.#sender.ssrc) this.#sender.renewSsrc();
    if (receiver.receive(packet, nowMs) === 'foreign') {
      this.#traffic.refused++;
      return;
    }
    this.#traffic.received++;
    this.#watch.heard(nowMs);
    // It is sent back to where the packet came from, so that whoever is there wants it.
    if (this.#consent.give()) this.#emit({ type: 'consented' });
  }

  #send(nowMs: number, slotMs: number): void {
    const destination = this.#source.destination;
    if (!this.#sending || !destination || !this.#consent.takeSlot()) {
      this.#sender.skip();
      return;
    }
    const { codec, payloadType, telephoneEventPayloadType } = this.#negotiated;
    const keys =
      telephoneEventPayloadType === null
        ? null
        : this.#keys.slot(this.#sender, telephoneEventPayloadType);
    if (keys) {
      for (const packet of keys) this.#socket.send(packet, destination);
      this.#traffic.sent += keys.length;
      return;
    }
    const { packet } = this.#sender;
    if (
      !this.#playout.take(packet, RTP_HEADER_BYTES, nowMs, slotMs + FRAME_MS) &&
      !this.#relay.take(packet, RTP_HEADER_BYTES)
    ) {
      if (this.#ringTone) this.#ringTone.take(packet, RTP_HEADER_BYTES);
      else packet.fill(g711[codec].silence, RTP_HEADER_BYTES);
    }
    if (this.#track && !this.#peer) {
      const { decodeTable } = g711[codec];
      for (let i = 0; i < JITTER_FRAME_SAMPLES; i++)
        spoken[i] = decodeTable[packet[RTP_HEADER_BYTES + i] as number] as number;
      this.#track.assistant(spoken, 0);
    }
    this.#sender.finish(payloadType);
    this.#socket.send(packet, destination);
    this.#traffic.sent++;
  }

  #hear(nowMs: number): void {
    const { jitter } = this.#receiver;
    const suppressed = this.#receiver.keyHeld(nowMs);
    let heard = 0;
    for (; heard < FRAMES_PER_SLOT; heard++) {
      if (jitter.read(scratch, nowMs) === 'none') break;
      if (this.#peer) {
        this.#peer.#relay.push(scratch, this.#peer.#negotiated.codec);
        continue;
      }
      this.#track?.caller(scratch, nowMs - jitter.endMs);
      this.#ear.hear(scratch, jitter.endMs, suppressed);
    }
    if (heard > 0 || !this.#watch.missing(nowMs)) return;
    jitter.insert(JITTER_FRAME_SAMPLES);
    if (!this.#peer) this.#ear.hear(silence, nowMs, false);
  }
}
