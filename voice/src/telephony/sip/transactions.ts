import { randomBytes } from 'node:crypto';
import { ClientTransaction, type OnOutcome } from './clientTransaction.ts';
import type { CoreHeaders } from './coreHeaders.ts';
import type { SipCounters } from './counters.ts';
import type { Flow } from './flow.ts';
import type { Verdict } from './guard/requestGuard.ts';
import type { IncomingRequest, Responder } from './incoming.ts';
import { type InviteAnswers, InviteClientTransaction } from './inviteClientTransaction.ts';
import { InviteServerTransaction, type TransactionEnvironment } from './inviteServerTransaction.ts';
import type { SipRequest, SipResponse } from './message.ts';
import { ServerTransaction } from './serverTransaction.ts';
import { StatelessResponder } from './statelessResponder.ts';
import { mergeKey, serverTransactionKey } from './transactionKey.ts';

/** The layer above: RFC 3261 calls it the transaction user. */
export interface TransactionUser {
  /** False for requests that may be answered without memory: floods of them cost nothing. */
  remembers(request: IncomingRequest): boolean;
  onInvite(transaction: InviteServerTransaction, localTag: string): void;
  onRequest(responder: Responder): void;
  /** The ACK of a 2xx. */
  onAck(request: IncomingRequest): void;
  onCancel(invite: InviteServerTransaction): void;
}

/** Says what may begin: RequestGuard, in production. */
export interface Gate {
  judge(request: IncomingRequest): Verdict;
}

/** For somebody who asked for too much. */
const OVER_LIMIT_RETRY_SECONDS = '5';
/** Bounds the memory a flood can take; each is held for 32 s. */
const MAX_SERVER_TRANSACTIONS = 20_000;

interface InviteEntry {
  readonly transaction: InviteServerTransaction;
  readonly localTag: string;
}

export function newTag(): string {
  return randomBytes(8).toString('hex');
}

/** All transactions, RFC 3261 section 17: each request reaches the layer above once. */
export class Transactions {
  readonly #environment: TransactionEnvironment;
  readonly #counters: SipCounters;
  readonly #user: TransactionUser;
  readonly #gate: Gate;
  readonly #invites = new Map<string, InviteEntry>();
  readonly #others = new Map<string, ServerTransaction>();
  /** Keys of requests without a To tag, to know those that were merged. */
  readonly #merges = new Set<string>();
  readonly #clients = new Map<string, ClientTransaction | InviteClientTransaction>();

  constructor(
    environment: TransactionEnvironment,
    counters: SipCounters,
    user: TransactionUser,
    gate: Gate,
  ) {
    this.#environment = environment;
    this.#counters = counters;
    this.#user = user;
    this.#gate = gate;
  }

