import type { SessionUser } from '@belldesk/contract/product/account';
import {
  type InvitationAnswer,
  invitationProblems,
  otherAddressProblem,
} from '@belldesk/contract/product/members';
import type { MemberRole } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSession } from '../../session/read.ts';
import { signOut } from '../../session/signOut.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { acceptInvitation, lookAtInvitation } from '../authRequests.ts';
import { forgetPending, keepPending, readPending } from './pending.ts';

type Open = Extract<InvitationAnswer, { state: 'open' }>;

/** What the page knows of a link. */
interface Known {
  readonly token: string;
  readonly answer: InvitationAnswer;
  readonly user: SessionUser | null;
}

const WORK: Readonly<Record<MemberRole, string>> = {
  owner: t`As an owner, you have full access, including the plan and members.`,
  manager: t`As a manager, you look after its receptionist, calls, bookings and settings.`,
  staff: t`As staff, you see its calls, bookings and inbox.`,
};

function onHashChange(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a mailed invitation leads to: signing in with its address, and then the business. */
export function Invitation() {
  /** What stands after the # of the link; not known before the page is in a window. */
  const token = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState<{ token: string; why: string } | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isOver = false;
    Promise.all([lookAtInvitation(token), readSession()]).then(
      ([answer, user]) => isOver || setKnown({ token, answer, user }),
      (error: unknown) => isOver || setFailed({ token, why: textOf(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [token]);
  if (failed && failed.token === token)
    return (
      <ErrorBanner
        action={
          <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        {failed.why}
      </ErrorBanner>
    );
  if (known === null || known.token !== token)
    return <Spinner label={t`Loading invitation...`} className="text-muted" />;
  const { answer, user } = known;
  if (answer.state !== 'open')
    return (
      <div className="flex flex-col items-start gap-5">
        <ErrorBanner>{invitationProblems[answer.state]}</ErrorBanner>
        <ButtonLink href={user ? '/my-assistant' : '/sign-in'} size="large">
          {user ? t`Go to dashboard` : t`Sign In`}
        </ButtonLink>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="headline text-2xl wrap-anywhere">{answer.organisationName}</h2>
        <p className="mt-2">{WORK[answer.role]}</p>
        <p className="mt-2 text-muted wrap-anywhere">
          <Trans>This invitation is for {answer.email}.</Trans>
        </p>
      </div>
      {user === null ? (
        <SignInFirst token={token} invitation={answer} />
      ) : user.email === answer.email ? (
        <Accept token={token} />
      ) : (
        <OtherAddress
          invited={answer.email}
          own={user.email}
          onSignedOut={() => setKnown({ ...known, user: null })}
        />
      )}
    </div>
  );
}

function SignInFirst({ token, invitation }: { token: string; invitation: Open }) {
  const go = (path: string) => {
    const { email, organisationName } = invitation;
    keepPending({ token, email, organisationName });
    window.location.assign(path);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="large" onClick={() => go('/sign-up')}>
        <Trans>Create an account</Trans>
      </Button>
      <Button kind="secondary" size="large" onClick={() => go('/sign-in')}>
        <Trans>Sign In</Trans>
      </Button>
    </div>
  );
}

interface Accepting {
  readonly busy: boolean;
  readonly problem: string | null;
}

const refusedBy = (error: unknown): Accepting => ({ busy: false, problem: textOf(error) });

async function acceptAndGo(token: string): Promise<void> {
  forgetPending();
  await acceptInvitation(token);
  window.location.assign('/my-assistant');
}

function Accept({ token }: { token: string }) {
  // Who signed in for it has said so already.
  const [isAwaited] = useState(() => readPending()?.token === token);
  const [{ busy, problem }, setState] = useState<Accepting>({ busy: isAwaited, problem: null });
  const press = () => {
    setState({ busy: true, problem: null });
    acceptAndGo(token).catch((error: unknown) => setState(refusedBy(error)));
  };
  useEffect(() => {
    if (!isAwaited || readPending() === null) return;
    acceptAndGo(token).catch((error: unknown) => setState(refusedBy(error)));
  }, [isAwaited, token]);
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button size="large" busy={busy} onClick={press}>
        {busy ? t`Accepting...` : t`Accept invitation`}
      </Button>
    </div>
  );
}

interface OtherAddressProps {
  readonly invited: string;
  readonly own: string;
  readonly onSignedOut: () => void;
}

function OtherAddress({ invited, own, onSignedOut }: OtherAddressProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => signOut().then(onSignedOut, (error: unknown) => setProblem(textOf(error)));
  return (
    <div className="flex flex-col items-start gap-4">
      <ErrorBanner>{otherAddressProblem(invited, own)}</ErrorBanner>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button kind="secondary" onClick={() => void leave()}>
        <Trans>Sign Out</Trans>
      </Button>
    </div>
  );
}
