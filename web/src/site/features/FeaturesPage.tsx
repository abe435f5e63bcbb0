import { claims } from '@belldesk/contract/catalogue/claims';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button.tsx';
import { AgainstCallCentre } from './AgainstCallCentre.tsx';
import { Excellence } from './Excellence.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import { Process } from './Process.tsx';

export function FeaturesPage() {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
        <h1 className="headline max-w-3xl text-4xl">
          <Trans>What a good receptionist can do</Trans>
        </h1>
        <p className="mt-4 max-w-prose text-lg text-muted sm:text-xl">
          <Trans>Nine features and how they work. Open one to learn more.</Trans>
        </p>
        <div className="mt-8 mb-14 flex flex-wrap gap-4">
          <ButtonLink href="/sign-up" size="large">
            <Trans>Start Free Trial</Trans>
          </ButtonLink>
          <ButtonLink href="/contact" kind="secondary" size="large">
            <Trans>Request Demo</Trans>
          </ButtonLink>
        </div>
        <FeatureTabs />
      </div>
      <Process />
      <Excellence />
      <AgainstCallCentre />
      <section
        aria-labelledby="begin"
        className="bg-pine text-on-pine dark:bg-pine-soft dark:text-ink"
      >
        <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-16 sm:px-6 md:flex-row md:items-end md:justify-between">
          <div>
            <h2 id="begin" className="headline text-3xl">
              <Trans>Hear it before you believe it</Trans>
            </h2>
            <p className="mt-3 max-w-prose text-lg">
              <Trans>
                Set it up, call it, interrupt it. {claims.freeMinutesToStart} free minutes, no
                credit card required.
              </Trans>
            </p>
          </div>
          <ButtonLink href="/pricing" kind="secondary" size="large" className="shrink-0">
            <Trans>View Pricing Plans</Trans>
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
