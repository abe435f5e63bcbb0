import type { CalendarEntry, MoveBookingInput } from '@belldesk/contract/product/bookings';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import type { Tell } from '../undo/useUndo.ts';
import { whenText } from './entryTexts.ts';

/** The one resource that an entry holds; null where it holds none or several. */
export function soleResource({ resources }: CalendarEntry): string | null {
  const ids = new Set(resources.map(({ id }) => id));
  return ids.size === 1 ? (resources[0]?.id ?? null) : null;
}

interface Moving {
  readonly entry: CalendarEntry;
  readonly input: MoveBookingInput;
}

/** Moves a booking; once it is moved, the way back is offered. */
export function useMoveBooking(tell: Tell) {
  const cache = useQueryClient();
  const move = useMutation(rpc.bookings.move.mutationOptions());
  return useMutation({
    mutationFn: ({ input }: Moving) => move.mutateAsync(input),
    onSuccess: async (answer, { entry: before, input: { tell: isTold } }) => {
      if (!answer.done) return;
      const { entry } = answer;
      tell({
        text: isTold
          ? t`${entry.name} is moved to ${whenText(entry)}.`
          : t`${entry.name} is moved to ${whenText(entry)}. The customer was not notified.`,
        undoneText: t`${entry.name} is back at ${whenText(before)}.`,
        undo: () =>
          move.mutateAsync({
            id: entry.id,
            version: entry.version,
            date: before.date,
            time: before.time,
            resourceId: soleResource(before),
            anyway: true,
            tell: isTold,
          }),
        ...(isTold && { told: entry }),
      });
      await cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
    },
  });
}
