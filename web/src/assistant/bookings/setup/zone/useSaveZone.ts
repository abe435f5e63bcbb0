import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../api/client.ts';
import { rpc } from '../../../../api/queries.ts';
import { isConflict } from '../../entry/problems.ts';

/** Another window set another zone first. */
class Overtaken extends Error {
  readonly newer: string;

  constructor(newer: string) {
    super(t`changed in another window`);
    this.newer = newer;
  }
}

/**
 * Sets the zone of a location over the one that was seen. A refusal because of bookings that would
 * overlap is an error like any other.
 */
export function useSaveZone(locationId: string, onSaved: (timeZone: string) => void) {
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: async (input: { timeZone: string; seen: string }) => {
      try {
        return await client.bookings.setTimeZone({ locationId, ...input });
      } catch (error) {
        if (!isConflict(error)) throw error;
        const { timeZone } = await client.bookings.timeZone({ locationId });
        if (timeZone === null || timeZone === input.seen) throw error;
        throw new Overtaken(timeZone);
      }
    },
    onSuccess: (saved, { timeZone }) => {
      cache.setQueryData(rpc.bookings.timeZone.queryKey({ input: { locationId } }), saved);
      onSaved(timeZone);
      // Every page shows its times by it.
      void cache.invalidateQueries();
    },
  });
  const newer = save.error instanceof Overtaken ? save.error.newer : null;
  return {
    run: save.mutate,
    newer,
    error: newer === null ? save.error : null,
    reset: save.reset,
    isBusy: save.isPending,
  };
}
