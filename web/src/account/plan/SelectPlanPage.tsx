import { Trans } from '@lingui/react/macro';
import { Island } from '../../islands/Island.tsx';
import { CheckoutNote } from '../../plans/CheckoutNote.tsx';
import { PlanChoice } from './PlanChoice.tsx';

export function SelectPlanPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="headline text-3xl sm:text-4xl">
        <Trans>Choose Your Plan</Trans>
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-muted">
        <Trans>
          Every plan answers around the clock. They differ in minutes and extra features.
        </Trans>
      </p>
      <CheckoutNote className="mb-8" />
      <Island name="select-plan" component={PlanChoice} props={{}} wake="load" />
    </div>
  );
}
