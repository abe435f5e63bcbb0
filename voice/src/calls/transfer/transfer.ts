import type { Logger } from '@belldesk/kit/logger';
import type { RingbackPlace } from '../../audio/ringback.ts';
import type { Voice } from '../../speech/ports.ts';
import type { RtpLeg } from '../../telephony/media/mediaWorker.ts';
import type { MediaEvent } from '../../telephony/mediaLeg.ts';
import type { OutgoingOptions } from '../../telephony/sip/sipOutgoing.ts';
import type { Receptionist } from '../receptionist.ts';
import { Speaker } from '../speaker.ts';
import { Callee, type CallingParts, type Unanswered } from './callee.ts';

/** Whoever was briefed and stays silent for this long takes the call. */
const CONSENT_MS = 3_000;
/** Somebody who talks on instead of deciding is most likely a machine. */
const UNDECIDED_MS = 30_000;
/** Without any audio packet for this long the callee is gone; one who holds us may send nothing for longer. */
const LOST_AFTER_MS = 60_000;
const LOST_ON_HOLD_MS = 600_000;
/** A briefing that was not heard to its end by then will not be: whoever answered holds us, say. */
const BRIEFING_MS = 90_000;
const TAKE = '1';
const SEND_BACK = '2';

export interface TransferOptions {
  readonly way: Pick<OutgoingOptions, 'target' | 'from' | 'credentials'>;
  readonly callerLeg: RtpLeg;
  /** The ringing that the caller hears. */
  readonly place: RingbackPlace;
  /** Said to whoever answers; null puts the caller through at once. */
  readonly briefing: string | null;
  readonly how: Pick<Receptionist, 'voiceId' | 'language' | 'lexicon'>;
  readonly voice: Voice;
  readonly parts: CallingParts;
  readonly logger: Logger;
  /** Exactly one of these two, unless it was given up. */
  readonly onConnected: () => void;
  readonly onFailed: (why: Unanswered) => void;
  /** After `onConnected`: whoever took the call hung up. */
  readonly onEnded: () => void;
}

/** Puts one caller through to somebody: rings, briefs where that is wanted, joins the two. */
export class Transfer {
  readonly #options: TransferOptions;
  readonly #callee: Callee;
  #leg: RtpLeg | null = null;
  #speaker: Speaker | null = null;
  #phase: 'ringing' | 'briefing' | 'deciding' | 'connected' | 'over' = 'ringing';
  #stopWaiting: () => void = () => {};
  #stopDeciding: () => void = () => {};

  constructor(options: TransferOptions) {
    this.#options = options;
    this.#callee = new Callee(options.parts, {
      answered: (leg) => this.#answered(leg),
      unanswered: (why) => this.#fail(why),
      heard: (event) => this.#heard(event),
      hungUp: () => this.#hungUp(),
    });
  }

  /** Once. May fail before it returns. */
  start(): void {
    const { callerLeg, place, way } = this.#options;
    callerLeg.ring(place);
    this.#callee.call(way);
  }

  /** A key of the caller that came by signalling and not as audio. */
  press(digit: string): void {
    if (this.#phase === 'connected') this.#leg?.press(digit);
  }

  /** The caller is gone: hangs up, or stops ringing. Nothing is told any more. */
  giveUp(): void {
    this.#finish();
    this.#callee.hangUp();
  }

  #answered(leg: RtpLeg): void {
    const { briefing, voice, how, parts, logger } = this.#options;
    this.#leg = leg;
    if (briefing === null) {
      this.#connect();
      return;
    }
    this.#phase = 'briefing';
    this.#speaker = new Speaker({
      voice,
      leg,
      ...how,
      clock: parts.clock,
      logger,
      tell: (event) => {
        if (event.type === 'segment-ended') this.#briefed();
      },
    });
    this.#awaitDecision(BRIEFING_MS);
    this.#speaker.speak(1, briefing);
  }

  #heard(event: MediaEvent): void {
    switch (event.type) {
      case 'digit':
        this.#pressed(event.digit);
        break;
      case 'segment-ended':
        this.#speaker?.legEnded(event);
        break;
      case 'speech-started':
        if (this.#phase === 'deciding') this.#stopWaiting();
        break;
      case 'speech-stopped':
        if (this.#phase === 'deciding') this.#awaitConsent();
        break;
      case 'stalled':
        if (event.silentMs < (this.#callee.onHold ? LOST_ON_HOLD_MS : LOST_AFTER_MS)) break;
        this.#callee.hangUp();
        this.#hungUp();
        break;
      case 'segment-started':
      case 'consented':
      case 'caller-audio':
        break;
    }
  }

  #pressed(digit: string): void {
    if (this.#phase === 'connected') this.#options.callerLeg.press(digit);
    else if (digit === TAKE) this.#connect();
    else if (digit === SEND_BACK) {
      this.#callee.hangUp();
      this.#fail('declined');
    }
  }

  #briefed(): void {
    if (this.#phase !== 'briefing') return;
    this.#phase = 'deciding';
    this.#awaitConsent();
    this.#awaitDecision(UNDECIDED_MS);
  }

  #awaitDecision(withinMs: number): void {
    this.#stopDeciding();
    this.#stopDeciding = this.#options.parts.clock.after(withinMs, () => {
      this.#callee.hangUp();
      this.#fail('no-answer');
    });
  }

  #awaitConsent(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#options.parts.clock.after(CONSENT_MS, () => this.#connect());
  }

  #connect(): void {
    if (!this.#leg || this.#phase === 'connected' || this.#phase === 'over') return;
    this.#phase = 'connected';
    this.#stopWaiting();
    this.#stopDeciding();
    this.#speaker?.clear();
    this.#options.callerLeg.ring(null);
    // Cuts off what the assistant still says before the two hear each other.
    this.#options.onConnected();
    this.#options.callerLeg.bridge(this.#leg);
  }

  #hungUp(): void {
    if (this.#phase === 'connected') {
      this.#finish();
      this.#options.onEnded();
    } else this.#fail('declined');
  }

  #fail(why: Unanswered): void {
    if (this.#phase === 'over') return;
    this.#finish();
    this.#options.onFailed(why);
  }

  #finish(): void {
    this.#phase = 'over';
    this.#stopWaiting();
    this.#stopDeciding();
    this.#options.callerLeg.ring(null);
  }
}
