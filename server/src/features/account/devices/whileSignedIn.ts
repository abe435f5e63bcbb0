import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../../../context.ts';
import { hasSession } from './queries.ts';

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
 * elsewhere: who was signed out hears nothing any more.
 * @throws AppError too-many
 */
export function whileSignedIn<T>(
  asked: { readonly ctx: Ctx; readonly userId: string; readonly signal: AbortSignal | undefined },
  open: (until: AbortSignal) => AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const { ctx, userId, signal } = asked;
  checkStreams(ctx, userId);
  const signedOut = new AbortController();
  const look = () => {
    isSignedIn(ctx).then(
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

async function isSignedIn({ db, sessionId }: Ctx): Promise<boolean> {
  return sessionId !== null && (await hasSession(db, sessionId));
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
