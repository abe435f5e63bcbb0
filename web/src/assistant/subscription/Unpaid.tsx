import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { rpc } from '../../api/queries.ts';
import { dayText } from './dayText.ts';

/** A payment has failed: until when the plan holds, and how it is settled. */
export function Unpaid({
  graceEndsAt,
  isTestMode,
}: {
  readonly graceEndsAt: string;
  /** Its invoices cannot be paid; a card that pays settles them. */
  readonly isTestMode: boolean;
}) {
  const invoices = useQuery(rpc.billing.invoices.queryOptions());
  const open = isTestMode ? null : invoices.data?.find(({ state }) => state === 'open')?.url;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-md border border-rose bg-rose-soft p-4 text-rose-deep"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p>
          <Trans>
            Your last payment failed. You keep your plan until {dayText(graceEndsAt)}, then move to
            Starter. To keep it, update your card under Manage billing.
          </Trans>
        </p>
        {open && (
          <p className="mt-2">
            <Trans>
              We try your new card before that day.{' '}
              <a href={open} className="font-medium underline underline-offset-4">
                Pay the open invoice now
              </a>
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
