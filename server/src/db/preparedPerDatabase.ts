import type { Executor } from './client.ts';

/**
 * A statement whose SQL is put together once for each database, as that costs more than asking it.
 * Statements are to be unnamed (`prepare('')`): a connection pooler between may not keep named ones.
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
