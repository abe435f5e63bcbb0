import type { Clock } from '@belldesk/kit/clock';

const LOOK_EVERY_MS = 50;
/** A lag counts for this long after it was seen: load that comes in bursts is load. */
const REMEMBERED_MS = 500;

/** How late the event loop of this thread is with what is due. */
export class EventLoopLag {
  readonly #clock: Clock;
  #dueMs = 0;
  #worstMs = 0;
  #worstAtMs = 0;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(): void {
    this.#dueMs = this.#clock.monotonicMs() + LOOK_EVERY_MS;
    this.#cancel = this.#clock.after(LOOK_EVERY_MS, () => {
      this.#note(this.#clock.monotonicMs());
      this.start();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The worst of the last half second, what is overdue this moment included; 0 when not started. */
  lagMs(): number {
    if (!this.#cancel) return 0;
    const nowMs = this.#clock.monotonicMs();
    this.#note(nowMs);
    return this.#worstMs;
  }

  #note(nowMs: number): void {
    const lateMs = Math.max(0, nowMs - this.#dueMs);
    if (lateMs < this.#worstMs && nowMs - this.#worstAtMs < REMEMBERED_MS) return;
    this.#worstMs = lateMs;
    this.#worstAtMs = nowMs;
  }
}
