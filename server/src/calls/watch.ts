import type { CallChange } from '@belldesk/contract/product/calls';
import { requirePerson } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { CallChanges } from '../events/callChanges.ts';
import { whileSignedIn } from '../sessions/whileSignedIn.ts';

/** A browser that takes nothing for so many changes is let go; it comes back and reads the list anew. */
const MAX_WAITING = 256;

/**
 * Every own call that starts or ends from now on, until `signal` aborts or this process stops.
 * @throws AppError unauthenticated, too-many
 */
export function watchCalls({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<CallChange, void> {
  const member = requirePerson(ctx, 'watch calls');
  return whileSignedIn({ ctx, ...member, signal }, (until) =>
    changesOf(ctx.callChanges, member.organisationId, until),
  );
}

function changesOf(
  callChanges: CallChanges,
  organisationId: string,
  until: AbortSignal,
): AsyncGenerator<CallChange, void> {
  const waiting: CallChange[] = [];
  let ended = false;
  let wake = () => {};
  const end = () => {
    ended = true;
    wake();
  };
  // Subscribed here and not in the generator, whose body would only run when the first change is asked for.
  const unsubscribe = callChanges.subscribe(organisationId, {
    end,
    hear(change) {
      if (waiting.push(change) > MAX_WAITING) ended = true;
      wake();
    },
  });
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();

  async function* changes(): AsyncGenerator<CallChange, void> {
    try {
      while (!ended) {
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