  receiveRequest(request: IncomingRequest): void {
    const { message, core } = request;
    const key = serverTransactionKey(core, message.method, message.uri);
    if (message.method === 'ACK') {
      if (!this.#invites.get(key)?.transaction.receiveAck()) this.#user.onAck(request);
      return;
    }
    const known = this.#invites.get(key)?.transaction ?? this.#others.get(key);
    if (known) {
      this.#counters.retransmitted += 1;
      known.receiveRetransmission();
      return;
    }
    if (message.method === 'CANCEL' && this.#receiveCancel(request, key)) return;
    const isOfDialog = core.toTag !== null && this.#user.remembers(request);
    if (!isOfDialog && !this.#admits(request)) return;
    if (message.method === 'CANCEL') {
      new StatelessResponder(request).respond(481);
    } else if (core.toTag === null && this.#merges.has(mergeKey(core))) {
      new StatelessResponder(request).respond(482);
    } else if (!this.#user.remembers(request)) {
      this.#user.onRequest(new StatelessResponder(request));
    } else if (this.#isFullFor(message.method)) {
      new StatelessResponder(request).respond(503, { headers: { 'Retry-After': '32' } });
    } else if (message.method === 'INVITE') {
      this.#openInvite(request, key);
    } else {
      this.#user.onRequest(this.#open(request, key, newTag()));
    }
  }

  receiveResponse(response: SipResponse, core: CoreHeaders): void {
    const client = this.#clients.get(`${core.branch}|${core.cseqMethod}`);
    if (client) client.receive(response);
    else this.#counters.strayResponses += 1;
  }

  /** Sends a request of ours. @param branch of its Via */
  send(request: SipRequest, branch: string, flow: Flow, onOutcome: OnOutcome): void {
    const key = `${branch}|${request.method}`;
    const forget = (): void => void this.#clients.delete(key);
    const client = new ClientTransaction(request, flow, this.#environment, onOutcome, forget);
    this.#clients.set(key, client);
  }

  /** Sends an INVITE of ours. @param branch of its Via */
  invite(
    request: SipRequest,
    branch: string,
    flow: Flow,
    answers: InviteAnswers,
  ): InviteClientTransaction {
    const key = `${branch}|INVITE`;
    const forget = (): void => void this.#clients.delete(key);
    const client = new InviteClientTransaction(request, flow, this.#environment, answers, forget);
    this.#clients.set(key, client);
    return client;
  }

  /** Stops every timer. */
  stop(): void {
    for (const { transaction } of this.#invites.values()) transaction.stop();
    for (const transaction of this.#others.values()) transaction.stop();
    const clients = [...this.#clients.values()];
    this.#invites.clear();
    this.#others.clear();
    this.#merges.clear();
    this.#clients.clear();
    for (const client of clients) client.stop();
  }

  #openInvite(request: IncomingRequest, key: string): void {
    const merge = request.core.toTag === null ? mergeKey(request.core) : null;
    const localTag = request.core.toTag ?? newTag();
    const transaction = new InviteServerTransaction(request, localTag, this.#environment, () => {
      this.#invites.delete(key);
      if (merge !== null) this.#merges.delete(merge);
    });
    this.#invites.set(key, { transaction, localTag });
    if (merge !== null) this.#merges.add(merge);
    this.#user.onInvite(transaction, localTag);
  }

  #open(request: IncomingRequest, key: string, toTag: string): ServerTransaction {
    const forget = (): void => void this.#others.delete(key);
    const transaction = new ServerTransaction(request, toTag, this.#environment, forget);
    this.#others.set(key, transaction);
    return transaction;
  }

  /**
   * New calls, other requests and the ends of calls have room each, so that whoever floods within a call of
   * theirs keeps nobody else from calling or hanging up.
   */
  #isFullFor(method: string): boolean {
    if (method === 'INVITE') return this.#invites.size >= MAX_SERVER_TRANSACTIONS;
    const most = method === 'BYE' ? 2 * MAX_SERVER_TRANSACTIONS : MAX_SERVER_TRANSACTIONS;
    return this.#others.size >= most;
  }

  /** Asked before anything is made for a request that begins something, so that a flood costs nothing. */
  #admits(request: IncomingRequest): boolean {
    const verdict = this.#gate.judge(request);
    if (verdict === 'admitted') return true;
    const { over, answered } = verdict;
    if (over === 'source') this.#counters.overSourceLimit += 1;
    else this.#counters.overPlatformLimit += 1;
    if (answered)
      new StatelessResponder(request).respond(503, {
        headers: { 'Retry-After': OVER_LIMIT_RETRY_SECONDS },
      });
    else this.#counters.unanswered += 1;
    return false;
  }

  /** RFC 3261 section 9.2. @returns false where it is about no INVITE we know */
  #receiveCancel(request: IncomingRequest, key: string): boolean {
    const inviteKey = serverTransactionKey(request.core, 'INVITE', request.message.uri);
    const invite = this.#invites.get(inviteKey);
    if (!invite) return false;
    this.#open(request, key, invite.localTag).respond(200);
    if (invite.transaction.pending) this.#user.onCancel(invite.transaction);
    return true;
  }
}
