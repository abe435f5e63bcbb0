import { claims } from '@belldesk/contract/catalogue/claims';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';

/** The way in, with what it costs. */
export function StartButton() {
  return (
    <div className="inline-flex max-w-full flex-col items-start">
      <span className="relative z-10 -mb-3 ml-4 rounded-full bg-brass px-3 py-0.5 text-sm font-semibold tracking-wide text-on-brass">
        <Trans>START WITH {claims.freeMinutesToStart} FREE MINUTES</Trans>
      </span>
      <ButtonLink href="/sign-up" size="large" className="pt-5">
        <Trans>Create an Agent in 60 seconds</Trans>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </ButtonLink>
    </div>
  );
}
