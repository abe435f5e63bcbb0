import type { SipContext } from './context.ts';
import type { InviteServerTransaction } from './inviteServerTransaction.ts';
import { Retransmission } from './retransmission.ts';

/**
 * One 200 of ours to an INVITE, sent again until its ACK comes, over TCP too: a hop further on may be
 * UDP (RFC 3261 section 13.3.1.4).
 */
export class Unacknowledged {
  readonly cseq: number;
  /** The offer was in our 200, so that the ACK carries the answer. */
  readonly awaitsAnswer: boolean;
  readonly #sending: Retransmission;

  constructor(
    transaction: InviteServerTransaction,
    awaitsAnswer: boolean,
    { clock, timers }: SipContext,
    onTimeout: () => void,
  ) {
    this.cseq = transaction.request.core.cseq;
    this.awaitsAnswer = awaitsAnswer;
    this.#sending = new Retransmission({
      clock,
      timers,
      repeats: true,
      send: () => transaction.resend(),
      onTimeout,
    });
  }

  stop(): void {
    this.#sending.stop();
  }
}
