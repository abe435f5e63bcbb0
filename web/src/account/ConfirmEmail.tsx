import { EMAIL_LINK_PROBLEM } from '@belldesk/contract/product/accountSettings';
import { useState, useSyncExternalStore } from 'react';
import { emitAuth } from '../session/bus.ts';
import { readSessionAgain } from '../session/read.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { confirmEmail } from './authRequests.ts';
import { SuccessBanner } from './SuccessBanner.tsx';

function onHashChange(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/**
 * Makes a new address the account's, by the link of its mail. It takes a press: programs that look into mails
 * for people open links, and press nothing.
 */
export function ConfirmEmail() {
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const hasLink = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.length > 1,
    () => true,
  );
  const shown = hasLink ? problem : EMAIL_LINK_PROBLEM;

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setEmail(await confirmEmail(decodeURIComponent(window.location.hash.slice(1))));
      // The link is used up; nothing of it stays in the address.
      window.history.replaceState(null, '', window.location.pathname);
      const user = await readSessionAgain().catch(() => null);
      if (user) emitAuth('USER_UPDATED', user);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  if (email !== null) {
    return (
      <div className="flex flex-col items-start gap-5">
        <SuccessBanner>Your account uses {email} from now on.</SuccessBanner>
        <ButtonLink href="/my-assistant/settings" size="large">
          Go to your account
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {shown && <ErrorBanner>{shown}</ErrorBanner>}
      <Button size="large" busy={busy} disabled={shown !== null} onClick={() => void confirm()}>
        {busy ? 'Confirming...' : 'Use This Address'}
      </Button>
    </div>
  );
}
