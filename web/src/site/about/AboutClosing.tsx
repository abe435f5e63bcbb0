import { claims } from '@belldesk/contract/catalogue/claims';
import { Trans } from '@lingui/react/macro';
import { Handset } from '../../illustrations/Handset.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

export function AboutClosing() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-16 sm:px-6 sm:py-24 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <h2 className="headline text-3xl sm:text-4xl">
          <Trans>Put someone on your phone line</Trans>
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">
          <Trans>
            Set up in a minute, try it with {claims.freeMinutesToStart} free minutes, no credit card
            required.
          </Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href="/sign-up" size="large">
            <Trans>Get Started</Trans>
          </ButtonLink>
          <ButtonLink href="/features" kind="secondary" size="large">
            <Trans>
              Learn More<span className="sr-only"> about what it does</span>
            </Trans>
          </ButtonLink>
        </div>
      </div>
      <Handset className="w-full max-w-64 md:justify-self-end" />
    </section>
  );
}
