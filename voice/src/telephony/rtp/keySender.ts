import { telephoneEventOf } from '../../audio/telephoneEvent.ts';
import type { RtpSender } from './rtpSender.ts';

/** A press lasts 160 ms and its end is said three times (RFC 4733 sections 2.5.1.3 and 2.5.1.4). */
const HELD_SLOTS = 8;
const END_PACKETS = 3;
/** With the slot of the end, 80 ms between two presses: the same key twice is two. */
const PAUSE_SLOTS = 3;
const SLOT_SAMPLES = 160;

/** Presses keys on one stream, one after the other, in place of its audio. */
export class KeySender {
  readonly #waiting: number[] = [];
  #event: number | null = null;
  #slot = 0;

  /** Ignores what is no key. */
  press(digit: string): void {
    const event = telephoneEventOf(digit);
    if (event !== null) this.#waiting.push(event);
  }

  /** What is to be sent in this slot of 20 ms; null when the audio may have it. */
  slot(sender: RtpSender, payloadType: number): readonly Buffer[] | null {
    if (this.#event === null) {
      this.#event = this.#waiting.shift() ?? null;
      if (this.#event === null) return null;
      this.#slot = 0;
      sender.startKey();
    }
    this.#slot++;
    if (this.#slot > HELD_SLOTS + 1) {
      if (this.#slot > HELD_SLOTS + PAUSE_SLOTS) this.#event = null;
      return null;
    }
    const ends = this.#slot > HELD_SLOTS;
    const event = this.#event;
    const heldSamples = Math.min(this.#slot, HELD_SLOTS) * SLOT_SAMPLES;
    const packets = Array.from({ length: ends ? END_PACKETS : 1 }, () =>
      sender.key(payloadType, event, heldSamples, ends),
    );
    sender.passKey();
    return packets;
  }
}
