import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { z } from 'zod';
import type { Database } from '../store/database.ts';
import {
  type DeliveryRow,
  deleteDelivery,
  listDue,
  nextDueAt,
  postponeDelivery,
} from '../store/deliveries/queries.ts';
import type { Sealer } from '../store/sealer.ts';
import { postWebhook } from './postWebhook.ts';

const webhookHeaders = z.record(z.string(), z.string());
const BATCH = 20;
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** How often the table is looked at though nobody said that there is something to do. */
const IDLE_MS = 30_000;

/** Pause before the next attempt, in ms, doubled each time. */
export function backOffMs(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
}

/**
 * Delivers the journalled webhooks until they are accepted, in order for each call. A receiver sees
 * a message again only under the same delivery id.
 */
export class Deliverer {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #logger: Logger;
  #cancelTimer: () => void = () => {};
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(parts: { db: Database; sealer: Sealer; clock: Clock; logger: Logger }) {
    this.#db = parts.db;
    this.#sealer = parts.sealer;
    this.#clock = parts.clock;
    this.#logger = parts.logger;
  }

  /** There may be something to deliver. */
  nudge(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelTimer();
    await this.#running;
  }

  async #work(): Promise<void> {
    this.#cancelTimer();
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        const due = await listDue(this.#db, new Date(this.#clock.nowMs()), BATCH);
        await Promise.all(due.map((row) => this.#deliver(row)));
        if (due.length > 0) this.#again = true;
        else await this.#sleepUntilDue();
      } catch (error) {
        this.#logger.error({ err: error }, 'deliveries stopped');
        this.#wakeAfter(FIRST_PAUSE_MS);
      }
      await pause(0);
    }
  }

  async #sleepUntilDue(): Promise<void> {
    const at = await nextDueAt(this.#db);
    const waitMs = at ? at.getTime() - this.#clock.nowMs() : IDLE_MS;
    this.#wakeAfter(Math.min(IDLE_MS, Math.max(1, waitMs)));
  }

  #wakeAfter(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(ms, () => this.nudge());
  }

  async #deliver(row: DeliveryRow): Promise<void> {
    try {
      await postWebhook({
        url: row.url,
        headers: webhookHeaders.parse(JSON.parse(this.#sealer.open(row.sealedHeaders))),
        deliveryId: row.id,
        body: row.body,
        timeoutMs: TIMEOUT_MS,
      });
      await deleteDelivery(this.#db, row.id);
    } catch (error) {
      this.#logger.warn(
        { err: error, callId: row.callId, type: row.body.message.type, attempts: row.attempts + 1 },
        'webhook not accepted, trying again',
      );
      const nextAttemptAt = new Date(this.#clock.nowMs() + backOffMs(row.attempts));
      await postponeDelivery(this.#db, row.id, nextAttemptAt);
    }
  }
}
