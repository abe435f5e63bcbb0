import type { CallRecording } from '@belldesk/contract/voice/recording';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { MediaLeg } from '../../telephony/mediaLeg.ts';

/** A call's record does not wait longer for the disk. */
const END_DEADLINE_MS = 2_000;

/** The recording of one call: runs until its end, or until the caller does not want it. */
export class CallTape {
  readonly #leg: MediaLeg;
  readonly #clock: Clock;
  readonly #logger: Logger;
  #startedAtMs = 0;
  #state: 'off' | 'running' | 'refused' = 'off';

  constructor(leg: MediaLeg, clock: Clock, logger: Logger) {
    this.#leg = leg;
    this.#clock = clock;
    this.#logger = logger;
  }

  /** Once. Until then nothing is written. */
  begin(path: string): void {
    if (this.#state !== 'off') return;
    this.#startedAtMs = this.#clock.nowMs();
    this.#leg.record(path);
    this.#state = 'running';
  }

  /** The caller does not want to be recorded: what there is of it is deleted. Whether the call was to be recorded. */
  refuse(): boolean {
    if (this.#state === 'running') {
      this.#state = 'refused';
      void this.#leg.endRecording(false).then((end) => {
        if (end?.problem)
          this.#logger.error({ problem: end.problem }, 'a refused recording could not be deleted');
      });
    }
    return this.#state === 'refused';
  }

  /** What became of it; null where the call was not to be recorded. */
  async end(): Promise<CallRecording | null> {
    if (this.#state === 'off') return null;
    if (this.#state === 'refused') return { state: 'refused', seconds: 0, lostSeconds: 0 };
    const late = Promise.withResolvers<null>();
    const cancel = this.#clock.after(END_DEADLINE_MS, () => late.resolve(null));
    const end = await Promise.race([this.#leg.endRecording(true), late.promise]);
    cancel();
    // A disk that hangs may still write it; how long it is, is known to the second.
    if (end === null)
      return {
        state: 'kept',
        seconds: Math.floor((this.#clock.nowMs() - this.#startedAtMs) / 1_000),
        lostSeconds: 0,
      };
    if (end.problem === null)
      return { state: 'kept', seconds: end.seconds, lostSeconds: end.lostSeconds };
    this.#logger.error({ problem: end.problem }, 'a call could not be recorded');
    return { state: 'failed', seconds: 0, lostSeconds: 0 };
  }
}
