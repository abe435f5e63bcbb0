import { dirname } from 'node:path';
import type { ModelsReport } from '@belldesk/contract/voice/models';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type FetchOptions, fetchModel, removeModel } from './fetchModel.ts';
import { type FoundModel, findModel, isIntact } from './findModel.ts';
import { ModelEntry } from './modelEntry.ts';
import { ModelError } from './modelError.ts';
import type { ModelPlaces } from './modelPlaces.ts';
import type { ModelPaths, ModelSet, NpmModel } from './npmModel.ts';

/** Doubled with each failure in a row. */
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 1_800_000;
/** How often it is seen whether somebody else has brought a model (`npm run models`). */
const LOOK_EVERY_MS = 10_000;

type Catalogue = Readonly<Record<string, NpmModel>>;
export type PathsOf<C extends Catalogue, K extends keyof C> = {
  readonly [N in K]: ModelPaths<C[N]>;
};

export interface StoreOptions<C extends Catalogue> {
  readonly catalogue: C;
  readonly places: ModelPlaces;
  /** The setting MODELS, and what it names, in the order of fetching. */
  readonly set: ModelSet;
  readonly wanted: readonly (keyof C & string)[];
  readonly clock: Clock;
  readonly logger: Logger;
  /** For tests. */
  readonly fetching?: Partial<FetchOptions>;
}

interface Waiter {
  readonly keys: readonly string[];
  resolve(): void;
}

/**
 * The models of this machine: finds what is there, fetches what is wanted one after the other in the background, and tells
 * those who wait. Nothing here throws at whoever uses a model: who has none goes on without.
 */
export class ModelStore<C extends Catalogue> {
  readonly #options: StoreOptions<C>;
  readonly #entries: ReadonlyMap<string, ModelEntry>;
  readonly #waiters = new Set<Waiter>();
  readonly #closing = new AbortController();
  /** Problems that the log knows of, by model or '' for the machine's own. */
  readonly #told = new Map<string, string>();
  #failures = 0;
  #nextTryAtMs: number | null = null;
  #cancelTimer = () => {};
  #looking: Promise<void> = Promise.resolve();
  #work: Promise<void> = Promise.resolve();
  #isWorking = false;

