import type { CallRow } from '../../store/calls/queries.ts';
import type { Engine } from '../engine.ts';

/** Whether a call's caller is there: one that rings still has not acknowledged our answer. */
export class Connection {
  /** Resolves when the call is connected, rejects when it ends without. */
  readonly made: Promise<void>;
  readonly #means: Pick<Engine, 'clock' | 'keeper' | 'logger'>;
  readonly #deferred = Promise.withResolvers<void>();
  #row: CallRow;
  #heard = false;
  #noted: Promise<void> = Promise.resolve();

  constructor(row: CallRow, means: Pick<Engine, 'clock' | 'keeper' | 'logger'>) {
    this.#row = row;
    this.#means = means;
    this.made = this.#deferred.promise;
    // As a rule nobody waits for it.
    this.made.catch(() => undefined);
    if (this.isMade) this.#deferred.resolve();
  }

  /** The call as it is kept. */
  get row(): CallRow {
    return this.#row;
  }

  get isMade(): boolean {
    return this.#row.status !== 'ringing';
  }

  /** A packet came from the caller: they are there, though the call does not count yet. */
  heard(): void {
    this.#heard = true;
  }

  /** Nothing that costs is used for a caller who may be nobody. */
  get isCallerThere(): boolean {
    return this.#heard || this.isMade;
  }

  /** The caller has acknowledged our answer: from now on the call counts. False where it did already. */
  make(): boolean {
    if (this.isMade) return false;
    const { clock, keeper, logger } = this.#means;
    const startedAt = new Date(clock.nowMs());
    this.#row = { ...this.#row, status: 'in-progress', startedAt, updatedAt: startedAt };
    this.#noted = keeper.join(this.#row).then(
      () => undefined,
      // Its end is written all the same.
      (error: unknown) =>
        logger.warn(
          { err: error, callId: this.#row.id },
          'could not note that a call is connected',
        ),
    );
    this.#deferred.resolve();
    return true;
  }

  /** The call is over. */
  end(): void {
    this.#deferred.reject(new Error('the call never connected'));
  }

  /** Resolves once the record says what is so; never rejects. */
  noted(): Promise<void> {
    return this.#noted;
  }
}
