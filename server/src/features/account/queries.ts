import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce.ts';
import type { Executor } from '../../db/client.ts';
import { sessions, users } from '../../db/schema.ts';

const sessionByToken = builtOnce((db) =>
  db
    .select({
      expiresAt: sessions.expiresAt,
      id: users.id,
      email: users.email,
      name: users.name,
      image: users.image,
      role: users.role,
      createdAt: users.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare(''),
);

/** A session by the token of its cookie, with its user; null when there is none. */
export async function findSession(db: Executor, token: string) {
  const [row] = await sessionByToken(db).execute({ token });
  return row ?? null;
}
