import type { ModelReport } from '@belldesk/contract/voice/models';
import type { FoundModel } from './findModel.ts';
import { ModelError } from './modelError.ts';
import { bytesOnDisk, type NpmModel } from './npmModel.ts';

/** Content that is not what was published is asked for once more; then not before the next start. */
const MOST_ALTERED = 2;

/** Where one model stands. */
export class ModelEntry {
  readonly model: NpmModel;
  readonly isWanted: boolean;
  #found: FoundModel<NpmModel> | null = null;
  #state: ModelReport['state'];
  #fetchedBytes = 0;
  #problem: string | null = null;
  /** How often it was not what was published. */
  #altered = 0;

  constructor(model: NpmModel, isWanted: boolean) {
    this.model = model;
    this.isWanted = isWanted;
    this.#state = isWanted ? 'waiting' : 'missing';
  }

  /** The model, where it is ready. */
  get found(): FoundModel<NpmModel> | null {
    return this.#found;
  }

  get isWaiting(): boolean {
    return this.#state === 'waiting';
  }

  /** Whether it is neither looked for nor fetched again before the next start. */
  get isGivenUp(): boolean {
    return this.#altered >= MOST_ALTERED;
  }

  fetching(bytes: number): void {
    this.#state = 'fetching';
    this.#fetchedBytes = bytes;
  }

  ready(found: FoundModel<NpmModel>): void {
    this.#found = found;
    this.#state = 'ready';
    this.#problem = null;
    this.#fetchedBytes = this.model.bytes;
  }

  /** What is there is not what was published, and was thrown away. */
  thrownAway(): void {
    this.#found = null;
    this.#fetchedBytes = 0;
    this.#state = this.isWanted ? 'waiting' : 'missing';
    this.#altered += 1;
  }

  failed(error: unknown): void {
    const problem = error instanceof ModelError ? error.problem : null;
    this.#found = null;
    this.#fetchedBytes = 0;
    this.#state = problem === 'busy' ? 'fetching' : 'failed';
    this.#problem = error instanceof Error ? error.message : String(error);
    if (problem === 'altered') this.#altered += 1;
  }

  giveUp(): void {
    this.#altered = MOST_ALTERED;
  }

  /** @param nextTryAtMs when what failed is tried again, epoch ms */
  report(nextTryAtMs: number | null): ModelReport {
    const { name, means, spec, licence, bytes } = this.model;
    return {
      name,
      means,
      package: spec,
      licence,
      bytes,
      fetchedBytes: this.#fetchedBytes,
      bytesOnDisk: bytesOnDisk(this.model),
      state: this.#state,
      problem: this.#problem,
      nextTryAtMs: this.#state === 'failed' && !this.isGivenUp ? nextTryAtMs : null,
    };
  }
}
