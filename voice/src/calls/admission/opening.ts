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
  try {
    await open(opening);
  } catch (error) {
    logger.error({ err: error }, 'a call could not be opened');
    failed();
  }
  if (opening.isKept) return;
  for (const error of await opening.giveBack())
    logger.error({ err: error }, 'what a call had taken could not be given back');
  // Last: a record that cannot be written now holds a line, so that no more calls come than can be kept.
  line.giveBack();
}

/**
 * What a call takes while it is opened. Everything is given back, the last first and none waiting for another, unless
 * the call keeps it: so nothing is left behind, wherever the opening fails. What comes too late is given back when it
 * comes.
 */
export class Opening {
  readonly #late = Promise.withResolvers<never>();
  readonly #cancelDeadline: () => void;
  #taken: (() => void | Promise<void>)[] = [];
  #state: 'open' | 'kept' | 'given back' = 'open';

  constructor(clock: Clock, deadlineMs = OPENING_MS) {
    // Nobody need be waiting when it passes.
    this.#late.promise.catch(() => {});
    this.#cancelDeadline = clock.after(deadlineMs, () =>
      this.#late.reject(new AppError('busy', 'A call was not set up in time.')),
    );
  }

  get isKept(): boolean {
    return this.#state === 'kept';
  }

  /** Something was taken, and this is how it is given back. */
  took(giveBack: () => void | Promise<void>): void {
    this.#taken.push(giveBack);
  }

  /** Waits for something that is to be given back. Throws what it fails with, or `busy` when it takes too long. */
  take<T>(coming: Promise<T>, giveBack: (value: T) => void | Promise<void>): Promise<T> {
    return this.inTime(
      coming.then(async (value) => {
        if (this.#state === 'open') this.took(() => giveBack(value));
        else await giveBack(value);
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
    this.#close('kept');
  }

  /** Gives back everything; resolves when that is done, with what it failed with. */
  async giveBack(): Promise<readonly unknown[]> {
    const done = await Promise.allSettled(
      this.#close('given back').map(async (giveBack) => giveBack()),
    );
    return done.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  }

  #close(state: 'kept' | 'given back'): (() => void | Promise<void>)[] {
    this.#state = state;
    this.#cancelDeadline();
    return this.#taken.splice(0).toReversed();
  }
}
