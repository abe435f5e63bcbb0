import { type BillingPeriod, type PlanId, planById } from '@belldesk/contract/catalogue/plans';
import type { Subscription } from '@belldesk/contract/product/billing';
import { changeBegins } from '@belldesk/contract/product/planChange';
import { t } from '@lingui/core/macro';
import { everyText, paidText, priceText } from '../../plans/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { dayText } from './dayText.ts';

/** What is asked before it is done: another plan, or the end of the paid one. */
export type Asked =
  | { readonly kind: 'change'; readonly planId: PlanId; readonly period: BillingPeriod }
  | { readonly kind: 'cancel' };

interface ChangeDialogProps {
  readonly asked: Asked | null;
  readonly subscription: Subscription;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onConfirm: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** Says what a change of the plan means, in money and days, before it is made. */
export function ChangeDialog({ asked, subscription, ...rest }: ChangeDialogProps) {
  const { busy, problem, onConfirm, onClose } = rest;
  const words = asked && wordsOf(asked, subscription);
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words?.title ?? ''}
      description={words?.text ?? ''}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words?.back}
          </Button>
          <Button
            kind={asked?.kind === 'cancel' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => asked && onConfirm(asked)}
          >
            {words?.go}
          </Button>
        </>
      }
    >
      {problem && (
        <div className="mt-4">
          <ErrorBanner>{problem}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}

function wordsOf(asked: Asked, subscription: Subscription) {
  const { planId, period, currency, renewsAt, endsAt } = subscription;
  const { name } = planById(planId);
  const paidUntil = renewsAt ?? endsAt;
  const until = paidUntil === null ? t`the end of the paid period` : dayText(paidUntil);
  if (asked.kind === 'cancel' || asked.planId === 'starter')
    return {
      title: t`Cancel your subscription?`,
      text: t`You keep ${name} until ${until}. After that you move to Starter, free of charge. Your assistant, its address and all calls stay.`,
      back: t`Keep ${name}`,
      go: t`Cancel Subscription`,
    };
  const to = planById(asked.planId);
  const price = `${priceText(to, currency ?? 'USD', asked.period)} ${everyText(asked.period)}`;
  const later =
    to.id === planId
      ? t`Nothing changes until ${until}. From then on you pay ${price}.`
      : t`You keep ${name} until ${until}. Then ${to.name} starts, at ${price}.`;
  const isNow = changeBegins({ planId, period: period ?? 'monthly' }, asked) === 'now';
  return {
    title: t`Change to ${to.name}, paid ${paidText(asked.period)}?`,
    text: isNow
      ? t`It starts right away and costs ${price}. You pay only the difference for the remaining days.`
      : later,
    back: t`Go Back`,
    go: t`Change to ${to.name}`,
  };
}
