import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type IndustryCalls, useCases } from '../../content/useCases.ts';
import { House } from '../../illustrations/House.tsx';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { ReservationBook } from '../../illustrations/ReservationBook.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TabSet } from '../tabs/TabSet.tsx';
import { IndustryPanel } from './IndustryPanel.tsx';

const drawings: Readonly<Record<IndustryCalls['id'], ReactNode>> = {
  restaurants: <ReservationBook />,
  realestate: <House />,
  hotels: <KeyRack />,
};

const links: Readonly<Record<IndustryCalls['id'], ReactNode>> = {
  restaurants: <TextLink href="/use-cases/restaurants">{t`More for restaurants`}</TextLink>,
  realestate: null,
  hotels: <TextLink href="/use-cases/hotels-resorts">{t`More for hotels and resorts`}</TextLink>,
};

export function UseCasesPage() {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
        <h1 className="headline text-4xl">
          <Trans>Industry Use Cases</Trans>
        </h1>
        <p className="mt-4 mb-10 max-w-prose text-lg text-muted sm:text-xl">
          <Trans>
            Nine typical calls and how the AI receptionist handles them. The businesses are made up.
            The answers are real.
          </Trans>
        </p>
        <TabSet
          label={t`Industries`}
          tabs={useCases.map((industry) => ({
            id: industry.id,
            label: industry.title,
            content: (
              <IndustryPanel
                industry={industry}
                drawing={drawings[industry.id]}
                link={links[industry.id]}
              />
            ),
          }))}
        />
      </div>
      <section aria-labelledby="your-calls" className="border-t border-line bg-card">
        <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-16 sm:px-6 md:flex-row md:items-end md:justify-between">
          <div>
            <h2 id="your-calls" className="headline text-3xl">
              <Trans>What do your callers ask?</Trans>
            </h2>
            <p className="mt-3 max-w-prose text-lg text-muted">
              <Trans>
                Describe your business in four steps, then call it and ask your hardest question.
              </Trans>
            </p>
          </div>
          <ButtonLink href="/sign-up" size="large" className="shrink-0">
            <Trans>Get Started for Free</Trans>
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
