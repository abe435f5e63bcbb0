import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { Renderer } from './renderPool.ts';

/** What comes back from a process that holds a voice; PCM16 mono at 16 kHz where nothing else is said. */
export type RenderReport<Answer = Int16Array> =
  | { readonly ready: boolean }
  | { readonly answer: Answer }
  | { readonly failure: string };

/** How long the process may take, in ms. */
export interface RenderDeadlines {
  readonly readyMs: number;
  readonly pieceMs: number;
}

/** A process that holds a voice and renders one piece at a time. */
export class RenderProcess<Job extends object, Answer = Int16Array>
  implements Renderer<Job, Answer>
{
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #clock: Clock;
  readonly #deadlines: RenderDeadlines;

  constructor(entry: URL, args: readonly string[], clock: Clock, deadlines: RenderDeadlines) {
    this.#clock = clock;
    this.#deadlines = deadlines;
    this.#process = fork(fileURLToPath(entry), args, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ended = new Promise((resolve) => {
      this.#process.once('exit', () => resolve()).once('error', () => resolve());
    });
  }

  get processId(): number | undefined {
    return this.#process.pid;
  }

  /** Whether the model could be loaded. Rejects when the process ends or is late. */
  ready(): Promise<boolean> {
    return this.#answer(this.#deadlines.readyMs, (report) =>
      'ready' in report ? report.ready : undefined,
    );
  }

  render(job: Job): Promise<Answer> {
    const answer = this.#answer(this.#deadlines.pieceMs, (report) => {
      if ('failure' in report) throw new AppError('voice-service-failed', report.failure);
      return 'answer' in report ? report.answer : undefined;
    });
    if (this.#process.connected) this.#process.send(job, () => undefined);
    return answer;
  }

  async end(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  /** The first report that `read` makes something of. */
  #answer<T>(
    deadlineMs: number,
    read: (report: RenderReport<Answer>) => T | undefined,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const child = this.#process;
      const settle = (finish: () => void) => {
        cancel();
        child.off('message', heard).off('exit', ended).off('error', ended);
        finish();
      };
      const heard = (report: RenderReport<Answer>) => {
        try {
          const value = read(report);
          if (value !== undefined) settle(() => resolve(value));
        } catch (error) {
          settle(() => reject(error));
        }
      };
      const ended = () =>
        settle(() => reject(new AppError('voice-service-failed', 'the voice broke off')));
      const cancel = this.#clock.after(deadlineMs, () =>
        settle(() => reject(new AppError('timed-out', 'the voice was too slow'))),
      );
      child.on('message', heard).on('exit', ended).on('error', ended);
      if (child.exitCode !== null || child.signalCode !== null) ended();
    });
  }
}
