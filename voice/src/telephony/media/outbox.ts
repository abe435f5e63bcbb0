import type { FromThread, LegReport } from './protocol.ts';

/** Caller audio alone waits this long for company: a message costs more than what it carries. */
const AUDIO_WAIT_MS = 40;

/** Gathers what the legs report, so that one message carries what all of them said. */
export class Outbox {
  readonly #post: (message: FromThread) => void;
  #legs: number[] = [];
  #reports: LegReport[] = [];
  #urgent = false;
  #sinceMs = 0;

  constructor(post: (message: FromThread) => void) {
    this.#post = post;
  }

  add(leg: number, report: LegReport): void {
    this.#legs.push(leg);
    this.#reports.push(report);
    if (report.type !== 'caller-audio') this.#urgent = true;
  }

  /** To be called at each tick's end. */
  tick(nowMs: number): void {
    if (this.#reports.length === 0) this.#sinceMs = nowMs;
    else if (this.#urgent || nowMs - this.#sinceMs >= AUDIO_WAIT_MS) this.#flush(nowMs);
  }

  #flush(nowMs: number): void {
    this.#post({ type: 'reports', legs: this.#legs, reports: this.#reports });
    this.#legs = [];
    this.#reports = [];
    this.#urgent = false;
    this.#sinceMs = nowMs;
  }
}
