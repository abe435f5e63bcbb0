import type { Clock } from '@belldesk/kit/clock';
import { sourceOf } from '@belldesk/kit/network';
import type { IncomingRequest } from '../incoming.ts';
import type { SipLimits } from './limits.ts';
import { SourceTable } from './sourceTable.ts';
import { type Rate, TokenBucket } from './tokenBucket.ts';

/** Sources remembered at once; what many forged ones can do is bounded by the limit of all together. */
const MAX_SOURCES = 4_096;
/** OPTIONS and the like are answered without memory, so that more of them do no harm. */
const OTHERS_PER_INVITE = 20;
/** From here on the event loop has too much to do, and a new call is paid for fivefold. */
const LATE_MS = 200;
const LATE_COST = 5;
/** Refusals a second to all sources: more may be answers to forged ones. */
const REFUSALS: Rate = { perS: 200, burst: 400 };

/** What is done with a request that begins something new. */
export type Verdict =
  | 'admitted'
  /** Over a limit, and told so. */
  | { readonly over: 'source' | 'platform'; readonly answered: boolean };

/** What one source may still do. */
interface Allowance {
  readonly invites: TokenBucket;
  readonly others: TokenBucket;
  readonly refusals: TokenBucket;
}

function allowanceOf(invites: Rate, nowMs: number): Allowance {
  const others = {
    perS: invites.perS * OTHERS_PER_INVITE,
    burst: invites.burst * OTHERS_PER_INVITE,
  };
  return {
    invites: new TokenBucket(invites, nowMs),
    others: new TokenBucket(others, nowMs),
    refusals: new TokenBucket(invites, nowMs),
  };
}

/**
 * Limits what strangers may begin, by source address and for all of them together. To be asked once for
 * each request that belongs to no transaction and no dialog, before anything is made for it.
 */
export class RequestGuard {
  readonly #clock: Clock;
  readonly #limits: SipLimits;
  readonly #lagMs: () => number;
  readonly #sources: SourceTable<Allowance>;
  readonly #all: Allowance;
  readonly #refusals: TokenBucket;

  /** @param lagMs how late the event loop is */
  constructor(clock: Clock, limits: SipLimits, lagMs: () => number) {
    this.#clock = clock;
    this.#limits = limits;
    this.#lagMs = lagMs;
    const { invitesPerSourcePerS: perS, invitesPerS } = limits;
    this.#sources = new SourceTable(MAX_SOURCES, () =>
      allowanceOf({ perS, burst: 2 * perS }, clock.monotonicMs()),
    );
    const nowMs = clock.monotonicMs();
    this.#all = allowanceOf({ perS: invitesPerS, burst: invitesPerS }, nowMs);
    this.#refusals = new TokenBucket(REFUSALS, nowMs);
  }

  judge({ message, flow }: IncomingRequest): Verdict {
    if (this.#limits.isTrunk(flow.remoteAddress)) return 'admitted';
    const nowMs = this.#clock.monotonicMs();
    const own = this.#sources.of(sourceOf(flow.remoteAddress));
    const kind = message.method === 'INVITE' ? 'invites' : 'others';
    const over = this.#overWhat(own[kind], this.#all[kind], nowMs);
    if (over === null) return 'admitted';
    // RFC 3261 section 21.5.4 lets a busy server be silent; more than it is asked it must not send.
    return { over, answered: own.refusals.take(nowMs) && this.#refusals.take(nowMs) };
  }

  /**
   * A source that is over its own limit takes nothing of what all have together. Who has asked for much
   * already pays more in a late event loop, so that it is not one flood that uses up what is left.
   */
  #overWhat(own: TokenBucket, all: TokenBucket, nowMs: number): 'source' | 'platform' | null {
    const cost = this.#lagMs() > LATE_MS ? LATE_COST : 1;
    if (!own.take(nowMs, own.isHalfFull(nowMs) ? 1 : cost)) return 'source';
    return all.take(nowMs, cost) ? null : 'platform';
  }
}
