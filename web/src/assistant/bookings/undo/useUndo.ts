import type { BookingAnswer } from '@belldesk/contract/product/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { failureText } from '../entry/problems.ts';

/** Something that was done, and the way back where there is one. */
export interface Done {
  readonly text: string;
  readonly undoneText?: string;
  readonly undo?: () => Promise<BookingAnswer>;
}

export type Tell = (done: Done) => void;

/** What was done last, until it is undone, dismissed or followed by something else. */
export function useUndo() {
  const cache = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const run = useMutation({
    mutationFn: ({ undo }: { undo: () => Promise<BookingAnswer>; undoneText: string }) => undo(),
    onSuccess: (answer, { undoneText }) =>
      setDone({ text: answer.done ? undoneText : `That cannot be undone: ${answer.reason}` }),
    onError: (error) => setDone({ text: `That cannot be undone: ${failureText(error)}` }),
    onSettled: () => cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) }),
  });
  const { undo, undoneText = '' } = done ?? {};
  return {
    done,
    tell: setDone as Tell,
    dismiss: () => setDone(null),
    undo: undo ? () => run.mutate({ undo, undoneText }) : null,
    isBusy: run.isPending,
  };
}
