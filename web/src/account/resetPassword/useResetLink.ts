import { RESET_LINK_PROBLEM } from '@belldesk/contract/product/account';
import { useEffect, useState } from 'react';
import { emitAuth } from '../../session/bus.ts';
import { readSession } from '../../session/read.ts';
import { checkResetLink } from '../authRequests.ts';

interface ResetLink {
  readonly token: string;
  /** Why the link opens nothing, or that it could not be asked; null before that is known. */
  readonly problem: string | null;
}

/**
 * The mailed link in whose window this page stands: the token after the # of the address, and what is
 * wrong with it once that is known. A link opened in the same window later counts as well.
 */
export function useResetLink(): ResetLink {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let current = '';
    const look = async () => {
      const found = window.location.hash.slice(1);
      current = found;
      setToken(found);
      const wrong = await problemOf(found);
      if (current === found) setProblem(wrong);
    };
    const lookAgain = () => void look();
    lookAgain();
    window.addEventListener('hashchange', lookAgain);
    return () => window.removeEventListener('hashchange', lookAgain);
  }, []);

  return { token, problem };
}

async function problemOf(token: string): Promise<string | null> {
  try {
    if (token === '' || !(await checkResetLink(token))) return RESET_LINK_PROBLEM;
    emitAuth('PASSWORD_RECOVERY', await readSession());
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
