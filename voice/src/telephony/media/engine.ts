import type { MediaEvent } from '../mediaLeg.ts';
import { chooseDatagrams } from '../rtp/datagrams/chooseDatagrams.ts';
import type { DatagramSocket } from '../rtp/datagrams/datagramSocket.ts';
import { PortPool, PortsExhausted } from '../rtp/portPool.ts';
import type { LoadedDetector } from './detector/loadDetector.ts';
import { FrameThreadLeg } from './frameLeg.ts';
import { Outbox } from './outbox.ts';
import type {
  FromThread,
  LegReport,
  MediaStats,
  MediaThreadOptions,
  RtpLegOptions,
  ToThread,
} from './protocol.ts';
import type { TapeOutlet, ToWriter } from './recording/protocol.ts';
import { Tape } from './recording/tape.ts';
import { RtpThreadLeg } from './rtpLeg.ts';
import type { ThreadLeg } from './threadLeg.ts';
import type { TickListener } from './tick.ts';
import { createTraffic } from './traffic.ts';

/** A leg is served at every fourth tick of 5 ms. */
const COHORTS = 4;
/**
 * With more legs than this, speech is judged once in 20 ms: a run of the model costs mostly the way of
 * its weights through the cache, however many calls it judges.
 */
const LEGS_JUDGED_EACH_TICK = 16;
/** Slots lie on the monotonic clock's grid; once the wall clock is this far off, it was set. */
const CLOCK_STEP_MS = 20;

/** All calls of a media thread: obeys what the main thread says, serves the legs tick by tick. */
export class MediaEngine implements TickListener {
  readonly #datagrams = chooseDatagrams();
  readonly #ports: PortPool;
  readonly #loaded: LoadedDetector;
  readonly #post: (message: FromThread) => void;
  readonly #outbox: Outbox;
  readonly #legs = new Map<number, ThreadLeg>();
  readonly #cohorts: ThreadLeg[][] = Array.from({ length: COHORTS }, () => []);
  readonly #traffic = createTraffic();
  /** Legs closed while their socket was still being bound. */
  readonly #opening = new Set<number>();
  #tapes: TapeOutlet | null = null;
  #cohort = 0;
  #epochOffsetMs = 0;
  #ticksLate5Ms = 0;
  #ticksLate20Ms = 0;
  #ticksSkipped = 0;

  constructor(
    options: MediaThreadOptions,
    loaded: LoadedDetector,
    post: (message: FromThread) => void,
  ) {
    this.#ports = new PortPool(options.rtpPorts, this.#datagrams.bind);
    this.#loaded = loaded;
    this.#post = post;
    this.#outbox = new Outbox(post);
  }

