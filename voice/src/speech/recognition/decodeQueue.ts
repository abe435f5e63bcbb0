import type { Clock } from '@belldesk/kit/clock';
import type { ListenerLoad } from '../listenerProcess/wire.ts';

/**
 * `final`: somebody waits for it. `part`: of what somebody still says, and will have to be written down. `early`: the
 * caller paused, and may have finished; `partial`: the caller speaks. All but finals make room for finals.
 */
export type Urgency = 'final' | 'part' | 'early' | 'partial';

export interface DecodeJob {
  readonly urgency: Urgency;
  /** Of the sound that is to be written down. */
  readonly audioMs: number;
  /** Rejects with what `pause` rejected with, when it must make room. */
  run(pause: () => Promise<void>): Promise<void>;
  /** It would be too late, and is not run; or it made room for another. */
  drop(why: 'late' | 'made-room'): void;
}

export interface QueueSettings {
  /** A final that would come later than this after its end is not begun, in ms. */
  readonly maxLateMs: number;
  /** Share of the time that texts which are not final may take where nothing else is to do. */
  readonly sideShare: number;
  /** What decoding is thought to take before any was timed, in ms per second of sound, and besides. */
  readonly firstCost: { readonly perSecondMs: number; readonly eachMs: number };
}

class MadeRoom extends Error {}

/** Over what time the use of the processor is averaged. */
const USE_AVERAGED_MS = 5_000;
/** How much the last decode counts among those before it. */
const COST_WEIGHT = 0.15;

interface Entry {
  job: DecodeJob;
  urgency: Urgency;
  sinceMs: number;
  cancelLate: () => void;
}

export interface QueueEvents {
  readonly onLoad: (load: ListenerLoad) => void;
  /** There is time for a text that is not final. */
  readonly onTimeAside: () => void;
}

/** One decode at a time: finals before all else, and of them the one that has waited longest. */
export class DecodeQueue {
  readonly #clock: Clock;
  readonly #settings: QueueSettings;
  readonly #events: QueueEvents;
  readonly #waiting: Entry[] = [];
  #running: Entry | null = null;
  #runningSinceMs = 0;
  /** How much longer than thought decodes take. */
  #slowness = 1;
  /** Share of the last seconds in which finals were decoded, as of `#useAtMs`. */
  #use = 0;
  #useAtMs: number;
  #sideFromMs = 0;
  #cancelAside = (): void => undefined;

  constructor(clock: Clock, events: QueueEvents, settings: QueueSettings) {
    this.#clock = clock;
    this.#events = events;
    this.#settings = settings;
    this.#useAtMs = clock.monotonicMs();
  }

  get load(): ListenerLoad {
    const finals = this.#finals();
    return {
      queued: finals.length + (this.#running?.urgency === 'final' ? 1 : 0),
      waitMs: Math.round(this.#waitMs()),
    };
  }

  /** Whether there is time for a text that is not final. */
  get hasTimeAside(): boolean {
    return (
      this.#waiting.length === 0 &&
      this.#running === null &&
      this.#clock.monotonicMs() >= this.#sideFromMs
    );
  }

  /** Takes a job, or drops it at once where it would be late. */
  add(job: DecodeJob): void {
    const now = this.#clock.monotonicMs();
    const entry: Entry = { job, urgency: job.urgency, sinceMs: now, cancelLate: () => undefined };
    if (job.urgency === 'final' && !this.#inTime(entry)) return;
    this.#waiting.push(entry);
    this.#changed();
  }

  /** Somebody waits for it from now on. */
  promote(job: DecodeJob): void {
    const entry = [this.#running, ...this.#waiting].find((one) => one?.job === job);
    if (!entry || entry.urgency === 'final') return;
    entry.urgency = 'final';
    entry.sinceMs = this.#clock.monotonicMs();
    if (entry !== this.#running) {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      if (!this.#inTime(entry)) return;
      this.#waiting.push(entry);
    }
    this.#changed();
  }

  /** Takes a job out that nobody wants any more; one that is running is run to its end. */
  forget(job: DecodeJob): void {
    const at = this.#waiting.findIndex((one) => one.job === job);
    if (at < 0) return;
    this.#waiting.splice(at, 1)[0]?.cancelLate();
    this.#changed();
  }

  /** Sees to it that it is dropped when its time is over; false when it is already. */
  #inTime(entry: Entry): boolean {
    const { maxLateMs } = this.#settings;
    const leftMs = maxLateMs - this.#waitMs() - this.#costMs(entry.job);
    // With nothing before it, it is tried however long it may take: there is nothing better to be done.
    if (leftMs < 0 && this.#finals().length + (this.#running?.urgency === 'final' ? 1 : 0) > 0) {
      entry.job.drop('late');
      return false;
    }
    entry.cancelLate = this.#clock.after(maxLateMs, () => {
      const at = this.#waiting.indexOf(entry);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      entry.job.drop('late');
      this.#changed();
    });
    return true;
  }

  #finals(): Entry[] {
    return this.#waiting.filter(({ urgency }) => urgency === 'final');
  }

