import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import { defaultRungBreakerSettings, type RungBreakerSettings, RungHealth } from './rungHealth.ts';

/**
 * Why another rung is used. `failed`: an error before anything came; `late`: nothing came in time;
 * `silent`: it ended without a sound; `broke-off`: an error in the middle; `stalled`: nothing more came in
 * the middle; `given-up`: failed several times in a row, no caller gets it now; `recovered`: callers
 * get it again; `returned`: a call that was on a lower rung went back to it.
 */
export type RungReason =
  | 'failed'
  | 'late'
  | 'silent'
  | 'broke-off'
  | 'stalled'
  | 'given-up'
  | 'recovered'
  | 'returned';

/** A change of rungs. Holds no spoken word. */
export interface RungEvent {
  readonly part: 'voice' | 'transcriber' | 'model';
  /** Name of the rung that was used. */
  readonly from: string;
  /** Name of the rung that is used instead; null where none is left. */
  readonly to: string | null;
  readonly reason: RungReason;
  /** What the provider threw, for a log's `err`. */
  readonly error?: unknown;
}

export interface RungsOptions {
  readonly clock: Clock;
  readonly breaker?: RungBreakerSettings;
  readonly onRung?: (event: RungEvent) => void;
}

export interface Rung<P> {
  /** 0 is the preferred one. */
  readonly index: number;
  readonly provider: P;
  readonly health: RungHealth;
}

/** What every provider has, whatever it provides. */
export interface Provider {
  readonly name: string;
  /** False: it is still to come, and is passed over until then. */
  readonly present?: boolean;
  close?(): Promise<void>;
}

/** The providers of one port in order of preference, and which of them can be used now. */
export class Rungs<P extends Provider> {
  readonly all: readonly Rung<P>[];
  readonly #part: RungEvent['part'];
  readonly #onRung: (event: RungEvent) => void;
  #closed = false;

  /** Throws an AppError `internal` when there is no provider at all. */
  constructor(
    part: RungEvent['part'],
    providers: readonly P[],
    options: RungsOptions,
    probe: (provider: P, signal: AbortSignal) => Promise<boolean>,
  ) {
    if (providers.length === 0) throw new AppError('internal', `a ladder without any ${part}`);
    this.#part = part;
    this.#onRung = options.onRung ?? (() => {});
    this.all = providers.map((provider, index) => ({
      index,
      provider,
      health: new RungHealth({
        clock: options.clock,
        settings: options.breaker ?? defaultRungBreakerSettings,
        probe: (signal) => probe(provider, signal),
        changed: (healthy) => this.#changed(provider, index, healthy),
      }),
    }));
  }

  get name(): string {
    return this.all.map(({ provider }) => provider.name).join(', else ');
  }

  get #present(): readonly Rung<P>[] {
    return this.all.filter(({ provider }) => provider.present !== false);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The first healthy rung not among `tried`. */
  healthy(tried?: ReadonlySet<Rung<P>>): Rung<P> | null {
    if (this.#closed) return null;
    return this.#present.find((rung) => rung.health.healthy && !tried?.has(rung)) ?? null;
  }

  /**
   * The rung to try next: a healthy one, else, as trying is better than silence, one that was given up,
   * the last first: it depends on the least. Null when all were tried.
   */
  next(tried: ReadonlySet<Rung<P>>): Rung<P> | null {
    if (this.#closed) return null;
    return this.healthy(tried) ?? this.#present.findLast((rung) => !tried.has(rung)) ?? null;
  }

  /** `rung` has failed; tells of the one that follows when `tried` are out of the question. */
  failed(rung: Rung<P>, tried: ReadonlySet<Rung<P>>, reason: RungReason, error?: unknown): void {
    this.tell(rung, this.next(tried), reason, error);
    rung.health.failed();
  }

  tell(from: Rung<P>, to: Rung<P> | null, reason: RungReason, error?: unknown): void {
    this.#onRung({
      part: this.#part,
      from: from.provider.name,
      to: to?.provider.name ?? null,
      reason,
      ...(error === undefined ? {} : { error }),
    });
  }

  /** Ends the probes and closes all providers, even where one fails to; rejects with its error then. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { health } of this.all) health.close();
    const closing = await Promise.allSettled(
      this.all.map(async ({ provider }) => provider.close?.()),
    );
    for (const result of closing) if (result.status === 'rejected') throw result.reason;
  }

  #changed(provider: P, index: number, healthy: boolean): void {
    const { name } = provider;
    const standIn = this.all.find((rung) => rung.index > index && rung.health.healthy);
    const event = healthy
      ? { from: standIn?.provider.name ?? name, to: name, reason: 'recovered' as const }
      : { from: name, to: this.healthy()?.provider.name ?? null, reason: 'given-up' as const };
    this.#onRung({ part: this.#part, ...event });
  }
}
