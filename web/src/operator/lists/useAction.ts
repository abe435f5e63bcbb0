import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { useToast } from '../../ui/Toasts.tsx';

const FAILED = t`Something went wrong. Check your connection and try again.`;

/** Does something at the console, one thing at a time, and reads every list again afterwards. */
export function useAction() {
  const cache = useQueryClient();
  const toast = useToast();
  /** Which row is being worked on. */
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether it worked @param done said at the foot of the window then */
  const act = async (row: string, work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(row);
    setProblem(null);
    try {
      await work();
      toast(done);
      return true;
    } catch (cause) {
      setProblem(messageOf(cause, FAILED));
      return false;
    } finally {
      setBusy(null);
      void cache.invalidateQueries({ queryKey: ['operator'] });
    }
  };
  return { act, busy, problem, forgetProblem: () => setProblem(null) };
}
