import type { StatusTerminal } from '../statusTerminal.ts';

/** What a file gets told of. */
const STEP_PERCENT = 10;

/** How far a model has come: a status that is rewritten on a terminal, else a line at every tenth. */
export class ProgressLine {
  readonly #name: string;
  readonly #bytes: number;
  readonly #terminal: StatusTerminal;
  #percent = 0;

  /** @param bytes of the whole */
  constructor(name: string, bytes: number, terminal: StatusTerminal) {
    this.#name = name;
    this.#bytes = bytes;
    this.#terminal = terminal;
  }

  /** @param bytes that have come by now */
  reached(bytes: number): void {
    const percent = Math.floor((100 * bytes) / this.#bytes);
    const line = `${this.#name}: ${percent}% of ${Math.ceil(this.#bytes / 1_000_000)} MB`;
    this.#terminal.show(line);
    if (this.#terminal.hasStatus || percent < this.#percent + STEP_PERCENT) return;
    this.#percent = percent - (percent % STEP_PERCENT);
    this.#terminal.say(line);
  }

  /** @param how it ended, in words */
  end(how: string): void {
    this.#terminal.show('');
    this.#terminal.say(`${this.#name}: ${how}`);
  }
}
