import { AppError } from '@belldesk/contract/errors';
import type { SipContext } from './context.ts';
import { Dialog } from './dialog.ts';
import { DialogState } from './dialogState.ts';
import type { Flow } from './flow.ts';
import type { IncomingRequest, Responder } from './incoming.ts';
import type { InviteServerTransaction } from './inviteServerTransaction.ts';
import { ACCEPT, ALLOW } from './methods.ts';
import type { SdpOffer } from './sdp.ts';
import type { SipDialog, SipInvite, SipParty } from './sipCall.ts';
import { parseUri, schemeOf } from './uri.ts';
import type { DialogUsage } from './usages.ts';

/** Between 0 and 10 s, section 14.2. */
const ASK_AGAIN = { headers: { 'Retry-After': '1' } };

function partyOf({ core }: IncomingRequest): SipParty {
  const { uri, displayName } = core.from;
  const scheme = schemeOf(uri);
  let user: string | null = null;
  try {
    user = scheme === null ? null : parseUri(uri).user;
  } catch {
    // A From need not be an address of SIP.
  }
  return {
    uri,
    ...(displayName === null ? {} : { displayName }),
    ...(user === null ? {} : { user }),
  };
}

/** A call not answered yet, RFC 3261 section 13.3. */
export class Invite implements SipInvite, DialogUsage {
  readonly callId: string;
  readonly userPart: string;
  readonly from: SipParty;
  readonly offer: SdpOffer | null;
  readonly localAddress: string;
  readonly remoteAddress: string;
  readonly #transaction: InviteServerTransaction;
  readonly #state: DialogState;
  readonly #user: string;
  readonly #context: SipContext;
  readonly #cancelExpiry: () => void;
  #onCancelled: () => void = () => undefined;

  /** @param user of the Request-URI, unescaped */
  constructor(
    transaction: InviteServerTransaction,
    localTag: string,
    user: string,
    offer: SdpOffer | null,
    context: SipContext,
  ) {
    const { request } = transaction;
    this.callId = request.core.callId;
    this.userPart = user.toLowerCase();
    this.from = partyOf(request);
    this.offer = offer;
    this.localAddress = context.advertised(request.flow).address;
    this.remoteAddress = request.flow.remoteAddress;
    this.#transaction = transaction;
    this.#state = DialogState.ofInvite(request, localTag);
    this.#user = user;
    this.#context = context;
    const expiresMs = Number(request.message.headers.get('expires') ?? Number.NaN) * 1_000;
    const { ringingMs } = context.timers;
    this.#cancelExpiry = context.clock.after(
      expiresMs > 0 ? Math.min(expiresMs, ringingMs) : ringingMs,
      () => this.cancel(),
    );
    context.usages.set(this.#state.key, this);
  }

  get flow(): Flow {
    return this.#state.flow;
  }

  get pending(): boolean {
    return this.#transaction.pending;
  }

  header(name: string): string | undefined {
    return this.#transaction.request.message.headers.get(name.toLowerCase());
  }

  onCancelled(listener: () => void): void {
    this.#onCancelled = listener;
  }

  ring(status: 180 = 180): void {
    if (this.pending) this.#transaction.respond(status, { headers: this.#headers() });
  }

  accept(sdp: string): SipDialog {
    if (!this.pending)
      throw new AppError('conflict', 'The call is no longer waiting for an answer');
    this.#cancelExpiry();
    this.#transaction.respond(200, { headers: { ...this.#headers(), Accept: ACCEPT }, sdp });
    const answered = { transaction: this.#transaction, awaitsAnswer: this.offer === null };
    const dialog = new Dialog(this.#state, this.#user, sdp, answered, this.#context);
    this.#context.usages.set(this.#state.key, dialog);
    return dialog;
  }

  reject(status: number, headers: Readonly<Record<string, string>> = {}): void {
    if (!this.pending) return;
    this.#leave();
    this.#transaction.respond(status, { headers });
  }

  /** By CANCEL (section 9.2), by a BYE before the answer, or because nobody decided in time. */
  cancel(): void {
    if (!this.pending) return;
    this.#leave();
    this.#transaction.respond(487);
    this.#onCancelled();
  }

  shutDown(): void {
    if (!this.pending) return;
    this.#leave();
    this.#transaction.respond(503, { headers: { 'Retry-After': '30' } });
    this.#onCancelled();
  }

  receiveAck(): void {
    // The ACK of a refusal is the transaction's; a dialog that is not confirmed has none.
  }

  /** Requests within the early dialog. */
  receive(responder: Responder): void {
    const { message, core } = responder.request;
    if (!this.#state.takeSequence(core.cseq)) {
      responder.respond(500);
      return;
    }
    switch (message.method) {
      case 'BYE':
        responder.respond(200);
        this.cancel();
        break;
      case 'INVITE':
        responder.respond(500, ASK_AGAIN);
        break;
      case 'UPDATE':
        // Our answer to the offer of the INVITE is still out: RFC 3311 section 5.2.
        if (message.body === '') responder.respond(200, { headers: this.#headers() });
        else responder.respond(500, ASK_AGAIN);
        break;
      case 'INFO':
      case 'OPTIONS':
        responder.respond(200, { headers: { Allow: ALLOW, Accept: ACCEPT } });
        break;
      case 'NOTIFY':
        responder.respond(481);
        break;
      default:
        responder.respond(405, { headers: { Allow: ALLOW } });
    }
  }

  #headers(): Record<string, string> {
    const { flow } = this.#transaction.request;
    return { Contact: this.#context.contact(this.#user, flow), Allow: ALLOW };
  }

  #leave(): void {
    this.#cancelExpiry();
    this.#context.usages.delete(this.#state.key);
  }
}
