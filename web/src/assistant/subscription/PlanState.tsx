import { type BillingPeriod, type Currency, planById } from '@belldesk/contract/catalogue/plans';
import { NO_PAYMENTS } from '@belldesk/contract/checkoutMode';
import type { Subscription } from '@belldesk/contract/product/billing';
import { amountText, everyText } from '../../plans/money.ts';
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
          Test mode: this desk has no payment service. Plans can be tried, and no money moves.
        </p>
      )}
      {!canBuy && (
        <p className="font-medium">
          {isOpen
            ? 'Payments are not set up on this installation at the moment. Your plan holds as it was paid.'
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
            Manage billing
          </Button>
          {isResumable && (
            <Button
              kind="secondary"
              size="small"
              onClick={onResume}
              busy={busy === 'resume'}
              disabled={busy !== null}
            >
              Keep {planById(subscription.planId).name}
            </Button>
          )}
          {isOpen && !isResumable && graceEndsAt === null && (
            <Button
              kind="secondary"
              size="small"
              onClick={() => onPeriod(otherPeriod)}
              disabled={busy !== null}
            >
              {otherPeriod === 'yearly' ? 'Pay Yearly' : 'Pay Monthly'}
            </Button>
          )}
          {isOpen && endsAt === null && (
            <Button kind="quiet" size="small" onClick={onCancel} disabled={busy !== null}>
              Cancel Subscription
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
  if (status === 'ended' && endsAt !== null) return [`Your paid plan ended on ${dayText(endsAt)}.`];
  if (!isBought(subscription) || period === null) return [];
  // While one payment is open, the next one is not what is due.
  const isUnpaid = subscription.graceEndsAt !== null;
  const pays =
    priceMinor !== null && currency !== null
      ? [paysText(priceMinor, currency, everyText(period), isUnpaid ? null : renewsAt)]
      : [];
  const ends =
    endsAt !== null && !isUnpaid
      ? [`${name} ends on ${dayText(endsAt)}. After that you are on Starter, free of charge.`]
      : [];
  const changes = pendingPlan
    ? [
        `On ${dayText(pendingPlan.startsAt)} it changes to ${planById(pendingPlan.planId).name}, paid ${pendingPlan.period}.`,
      ]
    : [];
  const moneyBack =
    subscription.moneyBackUntil !== null
      ? [`You can have your money back until ${dayText(subscription.moneyBackUntil)}.`]
      : [];
  return [...pays, ...ends, ...changes, ...moneyBack];
}

function paysText(
  priceMinor: number,
  currency: Currency,
  every: string,
  renewsAt: string | null,
): string {
  const price = `You pay ${amountText(priceMinor, currency)} ${every}.`;
  return renewsAt === null ? price : `${price} The next payment is due on ${dayText(renewsAt)}.`;
}
