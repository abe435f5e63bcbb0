import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { beginGoogleSignIn, googleProblem, googleProblemIn } from './google.ts';

/** How the page was come to; the address itself forgets it at once. */
const arrivedWith = typeof window === 'undefined' ? '' : window.location.search;
const never = () => () => {};

interface GoogleSignInProps {
  readonly label: string;
  /** Path of the page it stands on. */
  readonly page: '/sign-in' | '/sign-up';
}

/**
 * The way in by Google. It is part of the page from the start and shown by the style sheet where the server says
 * that Google is configured (GoogleOffer), so that nothing moves.
 */
export function GoogleSignIn({ label, page }: GoogleSignInProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const atArrival = useSyncExternalStore(
    never,
    () => googleProblemIn(arrivedWith),
    () => null,
  );

  useEffect(() => {
    // A reload should not tell of it again.
    if (googleProblemIn(arrivedWith) !== null)
      window.history.replaceState(null, '', window.location.pathname);
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const begin = async () => {
    setBusy(true);
    setTried(true);
    setProblem(null);
    try {
      window.location.assign(await beginGoogleSignIn(page));
    } catch (error) {
      setProblem(googleProblem(error));
      setBusy(false);
    }
  };
  const shown = problem ?? (tried ? null : atArrival);
  return (
    <div className="hidden flex-col gap-4 group-data-[google=google-offered]/offer:flex">
      <div className="mt-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </div>
      {shown && <ErrorBanner>{shown}</ErrorBanner>}
      <Button kind="secondary" size="large" busy={busy} onClick={() => void begin()}>
        {!busy && <img src="/google.svg" alt="" width="20" height="20" />}
        {busy ? t`Connecting to Google...` : label}
      </Button>
    </div>
  );
}
