import fvad from '@echogarden/fvad-wasm';
import type { SpeechDetector, SpeechProbe } from './speechDetector.ts';

/** WebRTC's detector takes 10, 20 or 30 ms: the first 30 of each window of 32. */
const JUDGED_MS = 30;
/** The strictest of its modes. */
const MODE = 3;
const MAX_SAMPLES = (16_000 * JUDGED_MS) / 1_000;

/**
 * WebRTC's voice activity detector, where Silero cannot be loaded. It takes tones and music for
 * speech; better than not hearing the caller.
 */
export async function createFvadDetector(): Promise<SpeechDetector> {
  const module = await fvad();
  const samplesAt = module._malloc(MAX_SAMPLES * 2);
  const waiting: (() => void)[] = [];
  const open = new Set<() => void>();
  return {
    name: 'fvad',
    get openProbes() {
      return open.size;
    },
    open(sampleRateHz, judged): SpeechProbe {
      const handle = module._fvad_new();
      const configure = (): void => {
        module._fvad_set_mode(handle, MODE);
        module._fvad_set_sample_rate(handle, sampleRateHz);
      };
      configure();
      const window = new Float32Array(sampleRateHz === 8_000 ? 256 : 512);
      const length = (sampleRateHz * JUDGED_MS) / 1_000;
      const judge = (): void => {
        const at = samplesAt / 2;
        for (let i = 0; i < length; i++) module.HEAP16[at + i] = (window[i] as number) * 32_767;
        judged(module._fvad_process(handle, samplesAt, length) === 1 ? 1 : 0);
      };
      open.add(judge);
      return {
        window,
        submit: () => waiting.push(judge),
        // It remembers no more than levels, which a window left out does not change.
        pass() {},
        reset() {
          module._fvad_reset(handle);
          configure();
        },
        close() {
          const at = waiting.indexOf(judge);
          if (at >= 0) waiting.splice(at, 1);
          if (open.delete(judge)) module._fvad_free(handle);
        },
      };
    },
    run() {
      for (const judge of waiting.splice(0)) judge();
    },
    close: () => module._free(samplesAt),
  };
}
