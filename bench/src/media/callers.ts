import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cores, pin } from '../machine.ts';
import type { FromGenerator, ToGenerator } from './loadGenerator.ts';

type Said<Type extends FromGenerator['type']> = Extract<FromGenerator, { type: Type }>;

/** The process that plays the callers. */
export class Callers {
  readonly #child: ChildProcess;
  /** Port that all callers send from and listen on. */
  readonly port: number;
  /** Whether they have a core of their own. */
  readonly apart: boolean;

  private constructor(child: ChildProcess, port: number, apart: boolean) {
    this.#child = child;
    this.port = port;
    this.apart = apart;
  }

  /** Callers who say `sentence` and are then silent for `silenceMs`, for as long as they live. */
  static async start(sentence: string, silenceMs: number): Promise<Callers> {
    const child = fork(
      fileURLToPath(new URL('./loadGenerator.ts', import.meta.url)),
      [sentence, String(silenceMs)],
      { execArgv: ['--disable-warning=ExperimentalWarning'] },
    );
    const { port } = await hear(child, 'ready');
    const apart =
      child.pid !== undefined && pin(child.pid, cores.driver) && pin(process.pid, cores.measured);
    return new Callers(child, port, apart);
  }

  /** Further callers, who send to these ports. */
  call(ports: readonly number[]): void {
    this.#tell({ type: 'call', ports });
  }

  /** Measures for `forMs` what comes back. */
  async measure(forMs: number): Promise<Said<'measured'>> {
    this.#tell({ type: 'measure', forMs });
    return hear(this.#child, 'measured');
  }

  close(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  #tell(message: ToGenerator): void {
    this.#child.send(message);
  }
}

/** Resolves with the next message of a type; rejects when the process ends before it. */
function hear<Type extends FromGenerator['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Said<Type>> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null) => reject(new Error(`the callers ended with ${code}`));
    const heard = (message: FromGenerator) => {
      if (message.type !== type) return;
      child.off('message', heard);
      child.off('exit', left);
      resolve(message as Said<Type>);
    };
    child.on('message', heard);
    child.once('exit', left);
  });
}
