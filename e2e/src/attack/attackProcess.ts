import { type ChildProcess, fork } from 'node:child_process';

/**
 * A process of an attack test, so that what it does does not disturb what is measured. It is asked one
 * thing at a time, and answers each.
 */
export class AttackProcess<Ask extends object, Answer> {
  readonly #child: ChildProcess;

  /** @param module the process's program, which answers each message with one of its own */
  constructor(module: URL, args: readonly string[]) {
    this.#child = fork(module, args);
  }

  /** Rejects when the process ends instead of answering. */
  ask(message: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const left = (code: number | null) => reject(new Error(`it ended with ${code}`));
      this.#child.once('exit', left);
      this.#child.once('message', (answer) => {
        this.#child.off('exit', left);
        resolve(answer as Answer);
      });
      this.#child.send(message);
    });
  }

  /** It ends by itself. */
  close(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
