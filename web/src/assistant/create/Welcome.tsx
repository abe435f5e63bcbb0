import type { Assistant } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { Handset } from '../../illustrations/Handset.tsx';
import { ReservationBook } from '../../illustrations/ReservationBook.tsx';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { WaitingLines } from '../lines/WaitingLines.tsx';

interface WelcomeProps {
  /** The assistant that a new one would replace. */
  readonly existing: Assistant | null;
  readonly onStart: () => void;
}

/** What is about to happen, before anything is asked. */
export function Welcome({ existing, onStart }: WelcomeProps) {
  return (
    <>
      <PageTitle subtitle={t`Four short steps, then a test call.`}>
        {t`Create your AI assistant`}
      </PageTitle>
      {existing && (
        <Card className="mb-6 border-brass">
          <p>
            {existing.publication ? (
              <Trans>
                You already have an assistant:{' '}
                <strong className="font-semibold">{existing.name}</strong>. A new one replaces it
                and answers on its published address. Past calls stay in your call log.
              </Trans>
            ) : (
              <Trans>
                You already have an assistant:{' '}
                <strong className="font-semibold">{existing.name}</strong>. A new one replaces it.
                Past calls stay in your call log.
              </Trans>
            )}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Link to="/my-assistant/manage" className={buttonClasses()}>
              <Trans>Manage Assistant</Trans>
            </Link>
            <Button kind="secondary" onClick={onStart}>
              <Trans>Create a new one</Trans>
            </Button>
          </div>
        </Card>
      )}
      {!existing && <WaitingLines />}
      <ul className="grid gap-x-8 divide-y divide-line md:grid-cols-3 md:divide-y-0">
        <Intro picture={<ReservationBook className="w-28" />} title={t`Train it on your business`}>
          <Trans>Describe what you do, who you serve, and what callers ask about.</Trans>
        </Intro>
        <Intro picture={<Handset className="w-28" />} title={t`Test it with a sample conversation`}>
          <Trans>Call it from this page and hear how it answers before your customers do.</Trans>
        </Intro>
        <Intro picture={<DeskBell className="w-28" />} title={t`Go live 24/7`}>
          <Trans>Publish it, and it answers calls day and night.</Trans>
        </Intro>
      </ul>
      {!existing && (
        <Button size="large" className="mt-8" onClick={onStart}>
          <Trans>Start Setup</Trans>
        </Button>
      )}
    </>
  );
}

function Intro({
  picture,
  title,
  children,
}: {
  picture: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="py-5">
      {picture}
      <h2 className="mt-4 text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  );
}
