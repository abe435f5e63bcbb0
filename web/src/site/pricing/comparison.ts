import {
  type Plan,
  type PlanId,
  plans,
  UNLIMITED_MINUTES,
} from '@belldesk/contract/catalogue/plans';

/** What a plan has of a feature: yes, no, or how much of it. */
export type Cell = boolean | string;

export interface ComparisonRow extends Readonly<Record<PlanId, Cell>> {
  readonly name: string;
  /** Features of the catalogue that the row stands for, in the catalogue's words. */
  readonly covers: readonly string[];
}

const everyPlan = { starter: true, professional: true, premium: true } as const;

const minutes = ({ callMinutes }: Plan): string =>
  callMinutes === UNLIMITED_MINUTES ? 'Unlimited' : String(callMinutes);

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
    name: 'Call minutes per month',
    ...cells(minutes),
    covers: plans.flatMap(({ features }) => features.slice(0, 1)),
  },
  { name: 'Answers around the clock', ...everyPlan, covers: [] },
  { name: 'Transcript of every call', ...everyPlan, covers: [] },
  {
    name: 'Voice customization',
    starter: 'Basic',
    professional: 'Advanced',
    premium: 'Premium voices',
    covers: ['Basic voice customization', 'Advanced voice customization', 'Premium voice options'],
  },
  {
    name: 'Response time',
    starter: 'Standard',
    professional: 'Faster',
    premium: 'Fastest',
    covers: ['Standard response time', 'Faster response time', 'Fastest response time'],
  },
  {
    name: 'Support',
    starter: 'Email',
    professional: 'Priority email',
    premium: '24/7 priority',
    covers: ['Email support', 'Priority email support', '24/7 priority support'],
  },
  {
    name: 'Call analytics',
    starter: false,
    professional: 'Dashboard',
    premium: 'Advanced',
    covers: ['Call analytics dashboard', 'Advanced analytics'],
  },
  {
    name: 'Custom greeting messages',
    starter: false,
    professional: true,
    premium: true,
    covers: ['Custom greeting messages'],
  },
  premiumOnly('Multiple assistant profiles'),
  premiumOnly('Custom integrations'),
  premiumOnly('Dedicated account manager'),
];
