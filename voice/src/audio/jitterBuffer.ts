import type { G711 } from './g711.ts';

/** Samples of one frame handed out: 20 ms at 8 kHz. */
export const JITTER_FRAME_SAMPLES = 160;
const SAMPLES_PER_MS = 8;
const RING_SAMPLES = 8_192;
const RING_MASK = RING_SAMPLES - 1;
/** A missing packet is given up once this much came after it, */
const REORDER_WAIT_MS = 60;
/** or this long after the last whole frame was read, while anything came after it. */
const GAP_WAIT_MS = 80;
/** How long a begun frame waits for its rest when nothing later comes. */
const PARTIAL_WAIT_MS = 200;
/** A timestamp this far off is another stream, not a gap. */
const JUMP_SAMPLES = 8_000;
const CONCEALED_FRAMES = 3;
const CONCEALMENT_FADE = 0.6;
/** Lets the measured offset follow a caller's slower clock, 1 ms a second. */
const OFFSET_LEAK_MS = 0.02;

export type JitterRead = 'none' | 'audio' | 'concealed';

/**
 * Puts the caller's packets in order. Samples lie in a ring by their RTP timestamp, so that packets of
 * any length, doubled or out of order, fall into place; what is whole is handed out at once, what is
 * missing is waited for and then concealed by the last frame, fading.
 */
export class JitterBuffer {
  readonly counts = { late: 0, concealed: 0, resynchronised: 0 };
  readonly #ring = new Int16Array(RING_SAMPLES);
  readonly #filled = new Uint8Array(RING_SAMPLES);
  readonly #last = new Int16Array(JITTER_FRAME_SAMPLES);
  #started = false;
  #next = 0;
  #highest = 0;
  #positionSamples = 0;
  #offsetMs = Number.POSITIVE_INFINITY;
  #progressMs = 0;
  #suspect = -1;
  #lostInRow = 0;
  #insertedSamples = 0;

  /** Epoch ms at which the frame last read ended, by the fastest packet so far. */
  get endMs(): number {
    return this.#offsetMs + this.#positionSamples / SAMPLES_PER_MS;
  }

  /** Forgets everything: another stream follows. */
  reset(): void {
    this.#started = false;
    this.#suspect = -1;
  }

  /** Silence of `samples` was heard instead of packets that did not come; a gap that follows is shorter by it. */
  insert(samples: number): void {
    this.#insertedSamples += samples;
  }

  /**
   * Takes a packet's coded samples. `marker` says that a talk-spurt begins (RFC 3551 section 4.1), so
   * that a jump of the timestamp is meant.
   */
  write(
    timestamp: number,
    marker: boolean,
    packet: Uint8Array,
    start: number,
    end: number,
    codec: G711,
    nowMs: number,
  ): void {
    const length = end - start;
    if (length <= 0 || length > JUMP_SAMPLES / 4) return;
    if (!this.#started) this.#begin(timestamp, nowMs);
    let ahead = (timestamp - this.#next) | 0;
    if (ahead + length > JUMP_SAMPLES || ahead < -JUMP_SAMPLES) {
      const meant = marker || timestamp === this.#suspect;
      this.#suspect = (timestamp + length) >>> 0;
      if (!meant) return;
      this.counts.resynchronised++;
      this.#begin(timestamp, nowMs);
      ahead = 0;
    }
    this.#suspect = -1;
    if (ahead + length <= 0) {
      this.counts.late++;
      return;
    }
    for (let i = Math.max(0, -ahead); i < length; i++) {
      const at = (timestamp + i) & RING_MASK;
      this.#ring[at] = codec.decodeTable[packet[start + i] as number] as number;
      this.#filled[at] = 1;
    }
    const newEnd = (timestamp + length) >>> 0;
    if (((newEnd - this.#highest) | 0) > 0) this.#highest = newEnd;
    const offsetMs = nowMs - (this.#positionSamples + ahead + length) / SAMPLES_PER_MS;
    this.#offsetMs = Math.min(this.#offsetMs + OFFSET_LEAK_MS, offsetMs);
  }

  /** Fills `frame` (160 samples) with the next 20 ms if they are there or given up. */
  read(frame: Int16Array, nowMs: number): JitterRead {
    if (!this.#started) return 'none';
    for (;;) {
      const ahead = (this.#highest - this.#next) | 0;
      if (ahead <= 0) return 'none';
      const present = this.#present();
      if (present < JITTER_FRAME_SAMPLES && !this.#givenUp(ahead, nowMs)) return 'none';
      if (present === 0 && this.#insertedSamples >= JITTER_FRAME_SAMPLES) {
        this.#insertedSamples -= JITTER_FRAME_SAMPLES;
        this.#advance();
        continue;
      }
      if (present === JITTER_FRAME_SAMPLES) {
        this.#insertedSamples = 0;
        this.#lostInRow = 0;
        this.#progressMs = nowMs;
        this.#copy(frame);
      } else {
        this.counts.concealed++;
        this.#conceal(frame);
      }
      this.#last.set(frame);
      this.#advance();
      return present === JITTER_FRAME_SAMPLES ? 'audio' : 'concealed';
    }
  }

  #begin(timestamp: number, nowMs: number): void {
    this.#started = true;
    this.#next = timestamp;
    this.#highest = timestamp;
    this.#offsetMs = Number.POSITIVE_INFINITY;
    this.#progressMs = nowMs;
    this.#lostInRow = 0;
    this.#insertedSamples = 0;
    this.#filled.fill(0);
  }

  #present(): number {
    let present = 0;
    for (let i = 0; i < JITTER_FRAME_SAMPLES; i++)
      present += this.#filled[(this.#next + i) & RING_MASK] as number;
    return present;
  }

  #givenUp(ahead: number, nowMs: number): boolean {
    const beyond = ahead - JITTER_FRAME_SAMPLES;
    if (beyond >= REORDER_WAIT_MS * SAMPLES_PER_MS) return true;
    return nowMs - this.#progressMs >= (beyond > 0 ? GAP_WAIT_MS : PARTIAL_WAIT_MS);
  }

  #copy(frame: Int16Array): void {
    for (let i = 0; i < JITTER_FRAME_SAMPLES; i++)
      frame[i] = this.#ring[(this.#next + i) & RING_MASK] as number;
  }

  #conceal(frame: Int16Array): void {
    const gain = this.#lostInRow < CONCEALED_FRAMES ? CONCEALMENT_FADE : 0;
    this.#lostInRow++;
    for (let i = 0; i < JITTER_FRAME_SAMPLES; i++) {
      const at = (this.#next + i) & RING_MASK;
      frame[i] = this.#filled[at] ? (this.#ring[at] as number) : (this.#last[i] as number) * gain;
    }
  }

  #advance(): void {
    for (let i = 0; i < JITTER_FRAME_SAMPLES; i++) this.#filled[(this.#next + i) & RING_MASK] = 0;
    this.#next = (this.#next + JITTER_FRAME_SAMPLES) >>> 0;
    this.#positionSamples += JITTER_FRAME_SAMPLES;
  }
}
