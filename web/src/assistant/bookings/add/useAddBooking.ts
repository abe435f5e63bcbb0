import type { AddBookingInput } from '@belldesk/contract/product/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { whatText, whenText } from '../entry/entryTexts.ts';
import type { Tell } from '../undo/useUndo.ts';

/** Writes a booking into the calendar; taking it back cancels it. */
export function useAddBooking(tell: Tell) {
  const cache = useQueryClient();
  const add = useMutation(rpc.bookings.add.mutationOptions());
  const cancel = useMutation(rpc.bookings.cancel.mutationOptions());
  return useMutation({
    mutationFn: (input: AddBookingInput) => add.mutateAsync(input),
    onSuccess: async (answer) => {
      if (!answer.done) return;
      const { entry } = answer;
      tell({
        text: `${whatText(entry)}, ${entry.name}: booked for ${whenText(entry)}.`,
        undoneText: `${whatText(entry)}, ${entry.name}: taken out again.`,
        undo: async () => ({
          done: true,
          entry: await cancel.mutateAsync({ id: entry.id, version: entry.version }),
        }),
      });
      await cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
    },
  });
}
