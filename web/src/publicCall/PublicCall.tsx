import type { SharedDesk } from '@belldesk/contract/product/share';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';
import { messageOf } from '../api/failure.ts';
import { VisitorCall } from '../call/visitor/VisitorCall.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { tokenOf } from './tokenOf.ts';

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly desk: SharedDesk }
  | { readonly kind: 'failed'; readonly message: string };

const token = () => tokenOf(window.location.pathname);
const requestTicket = () => client.share.startCall({ token: token() });
const FAILED = t`We could not connect your call. Please try again.`;
const MINUTE_MS = 60_000;

/** A call with the business whose link was followed. */
export function PublicCall() {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  useEffect(() => {
    client.share.desk({ token: token() }).then(
      (desk) => {
        document.title = t`Talk to ${desk.name}`;
        setFound({ kind: 'found', desk });
      },
      (error: unknown) => setFound({ kind: 'failed', message: messageOf(error, FAILED) }),
    );
  }, []);
  if (found.kind !== 'found')
    return (
      <>
        <h1 className="headline text-4xl">
          <Trans>Talk to us</Trans>
        </h1>
        <div className="mt-6">
          {found.kind === 'loading' ? (
            <Spinner label={t`Connecting...`} className="text-muted" />
          ) : (
            <ErrorBanner>{found.message}</ErrorBanner>
          )}
        </div>
      </>
    );
  const { name, longestCallMs } = found.desk;
  return (
    <>
      <h1 className="headline text-4xl wrap-anywhere">{name}</h1>
      <p className="mt-3 text-lg text-muted">
        <Trans>
          An AI assistant answers. Ask a question, book, or leave a message. Calls last up to{' '}
          {minutesText(longestCallMs)}, and the business gets a transcript.
        </Trans>
      </p>
      <div className="mt-6 rounded-md border border-line bg-card p-5 sm:p-6">
        <VisitorCall
          requestTicket={requestTicket}
          longestMs={longestCallMs}
          ended={(hasTaken, again) => <Ended name={name} hasTaken={hasTaken} onAgain={again} />}
        />
      </div>
    </>
  );
}

function minutesText(ms: number): string {
  const minutes = ms / MINUTE_MS;
  return plural(minutes, { one: 'a minute', other: '# minutes' });
}

interface EndedProps {
  readonly name: string;
  readonly hasTaken: boolean;
  readonly onAgain: () => void;
}

function Ended({ name, hasTaken, onAgain }: EndedProps) {
  return (
    <div className="rounded-md bg-pine-soft p-5">
      <p className="headline text-xl">
        <Trans>Thank you for calling</Trans>
      </p>
      <p className="mt-1.5">
        {hasTaken ? t`${name} has your details.` : t`${name} can see that you called.`}
      </p>
      <Button kind="secondary" className="mt-4" onClick={onAgain}>
        <Phone aria-hidden="true" className="size-5" />
        <Trans>Call again</Trans>
      </Button>
    </div>
  );
}
