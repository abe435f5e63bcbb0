import type { AddBookingInput } from '@belldesk/contract/product/bookings';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { rpc } from '../../../api/queries.ts';
import { whatText, whenText } from '../entry/entryTexts.ts';
import type { Tell } from '../undo/useUndo.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/** Writes a booking into the calendar; taking it back cancels it. */
export function useAddBooking(tell: Tell) {
  const cache = useQueryClient();
  const add = useMutation(rpc.bookings.add.mutationOptions());
  const cancel = useMutation(rpc.bookings.cancel.mutationOptions());
  const sent = useRef<{ readonly what: string; readonly idempotencyKey: string } | null>(null);
  return useMutation({
    mutationFn: (input: AddBookingInput) => {
      const what = JSON.stringify(input);
      // An answer may be lost on its way: the same sent again is the same booking, anything else another.
      if (sent.current?.what !== what) sent.current = { what, idempotencyKey: newIdempotencyKey() };
      return add.mutateAsync({ ...input, idempotencyKey: sent.current.idempotencyKey });
    },
    onSuccess: async (answer) => {
      sent.current = null;
      if (!answer.done) return;
      const { entry } = answer;
      tell({
        text: t`${whatText(entry)}, ${entry.name}: booked for ${whenText(entry)}.`,
        undoneText: t`${whatText(entry)}, ${entry.name}: booking removed.`,
        undo: async () => ({
          done: true,
          entry: await cancel.mutateAsync({ id: entry.id, version: entry.version }),
        }),
      });
      await cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
    },
  });
}
