import { billingPeriod, currency } from '@belldesk/contract/catalogue/plans';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { PRICES_KEY, type PriceChoice } from './keptChoice.ts';

const shape = z.object({ period: billingPeriod, currency });

const FIRST: PriceChoice = { period: 'monthly', currency: 'USD' };
/** What holds where the browser keeps nothing. */
let kept = '';
const listeners = new Set<() => void>();

/** How prices are shown: remembered in this browser, monthly and in dollars at first. */
export function usePriceChoice(): readonly [PriceChoice, (change: Partial<PriceChoice>) => void] {
  // A page is rendered before any browser's memory is known, so that it begins with the default.
  const text = useSyncExternalStore(subscribe, read, () => '');
  const choice = parse(text);
  return [choice, (change) => write(JSON.stringify({ ...choice, ...change }))];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string {
  try {
    return window.localStorage.getItem(PRICES_KEY) ?? kept;
  } catch {
    return kept;
  }
}

function write(text: string): void {
  kept = text;
  try {
    window.localStorage.setItem(PRICES_KEY, text);
  } catch {
    // It then holds as long as the page.
  }
  for (const listener of listeners) listener();
}

function parse(text: string): PriceChoice {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return FIRST;
  }
}