  constructor(options: StoreOptions<C>) {
    this.#options = options;
    this.#entries = new Map(
      Object.entries(options.catalogue).map(([key, model]) => [
        key,
        new ModelEntry(model, options.wanted.includes(key)),
      ]),
    );
  }

  /** Finds what is there, reads it through, and throws away what is not as it was published. */
  look(): Promise<void> {
    this.#looking = this.#lookThrough();
    return this.#looking;
  }

  async #lookThrough(): Promise<void> {
    for (const [key, entry] of this.#entries) {
      if (entry.found || entry.isGivenUp || this.#closing.signal.aborted) continue;
      const found = await findModel(this.#options.places, entry.model);
      if (!found) continue;
      if (await isIntact(found.folder, entry.model)) this.#ready(key, found);
      else await this.#throwAway(key, found.folder);
    }
  }

  /** Begins to fetch what is wanted, in the background, once it is known what is there. */
  start(): void {
    if (this.#isWorking || this.#closing.signal.aborted) return;
    this.#cancelTimer();
    this.#isWorking = true;
    this.#work = this.#looking
      .then(() => this.#fetchAll())
      .finally(() => {
        this.#isWorking = false;
        this.#scheduleNext();
      });
  }

  /** Absolute paths of the files of models, or null unless all of them are ready. */
  pathsOf<K extends keyof C & string>(keys: readonly K[]): PathsOf<C, K> | null {
    const found = keys.map((key) => [key, this.#entry(key).found?.paths] as const);
    if (found.some(([, paths]) => !paths)) return null;
    return Object.fromEntries(found) as PathsOf<C, K>;
  }

  /** Resolves with the paths once all of these are ready; stays open where one never comes. */
  async whenReady<K extends keyof C & string>(keys: readonly K[]): Promise<PathsOf<C, K>> {
    for (;;) {
      const paths = this.pathsOf(keys);
      if (paths) return paths;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiters.add({ keys, resolve });
      await promise;
    }
  }

  /**
   * Somebody could not use a model's files. What is altered or gone is thrown away and fetched again, once; what is as it
   * was published stays, and the fault lies elsewhere.
   * @returns whether the files are as published
   */
  async refused(key: keyof C & string): Promise<boolean> {
    const { found, model } = this.#entry(key);
    if (!found) return false;
    if (await isIntact(found.folder, model)) return true;
    // Others may have been refused by it, too.
    if (this.#entry(key).found !== found) return false;
    await this.#throwAway(key, found.folder);
    this.start();
    return false;
  }

  report(): ModelsReport {
    const { places, set } = this.#options;
    const models = [...this.#entries.values()].map((entry) => entry.report(this.#nextTryAtMs));
    return { wanted: set, folder: places.folder, models };
  }

  /** Ends what is being fetched. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#cancelTimer();
    await Promise.all([this.#looking, this.#work]);
  }

  async #throwAway(key: string, folder: string): Promise<void> {
    const entry = this.#entry(key);
    entry.thrownAway();
    this.#options.logger.warn(
      { model: entry.model.spec },
      'a model was altered or cut short, and was thrown away',
    );
    try {
      await removeModel(dirname(folder), entry.model);
    } catch (error) {
      // It would be found again.
      entry.giveUp();
      this.#failed(key, error);
    }
  }

  /** One model after the other; what the machine lacks keeps all of them from coming. */
  async #fetchAll(): Promise<void> {
    this.#nextTryAtMs = null;
    let failed = false;
    for (const key of this.#options.wanted) {
      const { found, isGivenUp } = this.#entry(key);
      if (found || isGivenUp) continue;
      const problem = await this.#fetch(key);
      if (this.#closing.signal.aborted) return;
      if (problem !== null) failed = true;
      if (problem === 'machine') break;
    }
    this.#failures = failed ? this.#failures + 1 : 0;
    if (!failed) return;
    const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
    this.#nextTryAtMs = this.#options.clock.nowMs() + waitMs;
  }

  /** @returns null where it came; else whether the others need not be tried either */
  async #fetch(key: string): Promise<null | 'model' | 'machine'> {
    const { places, clock, fetching, logger } = this.#options;
    const entry = this.#entry(key);
    entry.fetching(0);
    try {
      const found = await fetchModel(entry.model, {
        ...fetching,
        places,
        clock,
        signal: this.#closing.signal,
        onBytes: (bytes) => entry.fetching(bytes),
      });
      logger.info({ model: entry.model.spec, folder: found.folder }, 'a model was fetched');
      this.#told.clear();
      this.#ready(key, found);
      return null;
    } catch (error) {
      return this.#failed(key, error);
    }
  }

  #failed(key: string, error: unknown): 'model' | 'machine' {
    if (this.#closing.signal.aborted) return 'machine';
    this.#entry(key).failed(error);
    const problem = error instanceof ModelError ? error.problem : 'npm';
    const isMachine = problem === 'network' || problem === 'room' || problem === 'npm';
    this.#tellOnce(isMachine ? '' : key, problem, error);
    return isMachine ? 'machine' : 'model';
  }

  #tellOnce(about: string, problem: string, err: unknown): void {
    if (problem === 'busy' || this.#told.get(about) === problem) return;
    this.#told.set(about, problem);
    const { logger } = this.#options;
    const why = err instanceof ModelError ? err.message : null;
    if (why === null) logger.error({ err }, 'a model could not be fetched');
    else logger.warn({ why }, 'a model could not be fetched; calls go on without it');
  }

  #ready(key: string, found: FoundModel<NpmModel>): void {
    this.#entry(key).ready(found);
    for (const waiter of this.#waiters) {
      if (!waiter.keys.includes(key)) continue;
      this.#waiters.delete(waiter);
      waiter.resolve();
    }
  }

  #scheduleNext(): void {
    const { clock } = this.#options;
    if (this.#closing.signal.aborted) return;
    if ([...this.#entries.values()].every(({ found }) => found)) return;
    const untilTryMs =
      this.#nextTryAtMs === null ? LOOK_EVERY_MS : this.#nextTryAtMs - clock.nowMs();
    const waitMs = Math.min(LOOK_EVERY_MS, Math.max(0, untilTryMs));
    this.#cancelTimer = clock.after(waitMs, () => void this.#lookAgain());
  }

  async #lookAgain(): Promise<void> {
    await this.look();
    const isDue =
      this.#nextTryAtMs === null
        ? this.#options.wanted.some((key) => this.#entry(key).isWaiting)
        : this.#options.clock.nowMs() >= this.#nextTryAtMs;
    if (isDue) this.start();
    else this.#scheduleNext();
  }

  #entry(key: string): ModelEntry {
    const entry = this.#entries.get(key);
    if (!entry) throw new RangeError(`there is no model "${key}"`);
    return entry;
  }
}