  #costMs({ audioMs }: DecodeJob): number {
    const { eachMs, perSecondMs } = this.#settings.firstCost;
    return this.#slowness * (eachMs + (perSecondMs * audioMs) / 1_000);
  }

  #waitMs(): number {
    const queued = this.#finals().reduce((sum, { job }) => sum + this.#costMs(job), 0);
    if (this.#running?.urgency !== 'final') return queued;
    const ran = this.#clock.monotonicMs() - this.#runningSinceMs;
    return queued + Math.max(0, this.#costMs(this.#running.job) - ran);
  }

  #changed(): void {
    this.#events.onLoad(this.load);
    if (!this.#running) void this.#work();
  }

  #next(): Entry | null {
    const part = this.#waiting.find(({ urgency }) => urgency === 'part');
    const chosen = this.#finals()[0] ?? part ?? this.#waiting[0];
    if (!chosen) return null;
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1);
    return chosen;
  }

  async #work(): Promise<void> {
    for (let entry = this.#next(); entry; entry = this.#next()) {
      this.#running = entry;
      this.#runningSinceMs = this.#clock.monotonicMs();
      entry.cancelLate();
      try {
        await entry.job.run(() => this.#pause(entry));
        this.#learn(entry);
      } catch (error) {
        if (!(error instanceof MadeRoom)) throw error;
        entry.job.drop('made-room');
      }
      this.#spent(entry);
      this.#running = null;
      this.#events.onLoad(this.load);
    }
    this.#cancelAside();
    const ms = Math.max(0, this.#sideFromMs - this.#clock.monotonicMs());
    this.#cancelAside = this.#clock.after(ms, () => {
      // Timers of the platform are up to 1 ms early, and nothing else may ask again.
      this.#sideFromMs = Math.min(this.#sideFromMs, this.#clock.monotonicMs());
      if (this.hasTimeAside) this.#events.onTimeAside();
    });
  }

  async #pause(entry: Entry): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (entry.urgency !== 'final' && this.#finals().length > 0) throw new MadeRoom();
  }

  #learn({ job, urgency }: Entry): void {
    if (urgency === 'partial') return;
    const tookMs = this.#clock.monotonicMs() - this.#runningSinceMs;
    const thought = this.#costMs(job) / this.#slowness;
    this.#slowness += COST_WEIGHT * (tookMs / thought - this.#slowness);
  }

  /** Time is given to texts that are not final only as far as finals leave it. */
  #spent({ urgency }: Entry): void {
    const now = this.#clock.monotonicMs();
    const tookMs = now - this.#runningSinceMs;
    const share = Math.exp(-(now - this.#useAtMs) / USE_AVERAGED_MS);
    this.#use = this.#use * share + (urgency === 'final' ? tookMs / USE_AVERAGED_MS : 0);
    this.#useAtMs = now;
    const left = Math.max(0.01, this.#settings.sideShare - this.#use);
    // By the time over which use is averaged what is known of it is old: then it is tried anew.
    const waitMs = Math.min(tookMs * (1 / left - 1), USE_AVERAGED_MS);
    if (urgency !== 'final') this.#sideFromMs = now + waitMs;
  }
}
