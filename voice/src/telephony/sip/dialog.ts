import type { SipContext } from './context.ts';
import type { DialogState } from './dialogState.ts';
import { digitOfInfo } from './dtmfInfo.ts';
import type { Flow } from './flow.ts';
import type { IncomingRequest, Responder } from './incoming.ts';
import { InviteServerTransaction } from './inviteServerTransaction.ts';
import { LocalSession } from './localSession.ts';
import { ACCEPT, ALLOW } from './methods.ts';
import { readOffer } from './readOffer.ts';
import { Referral } from './referral.ts';
import type { SdpOffer } from './sdp.ts';
import type { EndReason, SipDialog } from './sipCall.ts';
import { Unacknowledged } from './unacknowledged.ts';
import type { DialogUsage } from './usages.ts';

type Phase = 'live' | 'ending' | 'gone';

/** The INVITE of a peer that was just answered 200, whose ACK is still out. */
interface Answered {
  readonly transaction: InviteServerTransaction;
  /** The offer was in our 200, so that the ACK carries the answer. */
  readonly awaitsAnswer: boolean;
}

/** An answered call, RFC 3261 sections 12 to 15. */
export class Dialog implements SipDialog, DialogUsage {
  readonly callId: string;
  readonly #state: DialogState;
  readonly #user: string;
  readonly #context: SipContext;
  readonly #session: LocalSession;
  #phase: Phase = 'live';
  #byeIsDue = false;
  #acknowledged = false;
  #unacknowledged: Unacknowledged | null;
  #referral: Referral | null = null;
  #onAck: (answer: SdpOffer | null) => void = () => undefined;
  #onConfirmed: () => void = () => undefined;
  #onReinvite: (offer: SdpOffer) => string | null = () => null;
  #onInfoDigit: (digit: string) => void = () => undefined;
  #onEnded: (why: EndReason) => void = () => undefined;

  /**
   * @param sdp our first description
   * @param answered null for a call of ours, which was acknowledged already
   */
  constructor(
    state: DialogState,
    user: string,
    sdp: string,
    answered: Answered | null,
    context: SipContext,
  ) {
    this.callId = state.callId;
    this.#state = state;
    this.#user = user;
    this.#context = context;
    this.#session = new LocalSession(sdp);
    this.#acknowledged = answered === null;
    this.#unacknowledged = answered && this.#awaitAck(answered.transaction, answered.awaitsAnswer);
  }

  get flow(): Flow {
    return this.#state.flow;
  }

  onAck(listener: (answer: SdpOffer | null) => void): void {
    this.#onAck = listener;
  }

  onConfirmed(listener: () => void): void {
    this.#onConfirmed = listener;
  }

  onReinvite(listener: (offer: SdpOffer) => string | null): void {
    this.#onReinvite = listener;
  }

  onInfoDigit(listener: (digit: string) => void): void {
    this.#onInfoDigit = listener;
  }

  onEnded(listener: (why: EndReason) => void): void {
    this.#onEnded = listener;
  }

