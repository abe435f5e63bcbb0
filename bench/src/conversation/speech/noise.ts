import { seededNoise } from '@belldesk/voice/audio/seededNoise';
import { rmsOf, scaled } from './level.ts';
import { throughTelephone } from './telephoneBand.ts';

const RATE_HZ = 8_000;
/** A car passes every so often, seconds; it is heard this long. */
const CARS_EVERY_S = 4;
const CAR_S = 3;
/** How much louder than the road itself a passing car is. */
const CAR_GAIN = 2;
/** Share of the sample before that stays: a first-order low-pass at about 200 Hz. */
const RUMBLE_LEAK = 0.85;

const steady = (sound: Float64Array): Float64Array => scaled(sound, 1 / rmsOf(sound));

/** Noise whose power falls by 3 dB an octave (Kellet's filter of white noise), at level 1 in the telephone band. */
export function pinkNoise(samples: number, seed: number): Float64Array {
  const white = seededNoise(seed);
  let slow = 0;
  let middle = 0;
  let quick = 0;
  const sound = Float64Array.from({ length: samples }, () => {
    const sample = white();
    slow = 0.99765 * slow + sample * 0.099046;
    middle = 0.963 * middle + sample * 0.2965164;
    quick = 0.57 * quick + sample * 1.0526913;
    return slow + middle + quick + sample * 0.1848;
  });
  return steady(throughTelephone(sound));
}

/** A street heard from a car: rumble that swells as others pass, with some hiss of tyres; level 1 on average. */
export function roadNoise(samples: number, seed: number): Float64Array {
  const white = seededNoise(seed);
  let rumble = 0;
  const sound = Float64Array.from({ length: samples }, (_, n) => {
    const sample = white();
    rumble = RUMBLE_LEAK * rumble + (1 - RUMBLE_LEAK) * sample;
    const sinceCarS = (n / RATE_HZ) % CARS_EVERY_S;
    const swell = sinceCarS < CAR_S ? Math.sin((Math.PI * sinceCarS) / CAR_S) ** 2 : 0;
    return (rumble + 0.05 * sample) * (1 + CAR_GAIN * swell);
  });
  return steady(throughTelephone(sound));
}

/** Several people who talk at once, each going on for ever; level 1. */
export function babble(voices: readonly Float64Array[], samples: number): Float64Array {
  const sound = new Float64Array(samples);
  for (const [index, voice] of voices.entries()) {
    const offset = Math.floor((voice.length * index) / voices.length);
    for (let n = 0; n < samples; n++)
      sound[n] = (sound[n] as number) + (voice[(n + offset) % voice.length] as number);
  }
  return steady(sound);
}
