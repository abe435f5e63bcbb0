import { AppError } from '@belldesk/contract/errors';

/**
 * `first`: a caller waits in silence for it. `next`: what comes before it is still being played. `spare`: nobody waits;
 * it is rendered beforehand.
 */
export type Urgency = 'first' | 'next' | 'spare';

/**
 * A thread or a process that renders one piece at a time, PCM16 mono where nothing else is said. After a failed render
 * it is not to be used again.
 */
export interface Renderer<Job, Answer = Int16Array> {
  /** Rejects with an AppError `voice-service-failed` or `timed-out`. */
  render(job: Job): Promise<Answer>;
  end(): Promise<void>;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly signal: AbortSignal;
  resolve(answer: Answer | null): void;
  reject(error: unknown): void;
}

/**
 * Threads or processes that render pieces for all calls. A speaker asks for one piece at a time, so that calls take
 * turns; pieces that a caller waits for go before those that are asked for ahead of time.
 */
export class RenderPool<Job, Answer = Int16Array> {
  readonly #waiting: Record<Urgency, Waiting<Job, Answer>[]> = {
    first: [],
    next: [],
    spare: [],
  };
  readonly #free: Renderer<Job, Answer>[] = [];
  readonly #threads = new Set<Renderer<Job, Answer>>();
  readonly #starter: Promise<() => Renderer<Job, Answer>>;
  readonly #size: number;
  #running = 0;
  #started = false;
  #closed = false;

  /** @param starter once there, starts one renderer */
  constructor(starter: Promise<() => Renderer<Job, Answer>>, size: number) {
    this.#starter = starter;
    this.#starter.catch(() => undefined);
    this.#size = size;
  }

  /** Pieces that somebody waits for, those being rendered among them. */
  get depth(): number {
    return this.#waiting.first.length + this.#waiting.next.length + this.#running;
  }

  /** Null when aborted first. Rejects with an AppError when the thread fails. */
  async render(job: Job, urgency: Urgency, signal: AbortSignal): Promise<Answer | null> {
    const start = await this.#starter;
    if (this.#closed) throw new AppError('voice-service-failed', 'the voice is closed');
    if (signal.aborted) return null;
    if (!this.#started) {
      this.#started = true;
      for (let count = 0; count < this.#size; count++) this.#add(start);
    }
    return new Promise((resolve, reject) => {
      this.#waiting[urgency].push({ job, signal, resolve, reject });
      this.#serve(start);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new AppError('voice-service-failed', 'the voice is closed');
    for (const queue of Object.values(this.#waiting))
      for (const waiting of queue.splice(0)) waiting.reject(error);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #add(start: () => Renderer<Job, Answer>): void {
    const thread = start();
    this.#threads.add(thread);
    this.#free.push(thread);
  }

  #serve(start: () => Renderer<Job, Answer>): void {
    while (this.#free.length > 0) {
      const waiting =
        this.#waiting.first.shift() ?? this.#waiting.next.shift() ?? this.#waiting.spare.shift();
      if (!waiting) return;
      if (waiting.signal.aborted) {
        waiting.resolve(null);
        continue;
      }
      const thread = this.#free.pop();
      if (!thread) return;
      void this.#run(thread, waiting, start);
    }
  }

  async #run(
    thread: Renderer<Job, Answer>,
    waiting: Waiting<Job, Answer>,
    start: () => Renderer<Job, Answer>,
  ): Promise<void> {
    this.#running += 1;
    try {
      waiting.resolve(await thread.render(waiting.job));
      this.#free.push(thread);
    } catch (error) {
      waiting.reject(error);
      this.#threads.delete(thread);
      void thread.end();
      if (!this.#closed) this.#add(start);
    } finally {
      this.#running -= 1;
    }
    if (!this.#closed) this.#serve(start);
  }
}
