import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { Line } from './admission.ts';

/** What a call needs until it is set up comes within this time, or the call is given up. */
const OPENING_MS = 15_000;

/**
 * Opens a call on a line. Whatever fails, and whoever gives up meanwhile: what was taken until then is given back.
 * @param open keeps what it took once the call is set up
 * @param failed tells the caller that `open` threw, before anything is given back
 */
export async function openCall(
  parts: { readonly clock: Clock; readonly logger: Logger; readonly line: Line },
  open: (opening: Opening) => Promise<void>,
  failed: () => void,
): Promise<void> {
  const { clock, logger, line } = parts;
  const opening = new Opening(clock);
  opening.took(() => line.giveBack());
  try {
    await open(opening);
  } catch (error) {
    logger.error({ err: error }, 'a call could not be opened');
    failed();
  }
  await opening.giveBack().catch((error: unknown) => {
    logger.error({ err: error }, 'what a call had taken could not be given back');
  });
}

/**
 * What a call takes while it is opened. Everything is given back, the last first, unless the call keeps it: so
 * nothing is left behind, wherever the opening fails. What comes too late is given back when it comes.
 */
export class Opening {
  readonly #clock: Clock;
  readonly #late = Promise.withResolvers<never>();
  readonly #cancelDeadline: () => void;
  #taken = new AsyncDisposableStack();
  #over = false;

  constructor(clock: Clock, deadlineMs = OPENING_MS) {
    this.#clock = clock;
    // Nobody need be waiting when it passes.
    this.#late.promise.catch(() => {});
    this.#cancelDeadline = this.#clock.after(deadlineMs, () =>
      this.#late.reject(new AppError('busy', 'A call was not set up in time.')),
    );
  }

  /** Something that was taken, and how it is given back. */
  took(giveBack: () => void | Promise<void>): void {
    this.#taken.defer(giveBack);
  }

  /** Waits for something that is to be given back. Throws what it fails with, or `busy` when it takes too long. */
  async take<T>(coming: Promise<T>, giveBack: (value: T) => void | Promise<void>): Promise<T> {
    return this.inTime(
      coming.then(async (value) => {
        if (this.#over) await giveBack(value);
        else this.#taken.defer(() => giveBack(value));
        return value;
      }),
    );
  }

  /** Waits for something that leaves nothing behind. */
  inTime<T>(coming: Promise<T>): Promise<T> {
    return Promise.race([coming, this.#late.promise]);
  }

  /** The call is set up: everything is its own now. */
  keep(): void {
    this.#close().move();
  }

  /** Gives back what was not kept; resolves when that is done. Throws what giving back failed with. */
  async giveBack(): Promise<void> {
    await this.#close().disposeAsync();
  }

  #close(): AsyncDisposableStack {
    this.#over = true;
    this.#cancelDeadline();
    const taken = this.#taken;
    this.#taken = new AsyncDisposableStack();
    return taken;
  }
}
