import type { SipContext } from './context.ts';
import { dialogKey } from './dialogState.ts';
import type { IncomingRequest, Responder } from './incoming.ts';
import { Invite } from './invite.ts';
import type { InviteServerTransaction } from './inviteServerTransaction.ts';
import { screenInvite, screenOther, screenRequire } from './screening.ts';
import type { SipInvite } from './sipCall.ts';
import type { TransactionUser } from './transactions.ts';
import type { DialogUsage } from './usages.ts';

export interface UserAgentOptions {
  readonly isDraining: () => boolean;
  readonly onInvite: (invite: SipInvite) => void;
  /** A listener of the house threw; the peer was answered 500. */
  readonly onFailure: (error: unknown) => void;
}

/** Takes each request to the call it belongs to, and makes calls of INVITEs. */
export class UserAgent implements TransactionUser {
  readonly #context: SipContext;
  readonly #options: UserAgentOptions;
  /** Ringing calls by transaction, for CANCEL. */
  readonly #ringing = new WeakMap<InviteServerTransaction, Invite>();

  constructor(context: SipContext, options: UserAgentOptions) {
    this.#context = context;
    this.#options = options;
  }

  remembers(request: IncomingRequest): boolean {
    if (request.core.toTag !== null) return this.#usageOf(request) !== undefined;
    return request.message.method === 'INVITE';
  }

  onInvite(transaction: InviteServerTransaction, localTag: string): void {
    const { request } = transaction;
    if (request.core.toTag !== null) {
      this.onRequest(transaction);
      return;
    }
    this.#context.counters.invites += 1;
    const verdict = screenInvite(request, this.#options.isDraining());
    if ('status' in verdict) {
      transaction.respond(verdict.status, { headers: verdict.headers });
      return;
    }
    const invite = new Invite(transaction, localTag, verdict.user, verdict.offer, this.#context);
    this.#ringing.set(transaction, invite);
    try {
      this.#options.onInvite(invite);
    } catch (error) {
      invite.reject(500);
      this.#options.onFailure(error);
    }
  }

  onRequest(responder: Responder): void {
    const { core } = responder.request;
    if (core.toTag === null) {
      const { status, headers } = screenOther(responder.request, this.#options.isDraining());
      responder.respond(status, { headers });
      return;
    }
    const usage = this.#usageOf(responder.request);
    if (!usage) {
      responder.respond(481);
      return;
    }
    const refusal = screenRequire(responder.request.message.headers);
    if (refusal) {
      responder.respond(refusal.status, { headers: refusal.headers });
      return;
    }
    try {
      usage.receive(responder);
    } catch (error) {
      responder.respond(500);
      this.#options.onFailure(error);
    }
  }

  onAck(request: IncomingRequest): void {
    try {
      this.#usageOf(request)?.receiveAck(request);
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  onCancel(transaction: InviteServerTransaction): void {
    try {
      this.#ringing.get(transaction)?.cancel();
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  #usageOf({ core }: IncomingRequest): DialogUsage | undefined {
    return this.#context.usages.get(dialogKey(core.callId, core.toTag ?? '', core.fromTag));
  }
}
