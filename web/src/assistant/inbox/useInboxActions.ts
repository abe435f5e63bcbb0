import type { InboxItem } from '@belldesk/contract/product/inbox';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, statusOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';

interface Told {
  readonly text: string;
  /** The message as it is since: what leads back. */
  readonly item?: InboxItem;
}

/**
 * What can be done with a message, what was done last, and what went wrong.
 * @param onMoved a message leaves the place where the reader was
 */
export function useInboxActions(onMoved: () => void) {
  const cache = useQueryClient();
  const [told, setTold] = useState<Told | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = {
    onMutate: () => setProblem(null),
    onError: (error: unknown) => setProblem(problemText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: rpc.inbox.key({ type: 'query' }) }),
  };
  const done = useMutation(rpc.inbox.setDone.mutationOptions(settle));
  const urgent = useMutation(rpc.inbox.setUrgent.mutationOptions(settle));
  const busyId = [done, urgent].find(({ isPending }) => isPending)?.variables?.id;

  function setDone({ id, version }: InboxItem, isDone: boolean, isWayBack = false): void {
    done.mutate(
      { id, version, isDone },
      {
        onSuccess: (item) => {
          setTold({
            text: isDone ? t`${nameOf(item)}: done.` : t`${nameOf(item)}: reopened.`,
            ...(!isWayBack && { item }),
          });
          onMoved();
        },
        onError: () => setTold(null),
      },
    );
  }

  return {
    setDone: (item: InboxItem, isDone: boolean) => setDone(item, isDone),
    setUrgent: ({ id, version }: InboxItem, isUrgent: boolean) =>
      urgent.mutate({ id, version, isUrgent }),
    busyId,
    problem,
    undoBar: {
      done: told,
      undo: told?.item ? () => undo(told) : null,
      dismiss: () => setTold(null),
      isBusy: done.isPending,
    },
  };

  function undo({ item }: Told): void {
    if (item) setDone(item, item.doneAt === null, true);
  }
}

/** Whose message it is, in a word. */
export function nameOf({ name, kind }: Pick<InboxItem, 'name' | 'kind'>): string {
  return name ?? (kind === 'request' ? t`Unnamed request` : t`Unnamed caller`);
}

function problemText(error: unknown): string {
  if (statusOf(error) === null)
    return t`The server could not be reached. Nothing was changed; check your connection and try again.`;
  return messageOf(error, t`That did not work. Nothing was changed; please try again.`);
}
