import type { CallLimits } from '@belldesk/kit/callLimitSettings';
import type { TrunkOf } from '@belldesk/kit/namedTrunks';
import { sourceOf } from '@belldesk/kit/network';

/** Which limit a call has met; `closing`: the platform stops. */
export const refusalReasons = [
  'closing',
  'platform',
  'source',
  'trunk',
  'assistant',
  'assistant-browser',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A call's place among those that go on. It counts until it is given back. */
export interface Line {
  /** Counts a telephone call with the assistant that answers it. Null, or the limit that it meets. */
  answerFor(assistantId: string): RefusalReason | null;
  /** Once is enough, and twice does no harm. */
  giveBack(): void;
}

interface Limit {
  /** What is counted. */
  readonly key: string;
  readonly max: number;
  readonly reason: RefusalReason;
}

const PLATFORM = 'platform';

/**
 * Decides whether there is a line for a call. A line is taken in the very moment it is asked for, so calls that are
 * being set up count as those that go on, and a burst finds no more lines than there are.
 */
export class Admission {
  readonly #limits: CallLimits;
  readonly #trunkOf: TrunkOf;
  readonly #counts = new Map<string, number>();
  readonly #refused = new Map<RefusalReason, number>();
  #closed = false;
  #idle: () => void = () => {};

  /** @param limits those left out are as `maxCalls` */
  constructor(
    limits: Pick<CallLimits, 'maxCalls'> & Partial<CallLimits>,
    trunkOf: TrunkOf = () => null,
  ) {
    const { maxCalls } = limits;
    this.#limits = {
      maxCallsPerSource: maxCalls,
      maxCallsPerAssistant: maxCalls,
      maxBrowserCallsPerAssistant: maxCalls,
      ...limits,
    };
    this.#trunkOf = trunkOf;
  }

  /** A line for a telephone call, before it is known who answers it. @param address its signalling came from */
  fromAddress(address: string): Line | RefusalReason {
    const trunk = this.#trunkOf(address);
    if (trunk === null) {
      const key = `source ${sourceOf(address)}`;
      return this.#line([{ key, max: this.#limits.maxCallsPerSource, reason: 'source' }]);
    }
    const max = trunk.maxLines ?? this.#limits.maxCalls;
    return this.#line([{ key: `trunk ${trunk.name}`, max, reason: 'trunk' }]);
  }

  /** A line for a browser's call. @param assistantId null for an assistant that came with the call itself */
  fromBrowser(assistantId: string | null): Line | RefusalReason {
    return this.#line(this.#limitsInBrowser(assistantId));
  }

  /** A line for a call of the platform to itself. */
  fromSelf(): Line | RefusalReason {
    return this.#line([]);
  }

  /** What a browser's call would meet now; null: nothing. */
  metInBrowser(assistantId: string | null): RefusalReason | null {
    return this.#met([this.#platform(), ...this.#limitsInBrowser(assistantId)]);
  }

  isFull(): boolean {
    return this.#met([this.#platform()]) !== null;
  }

  /** Calls going on or being set up. */
  get lines(): number {
    return this.#counts.get(PLATFORM) ?? 0;
  }

  /** Counts that are not zero: none once every line was given back. */
  get heldCounts(): number {
    return this.#counts.size;
  }

  /** Calls refused since the start because of this limit. */
  refused(reason: RefusalReason): number {
    return this.#refused.get(reason) ?? 0;
  }

  /** Refuses every call from now on; resolves when every line was given back. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.lines === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#idle = resolve;
    await promise;
  }

  #line(limits: readonly Limit[]): Line | RefusalReason {
    const held: Limit[] = [];
    const hold = (more: readonly Limit[]): RefusalReason | null => {
      const met = this.#met(more);
      if (met !== null) {
        this.#refused.set(met, this.refused(met) + 1);
        return met;
      }
      held.push(...more);
      for (const { key } of more) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
      return null;
    };
    return (
      hold([this.#platform(), ...limits]) ?? {
        answerFor: (assistantId) => hold([this.#limitOf(assistantId)]),
        giveBack: () => {
          for (const { key } of held.splice(0)) this.#lower(key);
        },
      }
    );
  }

  #met(limits: readonly Limit[]): RefusalReason | null {
    if (this.#closed) return 'closing';
    return limits.find(({ key, max }) => (this.#counts.get(key) ?? 0) >= max)?.reason ?? null;
  }

  #lower(key: string): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
    if (this.lines === 0) this.#idle();
  }

  #platform(): Limit {
    return { key: PLATFORM, max: this.#limits.maxCalls, reason: 'platform' };
  }

  #limitOf(assistantId: string): Limit {
    const max = this.#limits.maxCallsPerAssistant;
    return { key: `assistant ${assistantId}`, max, reason: 'assistant' };
  }

  /** Calls with an assistant that nobody has stored are limited where they are allowed. */
  #limitsInBrowser(assistantId: string | null): readonly Limit[] {
    if (assistantId === null) return [];
    const max = this.#limits.maxBrowserCallsPerAssistant;
    const key = `browser ${assistantId}`;
    return [this.#limitOf(assistantId), { key, max, reason: 'assistant-browser' }];
  }
}