  bye(): void {
    if (this.#phase !== 'live' || this.#byeIsDue) return;
    // RFC 3261 section 15: a callee sends no BYE before the ACK.
    if (this.#unacknowledged && !this.#acknowledged) this.#byeIsDue = true;
    else this.#sendBye();
  }

  shutDown(): void {
    this.bye();
  }

  refer(target: string, onProgress: (status: number) => void): void {
    if (this.#phase !== 'live') return;
    const referral = new Referral(onProgress);
    this.#referral = referral;
    const fields = { 'Refer-To': `<${target}>`, Contact: this.#contact() };
    this.#context.send(this.#state, 'REFER', fields, (outcome) => referral.answered(outcome));
  }

  receiveAck(request: IncomingRequest): void {
    const waiting = this.#unacknowledged;
    if (!waiting || waiting.cseq !== request.core.cseq) return;
    this.#state.moved(request);
    waiting.stop();
    this.#unacknowledged = null;
    const read = waiting.awaitsAnswer ? readOffer(request.message) : { offer: null };
    const answer = 'offer' in read ? read.offer : null;
    const first = !this.#acknowledged;
    this.#acknowledged = true;
    if (this.#byeIsDue) {
      this.#sendBye();
      return;
    }
    if (first) this.#onAck(answer);
    else if (answer) this.#onReinvite(answer);
    this.#onConfirmed();
  }

  receive(responder: Responder): void {
    const { message, core } = responder.request;
    if (this.#phase !== 'live' && message.method !== 'BYE') {
      responder.respond(481);
      return;
    }
    if (!this.#state.takeSequence(core.cseq)) {
      responder.respond(500);
      return;
    }
    this.#state.moved(responder.request);
    switch (message.method) {
      case 'BYE':
        responder.respond(200);
        this.#end('bye');
        break;
      case 'INVITE':
      case 'UPDATE':
        this.#receiveOffer(responder);
        break;
      case 'INFO':
        this.#receiveInfo(responder);
        break;
      case 'NOTIFY':
        responder.respond(this.#referral ? 200 : 481);
        this.#referral?.notified(message);
        break;
      case 'OPTIONS':
        responder.respond(200, { headers: { Allow: ALLOW, Accept: ACCEPT } });
        break;
      default:
        responder.respond(405, { headers: { Allow: ALLOW } });
    }
  }

  #receiveInfo(responder: Responder): void {
    const { headers, body } = responder.request.message;
    responder.respond(200);
    const digit = digitOfInfo(headers.get('content-type') ?? '', body);
    if (digit !== null) this.#onInfoDigit(digit);
  }

  /** re-INVITE and UPDATE: RFC 3261 section 14.2, RFC 3311 section 5.2. */
  #receiveOffer(responder: Responder): void {
    const read = readOffer(responder.request.message);
    if ('status' in read) {
      responder.respond(read.status);
      return;
    }
    this.#state.refresh(responder.request);
    const headers = { Contact: this.#contact(), Allow: ALLOW };
    const isInvite = responder instanceof InviteServerTransaction;
    if (!read.offer && !isInvite) {
      responder.respond(200, { headers });
      return;
    }
    const answer = read.offer ? this.#onReinvite(read.offer) : null;
    if (read.offer && answer === null) {
      responder.respond(488);
      return;
    }
    const sdp = answer === null ? this.#session.offer() : this.#session.next(answer);
    responder.respond(200, { headers, sdp });
    if (!isInvite) return;
    this.#unacknowledged?.stop();
    this.#unacknowledged = this.#awaitAck(responder, !read.offer);
  }

  #awaitAck(invite: InviteServerTransaction, awaitsAnswer: boolean): Unacknowledged {
    return new Unacknowledged(invite, awaitsAnswer, this.#context, () => {
      this.#unacknowledged = null;
      this.#context.counters.unacknowledged += 1;
      const why = this.#state.flow.open ? 'timeout' : 'transport';
      const wasOurs = this.#byeIsDue;
      this.#sendBye();
      if (!wasOurs) this.#onEnded(why);
    });
  }

  #contact(): string {
    return this.#context.contact(this.#user, this.#state.flow);
  }

  #sendBye(): void {
    this.#phase = 'ending';
    this.#unacknowledged?.stop();
    this.#unacknowledged = null;
    // However the BYE ends, there is nothing left to hold on to (section 15.1.1).
    this.#context.send(this.#state, 'BYE', {}, () => this.#leave());
  }

  #end(why: EndReason): void {
    const wasOurs = this.#phase !== 'live' || this.#byeIsDue;
    this.#unacknowledged?.stop();
    this.#leave();
    if (!wasOurs) this.#onEnded(why);
  }

  #leave(): void {
    this.#phase = 'gone';
    this.#context.usages.delete(this.#state.key);
  }
}