  tick(nowMs: number, dueMs: number): void {
    const lateMs = nowMs - dueMs;
    if (lateMs > 5) this.#ticksLate5Ms++;
    if (lateMs > 20) this.#ticksLate20Ms++;
    if (Math.abs(Date.now() - this.#epochOffsetMs - nowMs) > CLOCK_STEP_MS)
      this.#epochOffsetMs = Date.now() - nowMs;
    const epochMs = this.#epochOffsetMs + nowMs;
    const slotMs = this.#epochOffsetMs + dueMs;
    this.#cohort = (this.#cohort + 1) % COHORTS;
    for (const leg of this.#cohorts[this.#cohort] ?? []) leg.slot(epochMs, slotMs);
    if (this.#legs.size <= LEGS_JUDGED_EACH_TICK || this.#cohort === 0) this.#loaded.detector.run();
    this.#outbox.tick(epochMs);
  }

  skipped(count: number): void {
    this.#ticksSkipped += count;
    for (let i = 0; i < count; i++) {
      this.#cohort = (this.#cohort + 1) % COHORTS;
      for (const leg of this.#cohorts[this.#cohort] ?? []) leg.skipSlots(1);
    }
  }

  /** Does what the main thread asks, but for shutting down. */
  handle(message: Exclude<ToThread, { type: 'shut-down' }>): void {
    const nowMs = Date.now();
    if (message.type === 'stats') {
      this.#post({ type: 'stats', request: message.request, stats: this.stats() });
      return;
    }
    if (message.type === 'open-rtp') {
      void this.#openRtp(message.leg, message.options);
      return;
    }
    if (message.type === 'open-frames') {
      this.#add(
        message.leg,
        new FrameThreadLeg(this.#loaded.detector, nowMs, this.#reporter(message.leg)),
      );
      this.#post({ type: 'opened', leg: message.leg, port: 0 });
      return;
    }
    if (message.type === 'tape-outlet') {
      this.#tapes = message.outlet;
      return;
    }
    if (message.type === 'close') {
      this.#close(message.leg);
      return;
    }
    const leg = this.#legs.get(message.leg);
    if (!leg) return;
    switch (message.type) {
      case 'play':
        leg.play(message.segmentId, message.pcm, message.last, nowMs);
        break;
      case 'clear':
        leg.clear(nowMs);
        break;
      case 'pause':
      case 'resume':
        leg.setPaused(message.type === 'pause');
        break;
      case 'record':
        if (this.#tapes)
          leg.record(new Tape(this.#tapes, message.recording, message.path, leg.sampleRateHz));
        break;
      case 'end-recording':
        leg.endRecording(message.keep);
        break;
      case 'hand-on':
        leg.handOn(message.audio);
        break;
      case 'retarget':
        if (leg instanceof RtpThreadLeg) leg.retarget(message.target, nowMs);
        break;
      case 'consent':
        if (leg instanceof RtpThreadLeg) leg.consent();
        break;
      case 'bridge':
        this.#bridge(leg, message.with);
        break;
      case 'ring':
        if (leg instanceof RtpThreadLeg) leg.ring(message.place);
        break;
      case 'press':
        if (leg instanceof RtpThreadLeg) leg.press(message.digit);
        break;
      case 'frame': {
        const { buffer, byteOffset, byteLength } = message.frame;
        if (leg instanceof FrameThreadLeg)
          leg.receive(new Int16Array(buffer, byteOffset, byteLength / 2), nowMs);
        break;
      }
      case 'played':
        if (leg instanceof FrameThreadLeg) leg.played(message.playedMs, nowMs);
        break;
    }
  }

  stats(): MediaStats {
    const cpu = process.threadCpuUsage();
    return {
      legs: this.#legs.size,
      openPorts: this.#ports.openPorts,
      detectorProbes: this.#loaded.detector.openProbes,
      packetsSent: this.#traffic.sent,
      packetsReceived: this.#traffic.received,
      packetsRefused: this.#traffic.refused,
      packetsLate: this.#traffic.late,
      framesConcealed: this.#traffic.concealed,
      ticksLate5Ms: this.#ticksLate5Ms,
      ticksLate20Ms: this.#ticksLate20Ms,
      ticksSkipped: this.#ticksSkipped,
      cpuMs: (cpu.user + cpu.system) / 1_000,
      detector: this.#loaded.detector.name,
      detectorProblem: this.#loaded.problem,
      sockets: this.#datagrams.name,
      socketsProblem: this.#datagrams.problem,
    };
  }

  /** Closes every leg and the detector. */
  close(): void {
    for (const id of this.#legs.keys()) this.#close(id);
    this.#tapes?.port.postMessage({ type: 'finish' } satisfies ToWriter);
    this.#tapes?.port.close();
    this.#loaded.detector.close();
  }

  async #openRtp(id: number, options: RtpLegOptions): Promise<void> {
    this.#opening.add(id);
    let socket: DatagramSocket | null = null;
    try {
      socket = await this.#ports.open(options.localAddress);
      if (!this.#opening.delete(id)) {
        socket.close();
        return;
      }
      const emit: (event: MediaEvent) => void = this.#reporter(id);
      this.#add(
        id,
        new RtpThreadLeg(socket, options, this.#loaded.detector, this.#traffic, Date.now(), emit),
      );
      this.#post({ type: 'opened', leg: id, port: socket.port });
    } catch (error) {
      this.#opening.delete(id);
      socket?.close();
      const reason = error instanceof Error ? error.message : String(error);
      this.#post({ type: 'refused', leg: id, busy: error instanceof PortsExhausted, reason });
    }
  }

  #bridge(leg: ThreadLeg, peerId: number | null): void {
    const peer = peerId === null ? null : (this.#legs.get(peerId) ?? null);
    if (leg instanceof RtpThreadLeg && (peer === null || peer instanceof RtpThreadLeg))
      leg.bridge(peer);
  }

  #reporter(id: number): (report: LegReport) => void {
    return (report) => this.#outbox.add(id, report);
  }

  #add(id: number, leg: ThreadLeg): void {
    this.#legs.set(id, leg);
    const smallest = this.#cohorts.reduce((best, cohort) =>
      cohort.length < best.length ? cohort : best,
    );
    smallest.push(leg);
  }

  #close(id: number): void {
    this.#opening.delete(id);
    const leg = this.#legs.get(id);
    if (!leg) return;
    this.#legs.delete(id);
    for (const cohort of this.#cohorts) {
      const at = cohort.indexOf(leg);
      if (at >= 0) cohort.splice(at, 1);
    }
    leg.close();
  }
}
