import { type BillingPeriod, type Currency, planById } from '@belldesk/contract/catalogue/plans';
import { NO_PAYMENTS } from '@belldesk/contract/checkoutMode';
import type { Subscription } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { amountText, everyText, paidText } from '../../plans/money.ts';
import { Button } from '../../ui/Button.tsx';
import { dayText } from './dayText.ts';
import { isBought } from './planChange.ts';
import { Unpaid } from './Unpaid.tsx';

interface PlanStateProps {
  readonly subscription: Subscription;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onPortal: () => void;
  readonly onPeriod: (period: BillingPeriod) => void;
  readonly busy: string | null;
  readonly mayChange: boolean;
}

/** How the plan goes on, in sentences, and what can be done about it. */
export function PlanState({
  subscription,
  onCancel,
  onResume,
  onPortal,
  onPeriod,
  busy,
  mayChange,
}: PlanStateProps) {
  const { graceEndsAt, pendingPlan, endsAt, isTestMode, canBuy } = subscription;
  const isOpen = isBought(subscription);
  const isResumable = isOpen && (pendingPlan !== null || endsAt !== null);
  const otherPeriod = subscription.period === 'yearly' ? 'monthly' : 'yearly';
  const sentences = sentencesOf(subscription);
  return (
    <div className="mt-4 flex flex-col gap-3">
      {isTestMode && (
        <p className="text-sm text-muted">
          <Trans>
            Test mode: payments are not set up. You can try plans without being charged.
          </Trans>
        </p>
      )}
      {!canBuy && (
        <p className="font-medium">
          {isOpen
            ? t`Payments are currently not available on this installation. Your paid plan stays active.`
            : NO_PAYMENTS}
        </p>
      )}
      {graceEndsAt !== null && <Unpaid graceEndsAt={graceEndsAt} isTestMode={isTestMode} />}
      {sentences.length > 0 && (
        <ul className="flex flex-col gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {subscription.status !== 'none' && canBuy && mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="secondary"
            size="small"
            onClick={onPortal}
            busy={busy === 'portal'}
            disabled={busy !== null}
          >
            <Trans>Manage billing</Trans>
          </Button>
          {isResumable && (
            <Button
              kind="secondary"
              size="small"
              onClick={onResume}
              busy={busy === 'resume'}
              disabled={busy !== null}
            >
              <Trans>Keep {planById(subscription.planId).name}</Trans>
            </Button>
          )}
          {isOpen && !isResumable && graceEndsAt === null && (
            <Button
              kind="secondary"
              size="small"
              onClick={() => onPeriod(otherPeriod)}
              disabled={busy !== null}
            >
              {otherPeriod === 'yearly' ? t`Pay Yearly` : t`Pay Monthly`}
            </Button>
          )}
          {isOpen && endsAt === null && (
            <Button kind="quiet" size="small" onClick={onCancel} disabled={busy !== null}>
              <Trans>Cancel Subscription</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What is paid and when, what comes after, and until when the money is given back. */
export function sentencesOf(subscription: Subscription): string[] {
  const { status, period, currency, priceMinor, renewsAt, endsAt, pendingPlan } = subscription;
  const { name } = planById(subscription.planId);
  if (status === 'ended' && endsAt !== null)
    return [t`Your paid plan ended on ${dayText(endsAt)}.`];
  if (!isBought(subscription) || period === null) return [];
  // While one payment is open, the next one is not what is due.
  const isUnpaid = subscription.graceEndsAt !== null;
  const pays =
    priceMinor !== null && currency !== null
      ? [paysText(priceMinor, currency, everyText(period), isUnpaid ? null : renewsAt)]
      : [];
  const ends =
    endsAt !== null && !isUnpaid
      ? [t`${name} ends on ${dayText(endsAt)}. After that you move to Starter, free of charge.`]
      : [];
  const changes = pendingPlan
    ? [
        t`Changes to ${planById(pendingPlan.planId).name}, paid ${paidText(pendingPlan.period)}, on ${dayText(pendingPlan.startsAt)}.`,
      ]
    : [];
  const moneyBack =
    subscription.moneyBackUntil !== null
      ? [t`Money-back guarantee until ${dayText(subscription.moneyBackUntil)}.`]
      : [];
  return [...pays, ...ends, ...changes, ...moneyBack];
}

function paysText(
  priceMinor: number,
  currency: Currency,
  every: string,
  renewsAt: string | null,
): string {
  const price = t`You pay ${amountText(priceMinor, currency)} ${every}.`;
  return renewsAt === null ? price : t`${price} Next payment: ${dayText(renewsAt)}.`;
}
