import type { Clock } from '@belldesk/kit/clock';
import { createClient } from '@belldesk/kit/database/client';
import type { Logger } from '@belldesk/kit/logger';
import type pg from 'pg';

const RECONNECT_MS = 1_000;

export interface PgListener {
  /** Calls `hear` with the payload of every NOTIFY on `channel`; the returned function stops that. */
  on(channel: string, hear: (payload: string) => void): () => void;
  /** Runs after the connection was lost and found again: what was sent between is not known. */
  onReconnect(run: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PgListenerOptions {
  readonly databaseUrl: string;
  /** Channels to LISTEN on: plain names, they are not quoted. */
  readonly channels: readonly string[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/** One connection of its own that hears PostgreSQL's NOTIFY and comes back when it is cut. */
export function createPgListener(options: PgListenerOptions): PgListener {
  const { databaseUrl, channels, clock, logger } = options;
  const hearers = new Map<string, Set<(payload: string) => void>>();
  const reconnectRuns: (() => void)[] = [];
  let client: pg.Client | null = null;
  let stopped = false;
  let cancelRetry = () => {};

  async function connect(): Promise<void> {
    const next = createClient(databaseUrl, 'belldesk-server-listen');
    next.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      next.end().catch(() => {});
      if (client === next) {
        client = null;
        retry();
      }
    };
    next.on('error', lose);
    next.on('end', lose);
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${channel}`);
      // It may have broken with its last answer, before anybody could tell.
      if (lost) throw new Error('The connection broke at once');
    } catch (cause) {
      lost = true;
      next.end().catch(() => {});
      throw cause;
    }
    if (stopped) await next.end();
    else client = next;
  }

  function retry(): void {
    if (stopped) return;
    logger.warn('lost the connection that hears of changes');
    cancelRetry = clock.after(RECONNECT_MS, () => {
      connect().then(
        () => {
          for (const run of reconnectRuns) run();
        },
        () => retry(),
      );
    });
  }

  return {
    on(channel, hear) {
      const set = hearers.get(channel) ?? new Set();
      hearers.set(channel, set.add(hear));
      return () => set.delete(hear);
    },
    onReconnect: (run) => void reconnectRuns.push(run),
    start: connect,
    async stop() {
      stopped = true;
      cancelRetry();
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
