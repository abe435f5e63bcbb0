import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import { type RenderJob, RenderThread } from './renderThread.ts';
import type { WasmModule } from './webAssembly.ts';

/** `first`: a caller waits in silence for it. `next`: what comes before it is still being played. */
export type Urgency = 'first' | 'next';

interface Waiting {
  readonly job: RenderJob;
  readonly signal: AbortSignal;
  resolve(pcm: Int16Array | null): void;
  reject(error: unknown): void;
}

/**
 * Threads that render pieces for all calls. A speaker asks for one piece at a time, so that calls take
 * turns; pieces that a caller waits for go before those that are asked for ahead of time.
 */
export class RenderPool {
  readonly #waiting: Record<Urgency, Waiting[]> = { first: [], next: [] };
  readonly #free: RenderThread[] = [];
  readonly #threads = new Set<RenderThread>();
  readonly #module: Promise<WasmModule>;
  readonly #start: (module: WasmModule) => RenderThread;
  readonly #size: number;
  #started = false;
  #closed = false;

  constructor(module: Promise<WasmModule>, size: number, clock: Clock, deadlineMs: number) {
    this.#module = module;
    this.#module.catch(() => undefined);
    this.#size = size;
    this.#start = (compiled) => new RenderThread(compiled, clock, deadlineMs);
  }

  /** Null when aborted first. Rejects with an AppError when the thread fails. */
  async render(job: RenderJob, urgency: Urgency, signal: AbortSignal): Promise<Int16Array | null> {
    const module = await this.#module;
    if (this.#closed) throw new AppError('voice-service-failed', 'the voice is closed');
    if (signal.aborted) return null;
    if (!this.#started) {
      this.#started = true;
      for (let count = 0; count < this.#size; count++) this.#add(module);
    }
    return new Promise((resolve, reject) => {
      this.#waiting[urgency].push({ job, signal, resolve, reject });
      this.#serve(module);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new AppError('voice-service-failed', 'the voice is closed');
    for (const queue of Object.values(this.#waiting))
      for (const waiting of queue.splice(0)) waiting.reject(error);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #add(module: WasmModule): void {
    const thread = this.#start(module);
    this.#threads.add(thread);
    this.#free.push(thread);
  }

  #serve(module: WasmModule): void {
    while (this.#free.length > 0) {
      const waiting = this.#waiting.first.shift() ?? this.#waiting.next.shift();
      if (!waiting) return;
      if (waiting.signal.aborted) {
        waiting.resolve(null);
        continue;
      }
      const thread = this.#free.pop();
      if (!thread) return;
      void this.#run(thread, waiting, module);
    }
  }

  async #run(thread: RenderThread, waiting: Waiting, module: WasmModule): Promise<void> {
    try {
      waiting.resolve(await thread.render(waiting.job));
      this.#free.push(thread);
    } catch (error) {
      waiting.reject(error);
      this.#threads.delete(thread);
      void thread.end();
      if (!this.#closed) this.#add(module);
    }
    if (!this.#closed) this.#serve(module);
  }
}
