import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

/** A short answer of the site to something that was sent to it. */
export function AnswerPage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-16 sm:px-6 sm:py-24 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div>
        <h1 className="headline text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        {children}
        <ButtonLink href="/" kind="secondary" className="mt-8">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
      <DeskBell className="mx-auto hidden w-56 md:block" />
    </div>
  );
}
