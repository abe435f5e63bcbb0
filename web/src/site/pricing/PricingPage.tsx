import { claims } from '@belldesk/contract/catalogue/claims';
import { plans } from '@belldesk/contract/catalogue/plans';
import { Trans } from '@lingui/react/macro';
import { pricingQuestions } from '../../content/pricing.ts';
import { ISLAND, WAKE } from '../../islands/names.ts';
import type { IslandName } from '../../islands/registry.ts';
import { CheckoutNote } from '../../plans/CheckoutNote.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Questions } from '../accordion/Questions.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PriceChoice } from './PriceChoice.tsx';
import { WhyChoose } from './WhyChoose.tsx';

const island: IslandName = 'price-choice';

export function PricingPage() {
  return (
    <>
      <div
        {...{ [ISLAND]: island, [WAKE]: 'load' }}
        className="prices mx-auto max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28"
      >
        <h1 className="headline max-w-3xl text-4xl">
          <Trans>Pay for minutes, not for nights</Trans>
        </h1>
        <p className="mt-4 mb-8 max-w-prose text-lg text-muted sm:text-xl">
          <Trans>
            Every plan answers around the clock and takes any number of calls at once. They differ
            in minutes and extra features.
          </Trans>
        </p>
        <CheckoutNote className="mb-8" />
        <PriceChoice />
        <div className="mt-10 grid items-stretch gap-6 lg:mt-14 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </div>
      <section aria-labelledby="compare" className="border-y border-line bg-card">
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
          <h2 id="compare" className="headline text-3xl">
            <Trans>Compare the plans</Trans>
          </h2>
          <ComparisonTable />
        </div>
      </section>
      <WhyChoose />
      <section
        aria-labelledby="questions"
        className="mx-auto grid max-w-6xl gap-10 border-t border-line px-4 py-16 sm:px-6 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <div>
          <h2 id="questions" className="headline text-3xl">
            <Trans>Pricing questions</Trans>
          </h2>
          <p className="mt-3 mb-5 text-muted">
            <Trans>Still have a question? A person reads every email.</Trans>
          </p>
          <ButtonLink href="/contact" kind="secondary">
            <Trans>Contact Support</Trans>
          </ButtonLink>
        </div>
        <Questions group="pricing-faq" entries={pricingQuestions} />
      </section>
      <section
        aria-labelledby="begin"
        className="border-t border-line bg-pine text-on-pine dark:bg-pine-soft dark:text-ink"
      >
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
          <h2 id="begin" className="headline text-3xl sm:text-4xl">
            <Trans>Be ready for the next caller</Trans>
          </h2>
          <p className="mt-3 max-w-prose text-lg">
            <Trans>
              {claims.freeMinutesToStart} free minutes to start. No credit card required.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="/sign-up" kind="secondary" size="large">
              <Trans>Get Started for Free</Trans>
            </ButtonLink>
            <a
              href="/use-cases"
              className="inline-flex min-h-13 items-center rounded-md border border-current px-6 text-lg font-semibold hover:bg-pine-deep dark:hover:bg-card"
            >
              <Trans>Explore Use Cases</Trans>
            </a>
          </div>
        </div>
      </section>
    </>
  );
}
