import { FrameCutter } from './frames.ts';
import { Resampler } from './resampler.ts';
import { CAPTURE_PROCESSOR, type WorkletOptions } from './workletMessages.ts';

/** Microphone in, frames of the wire out over the port. */
class CaptureProcessor extends AudioWorkletProcessor {
  readonly #resampler: Resampler;
  readonly #cutter: FrameCutter;

  constructor({ processorOptions }: WorkletOptions) {
    super();
    this.#resampler = new Resampler(sampleRate, processorOptions.sampleRateHz);
    this.#cutter = new FrameCutter(processorOptions.frameBytes);
  }

  process(inputs: Float32Array[][]): boolean {
    const microphone = inputs[0]?.[0];
    if (!microphone) return true;
    for (const sample of microphone) {
      this.#resampler.push(sample);
      while (this.#resampler.ready) {
        const frame = this.#cutter.add(this.#resampler.take());
        if (frame) this.port.postMessage(frame, [frame]);
      }
    }
    return true;
  }
}

registerProcessor(CAPTURE_PROCESSOR, CaptureProcessor);
