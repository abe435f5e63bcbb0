import { EMAIL_LINK_PROBLEM } from '@belldesk/contract/product/accountSettings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { emitAuth } from '../../session/bus.ts';
import { readSessionAgain } from '../../session/read.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { confirmEmail } from '../authRequests.ts';
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
  const [refused, setRefused] = useState<{ token: string; why: string } | null>(null);

  /** What stands after the # of the link; not known before the page is in a window. */
  const token = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
  const refusal = refused?.token === token ? (refused?.why ?? null) : null;
  const problem = token === '' ? EMAIL_LINK_PROBLEM : refusal;

  const confirm = async () => {
    if (!token) return;
    setBusy(true);
    setRefused(null);
    try {
      setEmail(await confirmEmail(token));
      // The link is used up; nothing of it stays in the address.
      window.history.replaceState(null, '', window.location.pathname);
      const user = await readSessionAgain().catch(() => null);
      if (user) emitAuth('USER_UPDATED', user);
    } catch (error) {
      setRefused({ token, why: error instanceof Error ? error.message : String(error) });
    }
    setBusy(false);
  };
  if (email !== null) {
    return (
      <div className="flex flex-col items-start gap-5">
        <SuccessBanner>
          <Trans>Your account now uses {email}.</Trans>
        </SuccessBanner>
        <ButtonLink href="/my-assistant/settings" size="large">
          <Trans>Go to your account</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button
        size="large"
        busy={busy}
        disabled={problem === EMAIL_LINK_PROBLEM}
        onClick={() => void confirm()}
      >
        {busy ? t`Confirming...` : t`Confirm this address`}
      </Button>
    </div>
  );
}
