import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { comparedTexts } from '../dialogue/agent/agent.ts';
import type { MeaningIndex } from '../meaning/meaningIndex.ts';
import { digestOf, type MeaningStore, packed, unpacked } from '../meaning/meaningStore.ts';
import { findAssistant } from '../store/assistants/queries.ts';
import type { Database } from '../store/database.ts';
import { findMeanings, keepMeanings } from '../store/meanings/queries.ts';
import { openAssistant, type Sealer } from '../store/sealer.ts';
import { receptionistOf } from './receptionist.ts';

/** What a keeper works with. */
export interface PassageKeeperParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly meaning: MeaningIndex;
  /** Name and version of the model that reads. */
  readonly model: string;
}

/**
 * Reads what an owner wrote when it is saved: taken apart into passages, their meanings kept in the database, so that the
 * first caller does not wait for it, nor the first one after a restart.
 */
export class PassageKeeper implements MeaningStore {
  readonly #parts: PassageKeeperParts;
  readonly #waiting = new Set<string>();
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(parts: PassageKeeperParts) {
    this.#parts = parts;
  }

  async find(sentences: readonly string[]) {
    const { db, model, logger } = this.#parts;
    try {
      const bytes = await findMeanings(db, digestOf(sentences, model));
      return bytes && unpacked(bytes, sentences.length);
    } catch (error) {
      logger.warn({ err: error }, 'kept meanings could not be had; they are read again');
      return null;
    }
  }

  /** An assistant was created or changed: committed. Returns at once. */
  saved(assistantId: string): void {
    if (this.#stopped) return;
    this.#waiting.add(assistantId);
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when all that was saved is read. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Reads nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#waiting.clear();
    await this.#running;
  }

  async #work(): Promise<void> {
    const { logger } = this.#parts;
    for (const id of this.#waiting) {
      this.#waiting.delete(id);
      try {
        await this.#keep(id);
      } catch (error) {
        logger.warn({ err: error, assistantId: id }, 'what an assistant knows could not be kept');
      }
    }
  }

  async #keep(assistantId: string): Promise<void> {
    const { db, sealer, clock, meaning, model } = this.#parts;
    const row = await findAssistant(db, assistantId);
    if (!row) return;
    const { systemPrompt, businessName } = receptionistOf(openAssistant(row.dto, sealer));
    const sentences = comparedTexts(systemPrompt, businessName);
    const meanings = sentences.length === 0 ? null : await meaning.read(sentences);
    if (!meanings || this.#stopped) return;
    await keepMeanings(db, {
      assistantId,
      digest: digestOf(sentences, model),
      vectors: packed(meanings),
      readAt: new Date(clock.nowMs()),
    });
  }
}
