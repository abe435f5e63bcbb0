import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';

/** Nobody waits longer than this for the database; the call goes on, and the write by itself. */
const WAIT_MS = 1_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
/** Calls whose writes may wait in memory: some 50 kB each, and hours of telephone. */
const MAX_WAITING_CALLS = 2_000;
/** While the process stops: less than its lifecycle gives a part. */
const CLOSE_WITHIN_MS = 8_000;
const CLOSING_RETRY_MS = 250;

type Write = () => Promise<void>;

interface Waiting {
  readonly writes: Write[];
  running: boolean;
  /** A write failed; it counts among those that wait for the database. */
  kept: boolean;
}

/**
 * What is to be written of calls, in order for each call. While the database cannot write (its disk is full, it is
 * starting again) writes wait in memory, bounded, and are tried again until they are taken or the process stops.
 */
export class RecordWrites {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #maxWaitingCalls: number;
  readonly #calls = new Map<string, Waiting>();
  #retryMs = FIRST_RETRY_MS;
  #cancelRetry: (() => void) | null = null;
  #retrying: Promise<void> | null = null;
  #closing = false;
  #lostCalls = 0;

  constructor(
    parts: { clock: Clock; logger: Logger },
    maxWaitingCalls: number = MAX_WAITING_CALLS,
  ) {
    this.#clock = parts.clock;
    this.#logger = parts.logger;
    this.#maxWaitingCalls = maxWaitingCalls;
  }

  /** Calls of which something waits for the database. */
  get waitingCalls(): number {
    let count = 0;
    for (const { kept } of this.#calls.values()) if (kept) count += 1;
    return count;
  }

  /** Calls of which something was lost since the start: too many waited, or the process stopped. */
  get lostCalls(): number {
    return this.#lostCalls;
  }

  /**
   * Writes after what was to be written of this call before. Resolves once it is written, or waits in memory: after the
   * first failure, or a second. @param write may be run again; run twice it must change nothing
   * @throws what was wrong with it, where trying again would not help
   */
  async write(callId: string, write: Write): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancel = this.#clock.after(WAIT_MS, resolve);
    const call = this.#calls.get(callId) ?? { writes: [], running: false, kept: false };
    this.#calls.set(callId, call);
    call.writes.push(async () => {
      try {
        await write();
      } catch (error) {
        if (!isPermanent(error)) throw error;
        reject(error);
      }
      resolve();
    });
    if (call.kept) resolve();
    else if (!call.running) void this.#run(callId, call).then(() => resolve());
    await promise;
    cancel();
  }

  /** Tries until everything is written or the time is up; what is lost then is counted in the log. */
  async close(): Promise<void> {
    this.#closing = true;
    const untilMs = this.#clock.monotonicMs() + CLOSE_WITHIN_MS;
    this.#cancelRetry?.();
    while (this.#calls.size > 0 && this.#clock.monotonicMs() < untilMs) {
      const pause = Promise.withResolvers<void>();
      const cancel = this.#clock.after(CLOSING_RETRY_MS, pause.resolve);
      await Promise.race([this.#retry(), pause.promise]);
      if (this.#calls.size > 0) await pause.promise;
      cancel();
    }
    if (this.#calls.size === 0) return;
    this.#lostCalls += this.#calls.size;
    this.#logger.error(
      { calls: this.#calls.size },
      'the database took no records until the process stopped: those of these calls are lost but for what it has of them',
    );
    this.#calls.clear();
  }

  /** Writes what there is of one call. Whether all of it was taken. */
  async #run(callId: string, call: Waiting): Promise<boolean> {
    call.running = true;
    try {
      for (let write = call.writes[0]; write; write = call.writes[0]) {
        await write();
        call.writes.shift();
      }
      this.#calls.delete(callId);
      return true;
    } catch (error) {
      this.#keep(callId, call, error);
      return false;
    } finally {
      call.running = false;
    }
  }

  #keep(callId: string, call: Waiting, error: unknown): void {
    if (!call.kept) {
      if (this.waitingCalls >= this.#maxWaitingCalls) {
        this.#calls.delete(callId);
        this.#lostCalls += 1;
        this.#logger.error({ err: error, callId }, 'too many records wait: that of a call is lost');
        return;
      }
      call.kept = true;
      this.#logger.error({ err: error, callId }, 'the record of a call waits for the database');
    }
    if (!this.#closing) this.#retryLater();
  }

  #retryLater(): void {
    if (this.#cancelRetry) return;
    this.#cancelRetry = this.#clock.after(this.#retryMs, () => {
      this.#cancelRetry = null;
      void this.#retry();
    });
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  /** One after the other, the oldest first; the first that fails stands for all. */
  #retry(): Promise<void> {
    this.#retrying ??= this.#retryAll().finally(() => {
      this.#retrying = null;
    });
    return this.#retrying;
  }

  async #retryAll(): Promise<void> {
    const before = this.waitingCalls;
    for (const [callId, call] of this.#calls) {
      if (call.running) continue;
      if (!(await this.#run(callId, call))) {
        this.#logger.warn({ calls: this.waitingCalls }, 'records still wait for the database');
        return;
      }
    }
    this.#retryMs = FIRST_RETRY_MS;
    if (before > 0) this.#logger.info({ calls: before }, 'the records that waited are written');
  }
}

/**
 * Whether an error is about what is written, not about the database's being able to: PostgreSQL's classes 22 (data), 23
 * (integrity), 42 (syntax and access), appendix A of its manual, and mistakes of our own.
 */
function isPermanent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TypeError || cause instanceof RangeError) return true;
    if ('code' in cause && typeof cause.code === 'string' && /^(?:22|23|42)...$/.test(cause.code))
      return true;
  }
  return !(error instanceof Error);
}
