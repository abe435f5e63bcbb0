import { encodeG711, G711_FRAME_BYTES, type G711Codec } from '../../audio/g711.ts';
import { type RingbackPlace, ringback } from '../../audio/ringback.ts';

const periods = new Map<string, Uint8Array>();

function periodOf(place: RingbackPlace, codec: G711Codec): Uint8Array {
  const key = `${place} ${codec}`;
  const known = periods.get(key);
  if (known) return known;
  const period = encodeG711(codec, ringback(place));
  periods.set(key, period);
  return period;
}

/** The ringing tone that one caller hears, over and over. */
export class RingTone {
  readonly place: RingbackPlace;
  readonly #period: Uint8Array;
  #at = 0;

  constructor(place: RingbackPlace, codec: G711Codec) {
    this.place = place;
    this.#period = periodOf(place, codec);
  }

  take(target: Uint8Array, offset: number): void {
    for (let i = 0; i < G711_FRAME_BYTES; i++)
      target[offset + i] = this.#period[this.#at + i] as number;
    this.#at = (this.#at + G711_FRAME_BYTES) % this.#period.length;
  }
}
