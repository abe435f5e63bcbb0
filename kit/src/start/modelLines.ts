import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import { type Clock, pause } from '../clock.ts';
import { ProgressLine } from '../models/progressLine.ts';
import type { StatusTerminal } from '../statusTerminal.ts';

const WHILE_FETCHING_MS = 500;
const OTHERWISE_MS = 5_000;

/** What the person who started us is told of the models as they come: how far each is, that it is ready, why it is not. */
export class ModelLines {
  readonly #terminal: StatusTerminal;
  readonly #lines = new Map<string, ProgressLine>();
  readonly #told = new Map<string, string>();

  constructor(terminal: StatusTerminal) {
    this.#terminal = terminal;
  }

  /** @param report as it is now; what was there from the beginning is not worth a line */
  tell({ models }: ModelsReport): void {
    for (const model of models) {
      const { name, state, problem } = model;
      if (state === 'waiting') this.#lineOf(model);
      else if (state === 'fetching') this.#lineOf(model).reached(model.fetchedBytes);
      else if (state === 'ready') this.#end(model, 'ready, the next call uses it');
      else if (state === 'failed' && this.#told.get(name) !== problem) {
        this.#lineOf(model);
        this.#told.set(name, problem ?? '');
        this.#end(model, `${problem ?? 'not fetched.'} Calls go on without it.`);
      } else if (state === 'failed') this.#terminal.show('');
    }
  }

  /** Nothing more is told. */
  stop(): void {
    this.#terminal.show('');
  }

  #lineOf({ name, bytes }: ModelReport): ProgressLine {
    const line = this.#lines.get(name) ?? new ProgressLine(`Model ${name}`, bytes, this.#terminal);
    this.#lines.set(name, line);
    return line;
  }

  #end({ name }: ModelReport, how: string): void {
    this.#lines.get(name)?.end(how);
    this.#lines.delete(name);
  }
}

/**
 * Tells of the models until all that are wanted are there or given up, or the signal comes. A voice program that does not
 * answer is asked again.
 * @param ask GET /models of the voice platform
 */
export async function followModels(
  ask: () => Promise<ModelsReport>,
  lines: ModelLines,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const report = await ask().catch(() => null);
    if (signal.aborted) break;
    if (report) lines.tell(report);
    if (report && !report.models.some(isToCome)) break;
    const isFetching = report?.models.some(({ state }) => state === 'fetching');
    await pause(clock, isFetching ? WHILE_FETCHING_MS : OTHERWISE_MS, signal);
  }
  lines.stop();
}

function isToCome({ state, nextTryAtMs }: ModelReport): boolean {
  return (
    state === 'fetching' || state === 'waiting' || (state === 'failed' && nextTryAtMs !== null)
  );
}
