import pg from 'pg';
import type { Clock } from '../clock.ts';
import { DatabaseAwayError, isConnectFailure, isReadTimeout } from './away.ts';
import { noteFailure } from './awayNotes.ts';
import { type PoolLimits, sessionSettings } from './limits.ts';

/** Between two attempts to reach a database that is away. */
const retryMs = 100;
const idleTimeoutMs = 30_000;

export interface WaitingPoolOptions {
  readonly databaseUrl: string;
  readonly applicationName: string;
  readonly maxConnections: number;
  readonly limits: PoolLimits;
  readonly clock: Clock;
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/** pg-pool waits for it, which its types do not say. */
interface PreparesConnections {
  readonly onConnect: (client: pg.ClientBase) => Promise<unknown>;
}

/**
 * A pool whose users outlive its database. While that is away they wait for it, `connectWaitMs` at most. A connection that
 * breaks while somebody has it is taken out of the pool at once: pg-pool leaves its 'error' event to whoever has
 * it, where nobody hears it, and drizzle-orm never gives back one whose BEGIN failed.
 */
export class WaitingPool extends pg.Pool {
  readonly #limits: PoolLimits;
  readonly #clock: Clock;
  /** Takes back what is lent out. */
  readonly #lent = new WeakMap<pg.ClientBase, (error: Error) => void>();

  constructor(options: WaitingPoolOptions) {
    const { limits } = options;
    const settings = sessionSettings(limits);
    const config: pg.PoolConfig & PreparesConnections = {
      connectionString: options.databaseUrl,
      application_name: options.applicationName,
      max: options.maxConnections,
      connectionTimeoutMillis: limits.connectWaitMs,
      idleTimeoutMillis: idleTimeoutMs,
      query_timeout: limits.silentMs,
      keepAlive: true,
      onConnect: (client) => client.query(settings),
    };
    super(config);
    this.#limits = limits;
    this.#clock = options.clock;
    this.on('connect', (client) => this.#watch(client));
    this.query = new Proxy(this.query, {
      apply: (query, self, parameters): unknown => noting(query, self, parameters),
    });
  }

  /** @throws DatabaseAwayError (as rejection) when the database was away for `connectWaitMs` */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const startMs = this.#clock.monotonicMs();
    const lent = super
      .connect()
      .catch((problem: unknown) => this.#keepTrying(problem, startMs))
      .then((client) => this.#lend(client));
    lent.catch(noteFailure);
    if (!callback) return lent;
    void tell(lent, callback);
    return undefined;
  }

  /** The first attempt failed; pg-pool itself saw to it that it took no longer than there is time. */
  #keepTrying(problem: unknown, startMs: number): Promise<pg.PoolClient> {
    const clock = this.#clock;
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    let last = problem;
    let isOver = false;
    let cancelRetry = () => {};
    const end = () => {
      isOver = true;
      cancelRetry();
      cancelDeadline();
    };
    const leftMs = startMs + this.#limits.connectWaitMs - clock.monotonicMs();
    const cancelDeadline = clock.after(Math.max(0, leftMs), () => {
      end();
      reject(new DatabaseAwayError('The database cannot be reached', { cause: last }));
    });
    const failed = (error: unknown) => {
      if (isOver) return;
      last = error;
      if (isConnectFailure(error) && !this.ending) {
        cancelRetry = clock.after(retryMs, attempt);
        return;
      }
      end();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const attempt = () => {
      super.connect().then((client) => {
        // It came for somebody who has gone; others may have it.
        if (isOver) return client.release();
        end();
        resolve(client);
      }, failed);
    };
    failed(problem);
    return promise;
  }

  #lend(client: pg.PoolClient): pg.PoolClient {
    const giveBack = client.release;
    let isBack = false;
    let broke = false;
    this.#lent.set(client, (error) => {
      if (isBack) return;
      isBack = true;
      broke = true;
      giveBack(error);
    });
    client.release = (error) => {
      // Who has it does not know yet that it broke.
      if (broke) return;
      isBack = true;
      giveBack(error || isInTransaction(client));
    };
    return client;
  }

  #watch(client: pg.PoolClient): void {
    const broke = (error: Error) => this.#lent.get(client)?.(error);
    client.on('error', broke);
    client.on('end', () => broke(new Error('The connection has ended')));
    client.query = new Proxy(client.query, {
      apply(query, self, parameters) {
        const answer = noting(query, self, parameters);
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            // Still busy with what nobody waits for any more.
            if (isReadTimeout(error)) void client.end();
          });
        return answer;
      },
    });
  }
}

/** A connection given back so would have the next user's statements run in a transaction of somebody else. */
function isInTransaction(client: pg.PoolClient): boolean {
  const status = client.getTransactionStatus();
  return status === 'T' || status === 'E';
}

async function tell(lent: Promise<pg.PoolClient>, callback: Callback): Promise<void> {
  const [told] = await Promise.allSettled([lent]);
  if (told.status === 'fulfilled') callback(undefined, told.value, told.value.release);
  else callback(told.reason as Error, undefined, () => {});
}

/** Calls it, and has a failure noted for who reads the notes (awayNotes.ts). */
function noting(
  query: (...all: never[]) => unknown,
  self: unknown,
  parameters: unknown[],
): unknown {
  const answer: unknown = Reflect.apply(query, self, parameters);
  if (answer instanceof Promise) answer.catch(noteFailure);
  return answer;
}
