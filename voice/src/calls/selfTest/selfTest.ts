import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { SelfTestFailure, SelfTestOutcome } from './callOneself.ts';

/** When self-tests are made, in ms. After a failure the next one comes sooner: two in a row are an alarm. */
export const selfTestTimes = {
  firstAfterMs: 60_000,
  everyMs: 24 * 60 * 60_000,
  afterFailureMs: 5 * 60_000,
  /** All lines are taken by callers: then it works. */
  whileFullMs: 60_000,
} as const;

/** What is known from the last self-test; times are epoch ms. */
export interface SelfTestState {
  /** Null until the first one. */
  readonly lastAtMs: number | null;
  /** Of the last good one, from dialling to the first sound. */
  readonly greetedAfterMs: number | null;
  readonly failedInARow: number;
  readonly failingSinceMs: number | null;
  readonly failure: SelfTestFailure | 'internal' | null;
}

type Outcome =
  | SelfTestOutcome
  | { readonly ok: false; readonly failure: 'internal'; readonly error: unknown };

/** Calls our own address soon after the start and every day, and remembers how that went. */
export class SelfTest {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #call: () => Promise<SelfTestOutcome>;
  readonly #isFull: () => boolean;
  #cancel: () => void;
  #stopped = false;
  #state: SelfTestState = {
    lastAtMs: null,
    greetedAfterMs: null,
    failedInARow: 0,
    failingSinceMs: null,
    failure: null,
  };

  constructor(parts: {
    readonly clock: Clock;
    readonly logger: Logger;
    readonly call: () => Promise<SelfTestOutcome>;
    readonly isFull: () => boolean;
  }) {
    this.#clock = parts.clock;
    this.#logger = parts.logger;
    this.#call = parts.call;
    this.#isFull = parts.isFull;
    this.#cancel = this.#after(selfTestTimes.firstAfterMs);
  }

  get state(): SelfTestState {
    return this.#state;
  }

  /** No further self-test is begun. */
  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #after(delayMs: number): () => void {
    return this.#clock.after(delayMs, () => void this.#run());
  }

  async #run(): Promise<void> {
    let nextMs: number = selfTestTimes.whileFullMs;
    if (!this.#isFull()) {
      const outcome = await this.#outcome();
      if (this.#stopped) return;
      this.#note(outcome);
      nextMs = outcome.ok ? selfTestTimes.everyMs : selfTestTimes.afterFailureMs;
    }
    this.#cancel = this.#after(nextMs);
  }

  async #outcome(): Promise<Outcome> {
    try {
      return await this.#call();
    } catch (error) {
      return { ok: false, failure: 'internal', error };
    }
  }

  #note(outcome: Outcome): void {
    const nowMs = this.#clock.nowMs();
    if (outcome.ok) {
      const { greetedAfterMs } = outcome;
      this.#state = {
        lastAtMs: nowMs,
        greetedAfterMs,
        failedInARow: 0,
        failingSinceMs: null,
        failure: null,
      };
      this.#logger.info({ greetedAfterMs }, 'the self-test call was answered and greeted');
      return;
    }
    const { failure } = outcome;
    this.#state = {
      ...this.#state,
      lastAtMs: nowMs,
      failedInARow: this.#state.failedInARow + 1,
      failingSinceMs: this.#state.failingSinceMs ?? nowMs,
      failure,
    };
    this.#logger.error(
      {
        failure,
        failedInARow: this.#state.failedInARow,
        ...('status' in outcome ? { status: outcome.status } : {}),
        ...('error' in outcome ? { err: outcome.error } : {}),
      },
      'the self-test call failed',
    );
  }
}
