import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rpc } from '../../api/queries.ts';

/** Reads the team anew, whether a change of it went well or not. */
export function useTeamChange(): { readonly onSettled: () => Promise<void> } {
  const cache = useQueryClient();
  const onSettled = useCallback(
    () => cache.invalidateQueries({ queryKey: rpc.members.key() }),
    [cache],
  );
  return { onSettled };
}
