/** Where lines for a person go. */
export interface Terminal {
  readonly isTTY?: boolean;
  /** Characters in a line; 0 where the terminal does not say. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** To the beginning of the line, and nothing left of it (ECMA-48 CR and EL). */
const CLEAR = '\r\u001b[K';
const USUAL_COLUMNS = 80;

/**
 * A terminal whose last line may be a status that is rewritten in place, below whatever else is said. Where it is no
 * terminal but a file or a pipe, there is no status.
 */
export class StatusTerminal {
  readonly #out: Terminal;
  #status = '';

  constructor(out: Terminal) {
    this.#out = out;
  }

  /** Whether a status is shown at all. */
  get hasStatus(): boolean {
    return this.#out.isTTY ?? false;
  }

  /** A line that stays. */
  say(line: string): void {
    this.#out.write(`${this.#status && CLEAR}${line}\n${this.#status}`);
  }

  /** @param line what the status says from now on; empty for none */
  show(line: string): void {
    // One that wraps could not be taken back.
    const columns = Math.max(0, this.#out.columns ?? 0) || USUAL_COLUMNS;
    const status = this.hasStatus ? line.slice(0, columns - 1) : '';
    if (status === this.#status) return;
    this.#out.write(`${CLEAR}${status}`);
    this.#status = status;
  }
}
