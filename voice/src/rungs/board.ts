import type { ProviderReport, ProvidersReport } from '@belldesk/contract/voice/providers';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { describeState, problemOf, type RungCard, stateOf, type Watched } from './boardState.ts';
import type { RungEvent } from './rungs.ts';

/** When keys are asked about again, in ms. Asking costs nothing. */
export const keyCheckTimes = {
  /** One that was good may be taken back, or run out, before a caller notices. */
  whileGoodMs: 6 * 60 * 60_000,
  whileBadMs: 10 * 60_000,
} as const;

const partOf = { transcriber: 'ears', model: 'model', voice: 'voice' } as const;

/** Knows of every rung whether it can be used: by what its service says of the key, and by how calls fared. */
export class ProviderBoard {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #rungs: Watched[] = [];
  #cancel = () => {};
  #stopped = false;

  constructor(parts: { readonly clock: Clock; readonly logger: Logger }) {
    this.#clock = parts.clock;
    this.#logger = parts.logger;
  }

  /** Adds a rung below those of its part. */
  add(card: RungCard): void {
    this.#rungs.push({
      card,
      key: card.checkKey === null ? 'ok' : 'not-checked',
      givenUp: false,
      sinceMs: this.#clock.nowMs(),
      incident: null,
    });
  }

  /** Asks about every key, logs the answers, and does so again from time to time. */
  async checkKeys(): Promise<void> {
    await Promise.all(this.#rungs.map((rung) => this.#checkKey(rung)));
    if (this.#stopped || this.#rungs.every(({ card }) => card.checkKey === null)) return;
    const { whileGoodMs, whileBadMs } = keyCheckTimes;
    const good = this.#rungs.every(({ key }) => key === 'ok');
    this.#cancel = this.#clock.after(good ? whileGoodMs : whileBadMs, () => void this.checkKeys());
  }

  /** A call, or a probe, has moved from one rung to another. */
  onRung(event: RungEvent): void {
    const { part, from, to, reason, error } = event;
    // A line's own `part` is the program.
    this.#logger.warn({ for: part, from, to, reason, err: error }, 'another provider is used');
    const name = event.reason === 'recovered' ? event.to : event.from;
    const rung = this.#rungs.find(
      ({ card }) => card.part === partOf[event.part] && card.name === name,
    );
    if (!rung) return;
    if (event.reason === 'recovered') {
      this.#change(rung, { givenUp: false, key: 'ok' });
    } else if (event.reason === 'given-up') {
      this.#change(rung, { givenUp: true });
      void this.#checkKey(rung);
    }
  }

  report(): ProvidersReport {
    return { providers: this.#rungs.map((rung) => this.#present(rung)) };
  }

  /** No key is asked about any more. */
  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  async #checkKey(rung: Watched): Promise<void> {
    const check = await rung.card.checkKey?.();
    if (!check || this.#stopped) return;
    const key = check.ok ? 'ok' : check.reason;
    const { name: provider, part } = rung.card;
    if (rung.key !== key) {
      if (check.ok) this.#logger.info({ for: part, provider }, 'the key of a provider is good');
      else
        this.#logger.warn(
          { for: part, provider, reason: check.reason },
          'the key of a provider does not help',
        );
    }
    this.#change(rung, { key });
  }

  #change(rung: Watched, change: Partial<Pick<Watched, 'key' | 'givenUp'>>): void {
    const before = stateOf(rung);
    Object.assign(rung, change);
    const state = stateOf(rung);
    const nowMs = this.#clock.nowMs();
    if (state !== before) rung.sinceMs = nowMs;
    const problem = problemOf(rung);
    const open = rung.incident?.endedAtMs === null;
    if (problem && open && rung.incident) rung.incident = { ...rung.incident, problem };
    else if (problem) rung.incident = { startedAtMs: nowMs, endedAtMs: null, problem };
    else if (open && rung.incident) rung.incident = { ...rung.incident, endedAtMs: nowMs };
  }

  #present(rung: Watched): ProviderReport {
    const { part, name, label } = rung.card;
    const peers = this.#rungs.filter(({ card }) => card.part === part);
    const better = peers.slice(0, peers.indexOf(rung));
    return { part, name, label, incident: rung.incident, ...describeState(rung, better) };
  }
}
