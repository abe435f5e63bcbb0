import { resampleRatio } from '../../audio/resampleRatio.ts';
import type { RateChange } from '../remote/httpVoice.ts';

const FROM_HZ = 24_000;
const TO_HZ = 16_000;
/** Three samples in are two out. */
const STEP = 3;
/** Samples on each side that one of ours is made of (24 in resampleRatio), in whole steps. */
const REACH = 8 * STEP;

/** 24 to 16 kHz for a stream in pieces: what comes out is what resampleRatio makes of the whole. */
export function createStreamResampler(): RateChange {
  /** What was used already and is still reached back to. */
  let before = new Int16Array(0);
  let held = new Int16Array(0);

  function change(count: number): Int16Array {
    const whole = resampleRatio(joined(before, held), FROM_HZ, TO_HZ);
    const from = (before.length * TO_HZ) / FROM_HZ;
    const out = whole.slice(from, from + Math.floor((count * TO_HZ) / FROM_HZ));
    const used = joined(before, held.subarray(0, count));
    before = used.slice(Math.max(0, used.length - REACH));
    held = held.slice(count);
    return out;
  }

  return {
    process(pcm) {
      held = joined(held, pcm);
      const ready = Math.floor((held.length - REACH) / STEP) * STEP;
      return ready > 0 ? change(ready) : new Int16Array(0);
    },
    flush: () => change(held.length),
  };
}

function joined(a: Int16Array, b: Int16Array): Int16Array<ArrayBuffer> {
  const both = new Int16Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
