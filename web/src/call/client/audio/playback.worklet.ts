import { samplesOf } from './frames.ts';
import { JitterBuffer } from './jitterBuffer.ts';
import { Resampler } from './resampler.ts';
import {
  PLAYBACK_PROCESSOR,
  type PlaybackOrder,
  type PlaybackReport,
  type WorkletOptions,
} from './workletMessages.ts';

const REPORT_INTERVAL_MS = 100;

/** Frames of the wire in over the port, sound out, and a report ten times a second. */
class PlaybackProcessor extends AudioWorkletProcessor {
  readonly #buffer: JitterBuffer;
  readonly #resampler: Resampler;
  readonly #reportEvery = (sampleRate * REPORT_INTERVAL_MS) / 1_000;
  #squares = 0;
  #sinceReport = 0;

  constructor({ processorOptions }: WorkletOptions) {
    super();
    this.#buffer = new JitterBuffer(processorOptions.sampleRateHz);
    this.#resampler = new Resampler(processorOptions.sampleRateHz, sampleRate);
    this.port.onmessage = (event: MessageEvent<PlaybackOrder>) => {
      if (event.data.type === 'clear') this.#buffer.clear();
      else this.#buffer.push(samplesOf(event.data.frame));
    };
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const speaker = outputs[0]?.[0];
    if (!speaker) return true;
    for (let at = 0; at < speaker.length; at++) {
      while (!this.#resampler.ready) this.#resampler.push(this.#buffer.next());
      const sample = this.#resampler.take();
      speaker[at] = sample;
      this.#squares += sample * sample;
    }
    this.#sinceReport += speaker.length;
    if (this.#sinceReport >= this.#reportEvery) this.#report();
    return true;
  }

  #report(): void {
    const report: PlaybackReport = {
      level: Math.sqrt(this.#squares / this.#sinceReport),
      playedMs: this.#buffer.playedMs,
      bufferedMs: this.#buffer.bufferedMs,
    };
    this.port.postMessage(report);
    this.#squares = 0;
    this.#sinceReport = 0;
  }
}

registerProcessor(PLAYBACK_PROCESSOR, PlaybackProcessor);
