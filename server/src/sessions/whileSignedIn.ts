import { AppError } from '@belldesk/contract/errors';
import { hasSession } from '../accounts/devices/queries.ts';
import type { Ctx } from '../context.ts';
import { findRole } from '../organisations/queries.ts';

/** Open at once for one account with this process: every page of every device, and many more. */
export const MOST_STREAMS = 100;

/** @throws AppError too-many */
export function checkStreams(ctx: Ctx, userId: string): void {
  if (ctx.sessionChanges.count(userId) < MOST_STREAMS) return;
  throw new AppError(
    'too-many',
    'Your account is open in very many windows. Please close some of them.',
  );
}

/**
 * A stream that ends when the browser goes, this process stops, or the session that asked for it is ended
 * elsewhere: who was signed out, or is no member any more, hears nothing any more.
 * @throws AppError too-many
 */
export function whileSignedIn<T>(
  asked: {
    readonly ctx: Ctx;
    readonly userId: string;
    /** Of what a business has: ends when the account is no member of it any more. */
    readonly organisationId?: string;
    readonly signal: AbortSignal | undefined;
  },
  open: (until: AbortSignal) => AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const { ctx, userId, organisationId, signal } = asked;
  checkStreams(ctx, userId);
  const signedOut = new AbortController();
  const look = () => {
    mayHear(ctx, userId, organisationId).then(
      (isIn) => isIn || signedOut.abort(),
      () => signedOut.abort(),
    );
  };
  const unsubscribe = ctx.sessionChanges.subscribe(userId, look);
  const ends = [ctx.stopping, signedOut.signal, ...(signal ? [signal] : [])];
  const until = AbortSignal.any(ends);
  until.addEventListener('abort', unsubscribe, { once: true });
  if (until.aborted) unsubscribe();
  // Ended between the reading of the cookie and now, it is found by this look.
  look();
  return closing(open(until), unsubscribe);
}

async function mayHear(
  { db, sessionId }: Ctx,
  userId: string,
  organisationId: string | undefined,
): Promise<boolean> {
  if (sessionId === null || !(await hasSession(db, sessionId))) return false;
  return organisationId === undefined || (await findRole(db, { organisationId, userId })) !== null;
}

async function* closing<T>(
  stream: AsyncGenerator<T, void>,
  close: () => void,
): AsyncGenerator<T, void> {
  try {
    yield* stream;
  } finally {
    close();
  }
}
