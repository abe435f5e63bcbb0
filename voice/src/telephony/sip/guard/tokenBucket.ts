/** How often something may happen. */
export interface Rate {
  /** Tokens that come back in a second. */
  readonly perS: number;
  /** Tokens at most: what may happen at once after a while of nothing. */
  readonly burst: number;
}

/** A token bucket that is filled when it is looked at, so that a million of them need no timer. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #filledAtMs: number;

  /** Full. @param nowMs on the monotonic clock */
  constructor(rate: Rate, nowMs: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#filledAtMs = nowMs;
  }

  isHalfFull(nowMs: number): boolean {
    return this.#fill(nowMs) >= this.#rate.burst / 2;
  }

  /** Takes `cost` tokens. @returns false, and takes none, where they are not there */
  take(nowMs: number, cost = 1): boolean {
    if (this.#fill(nowMs) < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  #fill(nowMs: number): number {
    const { perS, burst } = this.#rate;
    const sinceMs = Math.max(0, nowMs - this.#filledAtMs);
    this.#tokens = Math.min(burst, this.#tokens + (sinceMs * perS) / 1_000);
    this.#filledAtMs = nowMs;
    return this.#tokens;
  }
}
