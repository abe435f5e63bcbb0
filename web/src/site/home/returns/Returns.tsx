import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { returns } from '../../../content/home.ts';
import { pageLocale } from '../../../i18n/language.ts';
import { Sample } from '../../../layout/Sample.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { HundredCalls } from './HundredCalls.tsx';
import { MonthSaved } from './MonthSaved.tsx';
import { YearCost } from './YearCost.tsx';

interface ReturnProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

function Return({ title, picture, children }: ReturnProps) {
  return (
    <article className="flex flex-col gap-5 border-t border-line pt-6">
      <h3 className="headline text-2xl">{title}</h3>
      {picture}
      <p className="text-muted">{children}</p>
    </article>
  );
}

const pounds = new Intl.NumberFormat(pageLocale, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** What it gives back: time, money, growth, each drawn to scale. */
export function Returns() {
  const { hoursSavedAMonth, handledWithoutTeamPercent, missedWithoutPercent } = returns;
  const { receptionist, assistant } = returns.poundsAYear;
  return (
    <section aria-labelledby="returns" className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="returns" className="headline max-w-2xl text-3xl sm:text-4xl">
          <Trans>What you gain</Trans>
        </h2>
        <Sample of="home-returns">
          <div className="mt-10 grid gap-12 md:grid-cols-3 md:gap-10">
            <Return title={t`Time`} picture={<MonthSaved />}>
              <Trans>
                {hoursSavedAMonth}+ hours a month: a working week. {handledWithoutTeamPercent}% of
                calls never reach your team.
              </Trans>
            </Return>
            <Return title={t`Money`} picture={<YearCost />}>
              <Trans>
                {pounds.format(receptionist)} a year for a traditional receptionist,{' '}
                {pounds.format(assistant)} for this one.
              </Trans>
            </Return>
            <Return title={t`Growth`} picture={<HundredCalls />}>
              <Trans>
                Without it, {missedWithoutPercent} of 100 calls are missed. Answer them, and win{' '}
                {returns.moreCustomersPercent}% more customers.
              </Trans>
            </Return>
          </div>
        </Sample>
        <div className="mt-16 grid gap-6 rounded-md bg-pine-soft p-6 sm:p-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-12">
          <div>
            <h3 className="headline text-2xl sm:text-3xl">
              <Trans>Reinvest in What Matters</Trans>
            </h3>
            <p className="mt-3 max-w-prose text-lg">
              <Trans>
                Spend the time on the people in front of you: the table by the window, the guest
                with the heavy case, the nervous patient.
              </Trans>
            </p>
          </div>
          <ButtonLink href="/sign-up" size="large" className="justify-self-start">
            <Trans>Transform Your Business</Trans>
          </ButtonLink>
        </div>
        <Sample of="home-returns">
          <p className="mt-4 text-sm text-muted">
            <Trans>Sample figures.</Trans>
          </p>
        </Sample>
      </div>
    </section>
  );
}
