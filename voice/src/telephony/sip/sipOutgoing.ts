import type { Credentials } from './digest.ts';
import type { SdpOffer } from './sdp.ts';
import type { SipDialog } from './sipCall.ts';

/** A final status, no answer at all, no way to the callee, or no media to offer. */
export type CallFailure = number | 'timeout' | 'transport' | 'no-media';

/** Whom to call and as whom. Exactly one of `onAnswered` and `onFailed` is called, unless cancelled. */
export interface OutgoingOptions {
  /** A sip: address. */
  readonly target: string;
  readonly from: {
    /** Unescaped. */
    readonly user: string;
    /** Ours unless given: a trunk wants its own. */
    readonly host?: string;
    readonly displayName?: string;
  };
  /** For a callee or trunk that asks who we are. */
  readonly credentials: Credentials | null;
  /**
   * Makes our SDP (`buildOffer`) once it is known from which address of ours the callee is reached.
   * When it rejects, the call fails as `no-media`.
   */
  readonly makeOffer: (localAddress: string, remoteAddress: string) => Promise<string>;
  /** 180 and its like; may come more than once. */
  readonly onRinging: () => void;
  /** It is acknowledged. @param answer with at least one codec */
  readonly onAnswered: (dialog: SipDialog, answer: SdpOffer) => void;
  readonly onFailed: (why: CallFailure) => void;
}

/** A call of ours that is not answered yet. */
export interface SipOutgoing {
  /** Gives up; one that is answered in that moment is hung up. Nothing is told any more. */
  cancel(): void;
}
