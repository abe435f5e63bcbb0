import { AppError } from '@belldesk/contract/errors';
import {
  type Change,
  type ChangeTopic,
  topicPermissions,
  type WatchChangesInput,
} from '@belldesk/contract/product/changes';
import { type Membership, requireMember } from '../access/requireMember.ts';
import { requireUser } from '../access/requireUser.ts';
import { hasSession } from '../accounts/devices/queries.ts';
import type { Ctx } from '../context.ts';
import type { ChangeNotice } from '../events/notice.ts';
import { findMembership } from '../organisations/queries.ts';

/** Open at once for one account with this process: every window of every device, and many more. */
export const MOST_STREAMS = 100;
/** A browser that takes nothing for so many changes is let go; it comes back and reads anew. */
const MAX_WAITING = 256;

/**
 * Tells of every change of these topics from now on, until `signal` aborts, this process stops, changes may have been
 * missed, the session has ended, or its business or the role there is another: who was signed out, or may see less,
 * hears nothing any more.
 * @throws AppError unauthenticated, too-many; forbidden for a topic that the role may not see
 */
export function watchChanges({
  ctx,
  input,
  signal,
}: {
  ctx: Ctx;
  input: WatchChangesInput;
  signal: AbortSignal | undefined;
}): AsyncGenerator<Change, void> {
  const { id: userId } = requireUser(ctx, 'watch changes');
  const topics = new Set(input.topics);
  const membership = ofBusiness(ctx, topics);
  if (ctx.changes.count(userId) >= MOST_STREAMS)
    throw new AppError(
      'too-many',
      'Your account is open in too many windows. Please close some of them.',
    );

  const waiting: Change[] = [];
  // Ended between the reading of the cookie and now, it is found by the first look.
  let toLook = true;
  let over = false;
  let wake = () => {};
  // Subscribed here and not in the generator, whose body would only run when the first change is asked for.
  const unsubscribe = ctx.changes.subscribe(
    { userId, organisationId: membership?.organisationId ?? null },
    {
      missed: end,
      hear(notice) {
        if (notice.topic === 'sessions') toLook = true;
        else if (topics.has(notice.topic)) queue(waiting, notice);
        if (waiting.length > MAX_WAITING) end();
        wake();
      },
    },
  );
  const until = signal ? AbortSignal.any([signal, ctx.stopping]) : ctx.stopping;
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();

  function end(): void {
    over = true;
    unsubscribe();
    wake();
  }

  async function* changes(): AsyncGenerator<Change, void> {
    try {
      while (!over) {
        // Before anything else is told: what came after it may not be theirs any more.
        if (toLook) {
          toLook = false;
          // Where nobody can tell who may hear it, nobody does: the page asks anew, and is told then.
          const now = await look(ctx, userId).catch(() => null);
          if (now === null) return;
          if (now.ended || !isSame(now.membership, ctx.membership)) {
            if (topics.has('sessions')) yield { topic: 'sessions', ended: now.ended };
            return;
          }
          continue;
        }
        const change = waiting.shift();
        if (change) yield change;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      unsubscribe();
      until.removeEventListener('abort', end);
    }
  }
  return changes();
}

/** The business whose topics are asked for; null where none is. @throws AppError unauthenticated, forbidden */
function ofBusiness(ctx: Ctx, topics: ReadonlySet<ChangeTopic>): Membership | null {
  let membership: Membership | null = null;
  for (const topic of topics)
    if (topic !== 'sessions')
      membership = requireMember(ctx, 'watch a business', topicPermissions[topic]);
  return membership;
}

/** What says no more than that something changed is told once, however often it did. */
function queue(waiting: Change[], notice: Exclude<ChangeNotice, { topic: 'sessions' }>): void {
  const { organisationId: _organisationId, ...change } = notice;
  if (change.topic === 'calls' || !waiting.some(({ topic }) => topic === change.topic))
    waiting.push(change);
}

/** What the session is now. */
async function look({ db, sessionId }: Ctx, userId: string) {
  if (sessionId === null || !(await hasSession(db, sessionId)))
    return { ended: true, membership: null };
  return { ended: false, membership: await findMembership(db, userId, sessionId) };
}

function isSame(one: Membership | null, other: Membership | null): boolean {
  return one?.organisationId === other?.organisationId && one?.role === other?.role;
}
