import { Worker } from 'node:worker_threads';
import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { Renderer } from '../rendering/renderPool.ts';
import type { WasmModule } from './webAssembly.ts';

/** One piece of text for one voice. */
export interface RenderJob {
  readonly text: string;
  /** Arguments of the flite command. */
  readonly settings: readonly string[];
}

export type RenderAnswer = { readonly pcm: Int16Array } | { readonly failure: string };

/** A thread that renders one piece at a time. After a failed render it is not to be used again. */
export class RenderThread implements Renderer<RenderJob> {
  readonly #worker: Worker;
  readonly #clock: Clock;
  readonly #deadlineMs: number;
  #died = false;

  constructor(module: WasmModule, clock: Clock, deadlineMs: number) {
    this.#worker = new Worker(new URL('./fliteWorker.ts', import.meta.url), {
      workerData: { module },
      execArgv: [],
    });
    this.#worker.unref();
    // It may die while nothing is asked of it: that must end no more than the thread.
    this.#worker.on('error', () => {});
    this.#worker.on('exit', () => {
      this.#died = true;
    });
    this.#clock = clock;
    this.#deadlineMs = deadlineMs;
  }

  /** PCM16 mono as flite makes it, at 16 kHz. Rejects with `voice-service-failed` or `timed-out`. */
  render(job: RenderJob): Promise<Int16Array> {
    if (this.#died)
      return Promise.reject(new AppError('voice-service-failed', 'the voice has broken off'));
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const settle = (finish: () => void) => {
        cancel();
        worker.off('message', answered).off('error', failed).off('exit', ended);
        worker.unref();
        finish();
      };
      const answered = (answer: RenderAnswer) =>
        settle(() => {
          if ('pcm' in answer) resolve(answer.pcm);
          else reject(new AppError('voice-service-failed', answer.failure));
        });
      const failed = (error: unknown) =>
        settle(() =>
          reject(new AppError('voice-service-failed', 'the voice broke off', { cause: error })),
        );
      const ended = () => failed(undefined);
      const cancel = this.#clock.after(this.#deadlineMs, () =>
        settle(() => reject(new AppError('timed-out', 'the voice was too slow'))),
      );
      worker.ref();
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage(job);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
