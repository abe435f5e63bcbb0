import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rpc } from '../../api/queries.ts';
import { emitAuth } from '../../session/bus.ts';
import { readSessionAgain } from '../../session/read.ts';

/** After a change of the account: reads the page anew, and tells the window who is signed in now. */
export function useSettingsChange(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(async () => {
    await cache.invalidateQueries({ queryKey: rpc.account.key() });
    const user = await readSessionAgain().catch(() => null);
    if (user) emitAuth('USER_UPDATED', user);
  }, [cache]);
}
