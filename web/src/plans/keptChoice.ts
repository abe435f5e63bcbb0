import type { BillingPeriod, Currency } from '@belldesk/contract/catalogue/plans';
import { STORAGE_PREFIX } from '../session/storage.ts';

/** How prices are shown, as JSON of a `PriceChoice`, for as long as this browser keeps it. */
export const PRICES_KEY = `${STORAGE_PREFIX}prices`;
const PLAN_KEY = `${STORAGE_PREFIX}plan`;

export interface PriceChoice {
  readonly period: BillingPeriod;
  readonly currency: Currency;
}

/** Shows prices from now on as they were chosen on a page, also after a sign-up. */
export function keepPrices(choice: PriceChoice): void {
  keep(() => window.localStorage.setItem(PRICES_KEY, JSON.stringify(choice)));
}

/** The plan whose button led to the sign-up, for the choice that follows it in this tab. */
export function keepPlan(planId: string): void {
  keep(() => window.sessionStorage.setItem(PLAN_KEY, planId));
}

/** The plan kept in this tab, as it was written; null where there is none. */
export function keptPlan(): string | null {
  try {
    return window.sessionStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // A browser that keeps nothing: the choice is made again.
  }
}
