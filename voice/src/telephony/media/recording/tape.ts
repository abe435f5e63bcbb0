import type { TapeOutlet, ToWriter } from './protocol.ts';

/** As much of the outlet as writing needs. */
interface Outlet {
  readonly port: Pick<TapeOutlet['port'], 'postMessage'>;
  readonly pending: SharedArrayBuffer;
}

/** So much may wait for the disk, of all calls together; what comes on top is lost. */
const MAX_PENDING_BYTES = 64 * 1_024 * 1_024;

/** The media thread's way to one file: hands chunks on and never waits. */
export class Tape {
  readonly #outlet: Outlet;
  readonly #pending: Int32Array;
  readonly #recording: number;
  readonly #maxPendingBytes: number;
  #lostSamples = 0;

  constructor(
    outlet: Outlet,
    recording: number,
    path: string,
    sampleRateHz: number,
    maxPendingBytes = MAX_PENDING_BYTES,
  ) {
    this.#outlet = outlet;
    this.#pending = new Int32Array(outlet.pending);
    this.#recording = recording;
    this.#maxPendingBytes = maxPendingBytes;
    this.#say({ type: 'open', recording, path, sampleRateHz });
  }

  /** Gives away interleaved stereo. What the disk cannot take stays silence in the file. */
  write(atSample: number, pcm: Int16Array<ArrayBuffer>): void {
    const { byteLength } = pcm;
    if (Atomics.load(this.#pending, 0) + byteLength > this.#maxPendingBytes) {
      this.#lostSamples += pcm.length / 2;
      return;
    }
    Atomics.add(this.#pending, 0, byteLength);
    this.#outlet.port.postMessage(
      { type: 'chunk', recording: this.#recording, atSample, pcm } satisfies ToWriter,
      [pcm.buffer],
    );
  }

  end(samples: number, keep: boolean): void {
    const lostSamples = this.#lostSamples;
    this.#say({ type: 'end', recording: this.#recording, samples, lostSamples, keep });
  }

  #say(message: ToWriter): void {
    this.#outlet.port.postMessage(message);
  }
}
