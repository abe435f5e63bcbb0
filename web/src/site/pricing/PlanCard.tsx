import { type Plan, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { PlanPrice } from './PlanPrice.tsx';

/** A plan as a page of the catalogue; the recommended one lies on top. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { name, description, features, guarantees, recommended, callMinutes } = plan;
  return (
    <article
      className={classes(
        'flex min-w-0 flex-col rounded-md border bg-card p-6 sm:p-8',
        recommended ? 'border-2 border-brass shadow-float lg:-my-4 lg:py-12' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-semibold">{name}</h2>
        {recommended && <Badge tone="notice">Recommended</Badge>}
      </div>
      <p className="mt-1 text-muted">{description}</p>
      <PlanPrice plan={plan} />
      <p className="tabular mt-1 font-medium">
        {callMinutes === UNLIMITED_MINUTES
          ? 'Unlimited calls'
          : `${callMinutes} call minutes a month`}
      </p>
      <ButtonLink
        href="/sign-up"
        data-plan={plan.id}
        kind={recommended ? 'primary' : 'secondary'}
        size="large"
        className="mt-6 w-full px-3!"
      >
        Try {name} For Free
      </ButtonLink>
      <ul className="mt-7 mb-6 flex flex-col gap-2.5 border-t border-line pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-auto text-sm text-muted">{guarantees.join(' · ')}</p>
    </article>
  );
}
