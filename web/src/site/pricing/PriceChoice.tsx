import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

function Choices({ label, name, choices }: { label: string; name: string; choices: Choice[] }) {
  return (
    <fieldset className="inline-flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-4 font-medium text-muted hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-pine"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={index === 0}
            autoComplete="off"
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Monthly or yearly, dollars or pounds; which prices show follows by styles/prices.css. */
export function PriceChoice() {
  return (
    <div className="flex flex-wrap gap-3">
      <Choices
        label={t`Billing period`}
        name="billing"
        choices={[
          { value: 'monthly', label: t`Monthly` },
          {
            value: 'yearly',
            label: (
              <>
                <Trans>Yearly</Trans>{' '}
                <Badge tone="notice">
                  <Trans>Save 20%</Trans>
                </Badge>
              </>
            ),
          },
        ]}
      />
      <Choices
        label={t`Currency`}
        name="currency"
        choices={[
          { value: 'USD', label: 'USD' },
          { value: 'GBP', label: 'GBP' },
        ]}
      />
    </div>
  );
}
