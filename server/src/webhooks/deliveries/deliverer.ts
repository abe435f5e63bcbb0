import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import type { PgListener } from '../../events/pgListener.ts';
import { ATTEMPT_MS, attemptDelivery } from './attempt.ts';
import { keepAttempt, TURNED_OFF } from './keepAttempt.ts';
import {
  claimDue,
  findNextDue,
  findWithEndpoint,
  updateDelivery,
  WEBHOOK_CHANNEL,
} from './queries.ts';

/** At one moment: of all endpoints, and of each, so that one that answers slowly keeps no other waiting. */
const AT_ONCE = 64;
const AT_ONCE_OF_ENDPOINT = 4;
/** Also where a notice was missed. */
const SWEEP_MS = 30_000;
/** A receiver may take longer to answer than this process has left. */
const STOP_WAIT_MS = 3_000;
/** An attempt that has told nothing by then was of a process that is gone. */
export const LEASE_MS = 3 * ATTEMPT_MS;

export type DelivererDeps = Pick<Deps, 'db' | 'clock' | 'webhooks' | 'logger'> & {
  readonly listener: PgListener;
};

export interface WebhookDeliverer {
  /** Resolves when nothing is due and nothing is under way. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits a little for what is under way; what is not done then is sent again by its lease. */
  stop(): Promise<void>;
}

/**
 * Sends what waits for the endpoints of businesses: at once when a transaction tells of it, later again where an attempt
 * failed. Several processes may do so beside each other: each delivery is one process's at a time.
 */
export function startWebhookDeliverer(deps: DelivererDeps): WebhookDeliverer {
  const { db, clock, logger, listener } = deps;
  const underWay = new Map<string, { readonly endpointId: string; readonly done: Promise<void> }>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let cancelTimer = () => {};
  let stopped = false;

  async function deliver(id: string): Promise<void> {
    const found = await findWithEndpoint(db, id);
    if (!found) return;
    const { delivery, endpoint } = found;
    if (!endpoint.enabled) {
      await db.transaction((tx) =>
        updateDelivery(tx, delivery, { state: 'failed', lastError: TURNED_OFF }),
      );
      return;
    }
    await keepAttempt(deps, delivery, await attemptDelivery(deps, found));
  }

  function busyNow(): Record<string, number> {
    const busy: Record<string, number> = {};
    for (const { endpointId } of underWay.values()) busy[endpointId] = (busy[endpointId] ?? 0) + 1;
    return busy;
  }

  /** @returns when what was not due yet at that moment will be; null where nothing waits */
  async function beginDue(nowMs: number): Promise<number | null> {
    const now = new Date(nowMs);
    const claimed = await claimDue(db, {
      now,
      leaseUntil: new Date(nowMs + LEASE_MS),
      busy: busyNow(),
      perEndpoint: AT_ONCE_OF_ENDPOINT,
      limit: AT_ONCE - underWay.size,
    });
    for (const { id, endpointId } of claimed) {
      const done = deliver(id)
        .catch((cause: unknown) => {
          logger.warn({ problem: describeError(cause) }, 'a webhook delivery was not kept');
        })
        .finally(() => {
          underWay.delete(id);
          nudge();
        });
      underWay.set(id, { endpointId, done });
    }
    return (await findNextDue(db, now))?.getTime() ?? null;
  }

  async function look(): Promise<void> {
    let dueMs: number | null;
    do {
      lookAgain = false;
      dueMs = await beginDue(clock.nowMs());
      // What has become due since is not left to the sweep.
      lookAgain ||= dueMs !== null && dueMs <= clock.nowMs();
    } while (lookAgain && !stopped);
    cancelTimer();
    const inMs = dueMs === null ? SWEEP_MS : dueMs - clock.nowMs();
    if (!stopped) cancelTimer = clock.after(Math.min(inMs, SWEEP_MS), nudge);
  }

  function nudge(): void {
    if (stopped) return;
    lookAgain = true;
    looking ??= look()
      .catch((cause: unknown) => {
        logger.warn({ problem: describeError(cause) }, 'webhooks wait for the next sweep');
        cancelTimer();
        cancelTimer = clock.after(SWEEP_MS, nudge);
      })
      .finally(() => {
        looking = null;
        // Told of in the moment after the last look.
        if (lookAgain) nudge();
      });
  }

  async function idle(): Promise<void> {
    while (looking || underWay.size > 0) {
      await looking;
      await Promise.all([...underWay.values()].map(({ done }) => done));
    }
  }

  const unsubscribe = listener.on(WEBHOOK_CHANNEL, nudge);
  listener.onReconnect(nudge);
  nudge();
  return {
    idle,
    async stop() {
      stopped = true;
      unsubscribe();
      const waited = Promise.withResolvers<void>();
      const cancelWait = clock.after(STOP_WAIT_MS, waited.resolve);
      await Promise.race([idle(), waited.promise]);
      cancelWait();
      cancelTimer();
    },
  };
}
