import type { Executor } from './client.ts';

/**
 * A statement whose SQL is put together once for each database, as that costs more than asking it.
 * What is asked with every request has a name (`prepare('session_by_token')`), so that each connection parses and plans
 * it once. PgBouncer keeps such names in transaction mode from 1.21 on (max_prepared_statements); before, they fail.
 */
export function preparedPerDatabase<Statement>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
