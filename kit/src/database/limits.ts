/** How long a pool's users wait, each for its own kind of work. All of it is counted by PostgreSQL but the first and last. */
export interface PoolLimits {
  /** For a connection: while the database is away, or while all connections are in use. */
  readonly connectWaitMs: number;
  /** For a lock that another transaction holds. */
  readonly lockWaitMs: number;
  /** For one statement, waiting for locks included. */
  readonly statementMs: number;
  /** How long a transaction may lie open with nothing to do, while its owner asks somebody else. */
  readonly idleInTransactionMs: number;
  /** For an answer of the database to one statement, when it cannot cut the statement itself: it is frozen, or out of reach. */
  readonly silentMs: number;
}

/** Somebody waits for the answer: a person at a page, a caller on the line. */
export const peopleLimits: PoolLimits = {
  connectWaitMs: 2_000,
  lockWaitMs: 8_000,
  statementMs: 15_000,
  // A transaction may ask the voice platform, which answers within 15 s or not at all.
  idleInTransactionMs: 30_000,
  silentMs: 20_000,
};

/** Nobody waits: exports, retention, mail. What fails is tried again. */
export const jobLimits: PoolLimits = {
  connectWaitMs: 10_000,
  lockWaitMs: 30_000,
  statementMs: 120_000,
  idleInTransactionMs: 60_000,
  silentMs: 130_000,
};

/**
 * The statement that makes a session keep the limits. Not parameters of the connection's start, which poolers
 * such as PgBouncer refuse.
 */
export function sessionSettings(limits: PoolLimits): string {
  return [
    `set statement_timeout = ${limits.statementMs}`,
    `set lock_timeout = ${limits.lockWaitMs}`,
    `set idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
  ].join('; ');
}
