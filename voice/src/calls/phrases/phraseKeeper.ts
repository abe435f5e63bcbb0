import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { DateTime } from 'luxon';
import type { KokoroVoice } from '../../speech/kokoro/createKokoroVoice.ts';
import type { Receptionist } from '../receptionist.ts';
import { foreseenTexts } from './foreseenTexts.ts';

/** When phrases are rendered beforehand, in ms. */
export const phraseKeeperTimes = {
  /** After the start, after the model came, and after an assistant was published or changed. */
  soonMs: 5_000,
  /** While calls are taken, it is asked this often whether they are over. */
  waitMs: 2_000,
  /** Dates move on. */
  againMs: 6 * 60 * 60_000,
} as const;

export interface PhraseKeeperParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly voice: Pick<KokoroVoice, 'isPresent' | 'renderBeforehand'>;
  /** All who can be called. */
  readonly answering: () => Promise<readonly Receptionist[]>;
  /** Nobody is on the telephone. */
  readonly isIdle: () => boolean;
}

/**
 * Has everything rendered beforehand that can be foreseen, a phrase at a time and only while no call is taken: what is
 * kept is spoken at once, however busy the machine is then.
 */
export class PhraseKeeper {
  readonly #parts: PhraseKeeperParts;
  readonly #stopped = new AbortController();
  #cancel = () => {};
  #wake = () => {};
  #running: Promise<void> | null = null;
  #again = false;
  #left = 0;

  constructor(parts: PhraseKeeperParts) {
    this.#parts = parts;
  }

  /** Phrases that are still to be rendered, as far as is known. */
  get left(): number {
    return this.#left;
  }

  /** Somebody may have been published or changed, or the voice has come. Returns at once. */
  nudge(): void {
    this.#after(phraseKeeperTimes.soonMs);
  }

  /** Renders nothing more. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#cancel();
    this.#wake();
    await this.#running;
  }

  #after(delayMs: number): void {
    if (this.#stopped.signal.aborted) return;
    this.#cancel();
    this.#cancel = this.#parts.clock.after(delayMs, () => this.#run());
  }

  #run(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    const { logger } = this.#parts;
    this.#running = this.#sweep()
      .catch((error: unknown) => {
        if (!this.#stopped.signal.aborted)
          logger.warn({ err: error }, 'phrases could not be rendered beforehand');
      })
      .finally(() => {
        this.#running = null;
        this.#left = 0;
        this.#after(this.#again ? phraseKeeperTimes.soonMs : phraseKeeperTimes.againMs);
        this.#again = false;
      });
  }

  async #sweep(): Promise<void> {
    const { clock, voice, answering, logger } = this.#parts;
    if (!voice.isPresent) return;
    const lists = (await answering()).map((receptionist) => {
      const now = DateTime.fromMillis(clock.nowMs(), { zone: receptionist.timeZone });
      return { receptionist, texts: foreseenTexts(receptionist, now) };
    });
    this.#left = lists.reduce((sum, { texts }) => sum + texts.length, 0);
    let rendered = 0;
    for (const { receptionist, texts } of lists)
      for (const text of texts) {
        if (await this.#keep(text, receptionist)) rendered += 1;
        if (this.#stopped.signal.aborted) return;
        this.#left -= 1;
      }
    if (rendered > 0) logger.info({ phrases: rendered }, 'phrases were rendered beforehand');
  }

  async #keep(text: string, { voiceId, language, lexicon }: Receptionist): Promise<boolean> {
    await this.#idle();
    const { signal } = this.#stopped;
    if (signal.aborted) return false;
    return this.#parts.voice.renderBeforehand({ text, voiceId, language, lexicon, signal });
  }

  /** Resolves when no call is taken, or it is stopped. */
  async #idle(): Promise<void> {
    const { clock, isIdle } = this.#parts;
    while (!isIdle() && !this.#stopped.signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        clock.after(phraseKeeperTimes.waitMs, resolve);
      });
  }
}
