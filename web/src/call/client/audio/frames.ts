/** Cuts samples into the wire's frames: PCM16 little endian. */
export class FrameCutter {
  readonly #frameBytes: number;
  #frame: DataView<ArrayBuffer>;
  #filledBytes = 0;

  constructor(frameBytes: number) {
    this.#frameBytes = frameBytes;
    this.#frame = new DataView(new ArrayBuffer(frameBytes));
  }

  /** @param sample -1 to 1, clipped beyond @returns a whole frame when this sample completed one */
  add(sample: number): ArrayBuffer | null {
    const clipped = Math.max(-1, Math.min(1, sample));
    this.#frame.setInt16(this.#filledBytes, Math.round(clipped * 32_767), true);
    this.#filledBytes += 2;
    if (this.#filledBytes < this.#frameBytes) return null;
    const whole = this.#frame.buffer;
    this.#frame = new DataView(new ArrayBuffer(this.#frameBytes));
    this.#filledBytes = 0;
    return whole;
  }
}

/** Samples of a frame, -1 to 1. A trailing odd byte is no sample and is left out. */
export function samplesOf(frame: ArrayBuffer): Float32Array {
  const view = new DataView(frame);
  const samples = new Float32Array(Math.floor(frame.byteLength / 2));
  for (let at = 0; at < samples.length; at++) samples[at] = view.getInt16(at * 2, true) / 32_768;
  return samples;
}
