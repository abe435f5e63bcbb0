import type { BookingAnswer, CalendarEntry } from '@belldesk/contract/product/bookings';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { failureText } from '../entry/problems.ts';

/** Something that was done, and the way back where there is one. */
export interface Done {
  readonly text: string;
  readonly undoneText?: string;
  readonly undo?: () => Promise<BookingAnswer>;
  /** The booking whose customer is told of it, and of the way back as well. */
  readonly told?: CalendarEntry;
}

interface Undoing {
  readonly undo: () => Promise<BookingAnswer>;
  readonly undoneText: string;
  readonly isTold: boolean;
}

export type Tell = (done: Done) => void;

/** What was done last, until it is undone, dismissed or followed by something else. */
export function useUndo() {
  const cache = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const run = useMutation({
    mutationFn: ({ undo }: Undoing) => undo(),
    onSuccess: (answer, { undoneText, isTold }) =>
      setDone(
        answer.done
          ? { text: undoneText, ...(isTold && { told: answer.entry }) }
          : { text: t`This could not be undone: ${answer.reason}` },
      ),
    onError: (error) => setDone({ text: t`This could not be undone: ${failureText(error)}` }),
    onSettled: () => cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) }),
  });
  const { undo, undoneText = '', told } = done ?? {};
  return {
    done,
    tell: setDone as Tell,
    dismiss: () => setDone(null),
    undo: undo ? () => run.mutate({ undo, undoneText, isTold: told !== undefined }) : null,
    isBusy: run.isPending,
  };
}
