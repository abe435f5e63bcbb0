/** Slots of 20 ms, one second, in the whole life of a leg. */
export const UNPROVED_SLOTS = 50;

/**
 * Whether a peer has shown that it wants sound where it said: by a packet of its own, or by acknowledging the
 * answer that it got there. Without that anybody could have us send to a stranger (RFC 7675 gives ICE the
 * same rule). Until it is shown, one second is sent at most.
 */
export class SendingConsent {
  #given: boolean;
  #slotsLeft = UNPROVED_SLOTS;

  constructor(given: boolean) {
    this.#given = given;
  }

  /** True where it was still to be shown. */
  give(): boolean {
    if (this.#given) return false;
    this.#given = true;
    return true;
  }

  /** Another address was named. What was sent unproved before counts on. */
  withdraw(): void {
    this.#given = false;
  }

  /** Whether this slot may be sent; counts it where consent is out. */
  takeSlot(): boolean {
    if (this.#given) return true;
    if (this.#slotsLeft === 0) return false;
    this.#slotsLeft--;
    return true;
  }
}
