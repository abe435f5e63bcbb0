import type { Clock } from '@belldesk/kit/clock';
import type { MediaWorker, RtpLeg } from '../../telephony/media/mediaWorker.ts';
import type { MediaEvent } from '../../telephony/mediaLeg.ts';
import type { SdpOffer } from '../../telephony/sip/sdp.ts';
import { buildOffer, type LocalMedia, negotiate } from '../../telephony/sip/sdpAnswer.ts';
import type { SipDialog } from '../../telephony/sip/sipCall.ts';
import type { CallFailure, OutgoingOptions, SipOutgoing } from '../../telephony/sip/sipOutgoing.ts';
import { isHold, targetOf } from '../legTarget.ts';

/** Longer than most people need to reach their telephone, shorter than most callers wait. */
const RING_MS = 25_000;
/** As `buildOffer` offers, until it is answered (RFC 3551 table 4). */
const OFFERED = { codec: 'PCMU', payloadType: 0, telephoneEventPayloadType: 101 } as const;

/** Why nobody took a call. */
export type Unanswered = 'no-answer' | 'busy' | 'declined' | 'failed';

/** What it takes to call somebody. */
export interface CallingParts {
  readonly sip: { call(options: OutgoingOptions): SipOutgoing };
  readonly media: Pick<MediaWorker, 'openRtpLeg'>;
  readonly clock: Clock;
}

export interface CalleeListener {
  /** At most once of these two. */
  answered(leg: RtpLeg): void;
  unanswered(why: Unanswered): void;
  /** A key, however it came, or anything else of the leg. */
  heard(event: MediaEvent): void;
  /** After `answered`, at most once; not after a `hangUp`. */
  hungUp(): void;
}

/** Who is being called: an outgoing call and its audio. */
export class Callee {
  readonly #parts: CallingParts;
  readonly #listener: CalleeListener;
  #stopRinging: () => void = () => {};
  #outgoing: SipOutgoing | null = null;
  #local: LocalMedia = { address: '', port: 0 };
  #leg: RtpLeg | null = null;
  #dialog: SipDialog | null = null;
  #over = false;
  #onHold = false;

  constructor(parts: CallingParts, listener: CalleeListener) {
    this.#parts = parts;
    this.#listener = listener;
  }

  /** Whoever was called holds us: they may send nothing. */
  get onHold(): boolean {
    return this.#onHold;
  }

  /** Once. May fail before it returns. */
  call(way: Pick<OutgoingOptions, 'target' | 'from' | 'credentials'>): void {
    this.#stopRinging = this.#parts.clock.after(RING_MS, () => this.#fail('no-answer'));
    try {
      this.#outgoing = this.#parts.sip.call({
        ...way,
        makeOffer: (localAddress, remoteAddress) => this.#offer(localAddress, remoteAddress),
        onRinging() {},
        onAnswered: (dialog, answer) => this.#answered(dialog, answer),
        onFailed: (why) => this.#fail(unansweredOf(why)),
      });
    } catch {
      // Only a bad address throws, and it is told like any other failure.
      this.#fail('failed');
    }
  }

  /** Gives up or hangs up. Nothing is told any more. */
  hangUp(): void {
    if (this.#over) return;
    this.#over = true;
    this.#stopRinging();
    if (this.#dialog) this.#dialog.bye();
    else this.#outgoing?.cancel();
    this.#leg?.close();
  }

  async #offer(localAddress: string, remoteAddress: string): Promise<string> {
    const leg = await this.#parts.media.openRtpLeg({
      localAddress,
      ...OFFERED,
      remote: null,
      alsoFrom: [remoteAddress],
      sending: false,
    });
    if (this.#over) leg.close();
    else this.#leg = leg;
    this.#local = { address: localAddress, port: leg.port };
    return buildOffer(this.#local);
  }

  #answered(dialog: SipDialog, answer: SdpOffer): void {
    const leg = this.#leg;
    if (this.#over || !leg) {
      dialog.bye();
      return;
    }
    this.#stopRinging();
    this.#dialog = dialog;
    this.#retarget(leg, answer);
    leg.listen((event) => this.#listener.heard(event));
    dialog.onReinvite((offer) => this.#retarget(leg, offer));
    dialog.onConfirmed(() => leg.consent());
    dialog.onInfoDigit((digit) => this.#listener.heard({ type: 'digit', digit }));
    dialog.onEnded(() => {
      if (this.#over) return;
      this.#over = true;
      leg.close();
      this.#listener.hungUp();
    });
    this.#listener.answered(leg);
  }

  #retarget(leg: RtpLeg, offer: SdpOffer): string | null {
    const negotiated = negotiate(offer, this.#local);
    if (negotiated) {
      leg.retarget(targetOf(offer, negotiated));
      this.#onHold = isHold(offer);
    }
    return negotiated?.answer ?? null;
  }

  #fail(why: Unanswered): void {
    if (this.#over) return;
    this.hangUp();
    this.#listener.unanswered(why);
  }
}

/** Final statuses of RFC 3261 section 21, as far as they tell of the callee. */
function unansweredOf(why: CallFailure): Unanswered {
  switch (why) {
    case 486:
    case 600:
      return 'busy';
    case 403:
    case 603:
      return 'declined';
    case 408:
    case 480:
    case 487:
    case 'timeout':
      return 'no-answer';
    default:
      return 'failed';
  }
}
