import type { AuthContext } from 'better-auth';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';

/** A request to better-auth that was answered. */
interface AnsweredContext {
  readonly path?: string | undefined;
  readonly context: Pick<AuthContext, 'session' | 'newSession'> & { readonly returned?: unknown };
}

const withNewCodes = z.object({ backupCodes: z.array(z.string()) });

/** The owner of an account whose second factor was changed is told by mail: it may have been somebody else. */
export async function tellOfTwoFactorChange(
  { db }: Pick<Deps, 'db'>,
  ctx: AnsweredContext,
): Promise<void> {
  const changed = changeIn(ctx);
  const userId = ctx.context.session?.user.id;
  if (changed && userId)
    await enqueue(db, 'mail', { template: 'two-factor', id: userId, change: changed });
}

/** What a request has changed, or null: most only show a code. */
function changeIn({ path, context }: AnsweredContext): 'on' | 'off' | 'new-codes' | null {
  const { session, newSession, returned } = context;
  // Who was not signed in before the request has signed in by it, no more.
  if (!session) return null;
  if (path === '/two-factor/generate-backup-codes')
    return withNewCodes.safeParse(returned).success ? 'new-codes' : null;
  // The session is exchanged when it is turned on or off, and only then.
  if (!newSession) return null;
  if (path === '/two-factor/verify-totp') return 'on';
  // Also what was begun and not finished is taken back there.
  return path === '/two-factor/disable' && session.user.twoFactorEnabled === true ? 'off' : null;
}
