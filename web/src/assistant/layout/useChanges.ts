import {
  type ChangeTopic,
  changeTopic,
  topicPermissions,
} from '@belldesk/contract/product/changes';
import { type MemberRole, may } from '@belldesk/contract/product/roles';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { statusOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { watchShared } from '../../api/sharedWatch.ts';
import { emitEndedElsewhere } from '../../session/bus.ts';
import { readMembershipAgain } from '../../session/read.ts';
import { keepNews, newsOf } from './membershipNews.ts';
import type { SignedIn } from './useUser.ts';

const UNAUTHORIZED = 401;

/**
 * Reads again whatever changes while the area is open, whoever changed it: a caller, a payment, another window. Leads
 * to the sign-in page as soon as this session is ended on another device, and loads the area anew where its business
 * or the role there is another: nothing of the one before is left on the page. Where the server has no such stream
 * for the time being, what is shown is read again when the window is looked at, as every question is.
 * @param session null while nobody is known to be signed in
 */
export function useChanges(session: SignedIn | null): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (session === null) return;
    const abort = new AbortController();
    const topics = topicsOf(session.organisation.role);
    watchShared({
      name: 'belldesk.changes-watch',
      signal: abort.signal,
      open: async (signal) => {
        try {
          return await client.changes.watch({ topics }, { signal });
        } catch (error) {
          if (statusOf(error) === UNAUTHORIZED) emitEndedElsewhere();
          throw error;
        }
      },
      onChange: (change) => {
        for (const topic of change === null ? topics : [change.topic]) {
          if (topic === 'sessions') void lookAgain(cache, session);
          else readAgain(cache, topic);
        }
      },
    });
    return () => abort.abort();
  }, [session, cache]);
}

function topicsOf(role: MemberRole): ChangeTopic[] {
  return changeTopic.options.filter(
    (topic) => topic === 'sessions' || may(role, topicPermissions[topic]),
  );
}

/** What shows a topic: what is on the page is read at once, the rest when it is shown again. */
function readAgain(cache: QueryClient, topic: Exclude<ChangeTopic, 'sessions'>): void {
  const keys = {
    calls: [rpc.calls.key({ type: 'query' }), rpc.usage.key(), rpc.assistants.firstSteps.key()],
    schedule: [rpc.bookings.key({ type: 'query' }), rpc.locations.key({ type: 'query' })],
    inbox: [rpc.inbox.key({ type: 'query' })],
    billing: [rpc.billing.key({ type: 'query' }), rpc.usage.key()],
  }[topic];
  // Today has something of each.
  for (const queryKey of [...keys, rpc.today.key()]) void cache.invalidateQueries({ queryKey });
}

/** A session that was only exchanged for another, as with a new second factor, stands. */
async function lookAgain(cache: QueryClient, { organisation: before }: SignedIn): Promise<void> {
  const now = await readMembershipAgain().catch(() => null);
  if (now === null) return;
  if (now.user === null) return emitEndedElsewhere();
  const { organisation } = now;
  if (organisation?.id === before.id && organisation.role === before.role) return;
  if (leavesByItself(cache)) return;
  keepNews(newsOf(before, now));
  window.location.assign('/my-assistant');
}

/**
 * Whether this window itself chose, added or left a business: it goes on to its own page once that is done, and the
 * news of it, which may come before the answer or after it, shall not lead elsewhere.
 */
function leavesByItself(cache: QueryClient): boolean {
  return cache
    .getMutationCache()
    .findAll({ mutationKey: rpc.organisations.key() })
    .some(({ state }) => state.status === 'pending' || state.status === 'success');
}
