import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { statusOf } from '../../api/failure.ts';
import { watchShared } from '../../api/sharedWatch.ts';
import { emitEndedElsewhere } from '../../session/bus.ts';
import { readMembershipAgain } from '../../session/read.ts';
import { keepNews, newsOf } from './membershipNews.ts';
import type { SignedIn } from './useUser.ts';

const UNAUTHORIZED = 401;

/**
 * Leads to the sign-in page as soon as this session is ended on another device, and loads the area anew where its
 * business or the role there is another: nothing of the one before is left on the page.
 * @param session null while nobody is known to be signed in
 */
export function useSessionWatch(session: SignedIn | null): void {
  useEffect(() => {
    if (session === null) return;
    const abort = new AbortController();
    watchShared({
      name: 'belldesk.session-watch',
      signal: abort.signal,
      open: async (signal) => {
        try {
          return await client.account.watch(undefined, { signal });
        } catch (error) {
          if (statusOf(error) === UNAUTHORIZED) emitEndedElsewhere();
          throw error;
        }
      },
      onChange: () => void lookAgain(session),
    });
    return () => abort.abort();
  }, [session]);
}

/** A session that was only exchanged for another, as with a new second factor, stands. */
async function lookAgain({ organisation: before }: SignedIn): Promise<void> {
  const now = await readMembershipAgain().catch(() => null);
  if (now === null) return;
  if (now.user === null) return emitEndedElsewhere();
  const { organisation } = now;
  if (organisation?.id === before.id && organisation.role === before.role) return;
  keepNews(newsOf(before, now));
  window.location.assign('/my-assistant');
}
