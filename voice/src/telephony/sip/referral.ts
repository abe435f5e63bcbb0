import type { Outcome } from './clientTransaction.ts';
import type { SipRequest } from './message.ts';

const FRAGMENT = /^SIP\/2\.0 ([1-6]\d\d)/;

/** A REFER of ours and what the peer tells about it, RFC 3515 section 2.4. */
export class Referral {
  readonly #onProgress: (status: number) => void;
  #final = false;

  constructor(onProgress: (status: number) => void) {
    this.#onProgress = onProgress;
  }

  answered(outcome: Outcome): void {
    if (outcome === 'timeout' || outcome === 'transport') this.#tell(408);
    else if (outcome >= 300) this.#tell(outcome);
  }

  notified({ headers, body }: SipRequest): void {
    const status = FRAGMENT.exec(body.trimStart())?.[1];
    if (status !== undefined) this.#tell(Number(status));
    // The peer will tell no more: whatever came of it, we shall not learn it.
    if (/^terminated/i.test(headers.get('subscription-state') ?? '')) this.#tell(480);
  }

  #tell(status: number): void {
    if (this.#final) return;
    this.#final = status >= 200;
    this.#onProgress(status);
  }
}
