import { type PlanId, plans } from '@belldesk/contract/catalogue/plans';
import { useSyncExternalStore } from 'react';
import { keptPlan } from './keptChoice.ts';

// Only this page writes it, and shows then what it wrote.
const subscribe = () => () => {};

/** The plan whose button led here, or null; a page is rendered before any browser's memory is known. */
export function useKeptPlan(): PlanId | null {
  const kept = useSyncExternalStore(subscribe, keptPlan, () => null);
  return plans.find(({ id }) => id === kept)?.id ?? null;
}
