import {
  type Plan,
  type PlanId,
  plans,
  UNLIMITED_MINUTES,
} from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';

/** What a plan has of a feature: yes, no, or how much of it. */
export type Cell = boolean | string;

export interface ComparisonRow extends Readonly<Record<PlanId, Cell>> {
  readonly name: string;
  /** Features of the catalogue that the row stands for, in the catalogue's words. */
  readonly covers: readonly string[];
}

const everyPlan = { starter: true, professional: true, premium: true } as const;

const minutes = ({ callMinutes }: Plan): string =>
  callMinutes === UNLIMITED_MINUTES ? t`Unlimited` : String(callMinutes);

function cells(cell: (plan: Plan) => Cell): Readonly<Record<PlanId, Cell>> {
  const [starter, professional, premium] = plans.map(cell);
  if (starter === undefined || professional === undefined || premium === undefined)
    throw new RangeError('the catalogue lacks a plan');
  return { starter, professional, premium };
}

/** A feature that only Premium has. */
function premiumOnly(name: string): ComparisonRow {
  return { name, starter: false, professional: false, premium: true, covers: [name] };
}

/** The plans beside each other, from the catalogue; in its order. */
export const comparison: readonly ComparisonRow[] = [
  {
    name: t`Call minutes per month`,
    ...cells(minutes),
    covers: plans.flatMap(({ features }) => features.slice(0, 1)),
  },
  { name: t`Answers around the clock`, ...everyPlan, covers: [] },
  { name: t`Transcript of every call`, ...everyPlan, covers: [] },
  {
    name: t`Voice customization`,
    starter: t`Basic`,
    professional: t`Advanced`,
    premium: t`Premium voices`,
    covers: [
      t`Basic voice customization`,
      t`Advanced voice customization`,
      t`Premium voice options`,
    ],
  },
  {
    name: t`Response time`,
    starter: t`Standard`,
    professional: t`Faster`,
    premium: t`Fastest`,
    covers: [t`Standard response time`, t`Faster response time`, t`Fastest response time`],
  },
  {
    name: t`Support`,
    starter: t`Email`,
    professional: t`Priority email`,
    premium: t`24/7 priority`,
    covers: [t`Email support`, t`Priority email support`, t`24/7 priority support`],
  },
  {
    name: t`Call analytics`,
    starter: false,
    professional: t`Dashboard`,
    premium: t`Advanced`,
    covers: [t`Call analytics dashboard`, t`Advanced analytics`],
  },
  {
    name: t`Custom greeting messages`,
    starter: false,
    professional: true,
    premium: true,
    covers: [t`Custom greeting messages`],
  },
  premiumOnly(t`Multiple assistant profiles`),
  premiumOnly(t`Custom integrations`),
  premiumOnly(t`Dedicated account manager`),
];
