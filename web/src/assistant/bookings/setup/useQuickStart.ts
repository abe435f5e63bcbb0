import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import type { Suggestion } from './trades.ts';

interface QuickStartInput {
  readonly suggestion: Suggestion;
  /** How many of each suggested resource there really are. */
  readonly counts: readonly number[];
  readonly currency: string;
}

/** Sets up what was suggested: first what is there, then what is booked on it. */
export function useQuickStart(locationId: string, refresh: () => Promise<unknown>) {
  return useMutation({
    mutationFn: async ({ suggestion, counts, currency }: QuickStartInput) => {
      const resourceIds: string[] = [];
      for (const [at, resource] of suggestion.resources.entries()) {
        const count = counts[at] ?? 0;
        if (count > 0)
          resourceIds.push((await client.resources.add({ locationId, ...resource, count })).id);
      }
      for (const service of suggestion.services)
        await client.services.add({
          locationId,
          ...service,
          priceMinor: null,
          currency,
          resourceIds,
        });
    },
    onSettled: refresh,
  });
}
