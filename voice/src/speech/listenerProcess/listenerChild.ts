import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@belldesk/contract/errors';
import type { ListenerCommand, ListenerLoad, ListenerReport } from './wire.ts';

/** What one stream is told by the process that holds its decoder. */
export interface ListenerClient {
  onReport(report: Exclude<ListenerReport, { type: 'ready' | 'unavailable' | 'load' }>): void;
  /** The process is gone. */
  onGone(error: AppError): void;
}

/** One child process and the streams whose decoders it holds. Native code that crashes takes no call with it. */
export class ListenerChild {
  /** Resolves to whether the machine can listen; rejects when the process ends before it says so. */
  readonly ready: Promise<boolean>;
  readonly #process: ChildProcess;
  readonly #clients = new Map<number, ListenerClient>();
  readonly #ended: Promise<void>;
  #load: ListenerLoad = { queued: 0, waitMs: 0 };
  #gone = false;
  #held = 0;
  #heldEver = 0;
  #retired = false;

  /** @param entry a program that answers ListenerCommands with ListenerReports */
  constructor(entry: URL, args: readonly string[]) {
    this.#process = fork(fileURLToPath(entry), args, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#process.on('message', (report: ListenerReport) => {
        if (report.type === 'ready') resolve(true);
        else if (report.type === 'unavailable') resolve(false);
        else if (report.type === 'load') this.#load = report;
        else this.#clients.get(report.id)?.onReport(report);
      });
      this.#process.once('exit', () =>
        reject(new AppError('voice-service-failed', 'listening ended')),
      );
      this.#process.once('error', reject);
    });
    this.ready.catch(() => undefined);
    this.#ended = new Promise((resolve) => {
      const end = (): void => {
        this.#goneAway();
        resolve();
      };
      this.#process.once('exit', end);
      this.#process.once('error', end);
    });
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** What it last said of its work; nothing once it is gone. */
  get load(): ListenerLoad {
    return this.#gone ? { queued: 0, waitMs: 0 } : this.#load;
  }

  /** How many calls it was held for, ended ones too. */
  get heldEver(): number {
    return this.#heldEver;
  }

  /** It is wanted by one call more. The returned function, called once, lets go of it. */
  hold(): () => void {
    this.#held++;
    this.#heldEver++;
    let holding = true;
    return () => {
      if (!holding) return;
      holding = false;
      this.#held--;
      this.#endWhenUnwanted();
    };
  }

  /** It ends with the last call that holds it. */
  retire(): void {
    this.#retired = true;
    this.#endWhenUnwanted();
  }

  /** For tests that let it die. */
  get processId(): number | undefined {
    return this.#process.pid;
  }

  add(id: number, client: ListenerClient): void {
    this.#clients.set(id, client);
  }

  remove(id: number): void {
    this.#clients.delete(id);
  }

  send(command: ListenerCommand): void {
    if (!this.#gone && this.#process.connected) this.#process.send(command, () => undefined);
  }

  /** Ends the process without mercy: it holds nothing worth saving. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #endWhenUnwanted(): void {
    if (this.#retired && this.#held === 0) void this.kill();
  }

  #goneAway(): void {
    if (this.#gone) return;
    this.#gone = true;
    const clients = [...this.#clients.values()];
    this.#clients.clear();
    for (const client of clients)
      client.onGone(new AppError('voice-service-failed', 'the process that listens ended'));
  }
}
