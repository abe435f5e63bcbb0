import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';

/** How long a voice over the network may keep a caller waiting for one sentence, in ms. */
export interface SpeakingDeadlines {
  /** Until its answer begins. */
  readonly connectMs: number;
  /** Until its first sound, from the beginning. */
  readonly firstAudioMs: number;
  /** From one piece of sound to the next. */
  readonly gapMs: number;
  /** All that was spent waiting for it; the time in which nobody asked for more does not count. */
  readonly wholeMs: number;
}

export const defaultSpeakingDeadlines: SpeakingDeadlines = {
  connectMs: 2_000,
  firstAudioMs: 2_500,
  gapMs: 1_500,
  wholeMs: 15_000,
};

type Stage = 'connect' | 'first-audio' | 'gap';

const late: Readonly<Record<Stage | 'whole', string>> = {
  connect: 'no answer',
  'first-audio': 'no sound',
  gap: 'it stopped in the middle',
  whole: 'no end',
};

/** Watches one sentence: aborts `controller` with an AppError `timed-out` when the vendor is late. */
export class SpeakingWatch {
  readonly #clock: Clock;
  readonly #deadlines: SpeakingDeadlines;
  readonly #controller: AbortController;
  readonly #vendor: string;
  #waitedMs = 0;

  constructor(
    vendor: string,
    clock: Clock,
    deadlines: SpeakingDeadlines,
    controller: AbortController,
  ) {
    this.#vendor = vendor;
    this.#clock = clock;
    this.#deadlines = deadlines;
    this.#controller = controller;
  }

  /** Waits for `work`, which must end when the controller is aborted. */
  async waitFor<T>(stage: Stage, work: Promise<T>): Promise<T> {
    const sinceMs = this.#clock.monotonicMs();
    const { connectMs, firstAudioMs, gapMs, wholeMs } = this.#deadlines;
    const restMs = wholeMs - this.#waitedMs;
    const stageMs = {
      connect: connectMs,
      'first-audio': firstAudioMs - this.#waitedMs,
      gap: gapMs,
    };
    const what = stageMs[stage] <= restMs ? stage : 'whole';
    const cancel = this.#clock.after(Math.min(stageMs[stage], restMs), () =>
      this.#controller.abort(new AppError('timed-out', `${this.#vendor} was late: ${late[what]}.`)),
    );
    try {
      return await work;
    } finally {
      cancel();
      this.#waitedMs += this.#clock.monotonicMs() - sinceMs;
    }
  }
}
