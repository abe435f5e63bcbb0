import type { WebhookState } from '@belldesk/contract/product/webhooks';

/** What the address of the page says; keys are shown where it says nothing. */
export interface DevelopersSearch {
  readonly tab?: 'webhooks';
}

/** Reads the address; what makes no sense there counts as left out. */
export function developersSearch({ tab }: Readonly<Record<string, unknown>>): DevelopersSearch {
  return tab === 'webhooks' ? { tab } : {};
}

/** What the address of an endpoint's log says; what it leaves out is everything, from the newest. */
export interface DeliveriesSearch {
  readonly state?: WebhookState;
  /** A cursor of the server's. */
  readonly after?: string;
}

// Written here once more: the schema of the contract would bring all of zod to every page.
const STATES: readonly unknown[] = ['pending', 'delivered', 'failed'] satisfies WebhookState[];
const CURSOR = /^\d{1,15}\.[0-9a-f-]{36}$/;

/** Reads the address; what makes no sense there counts as left out. */
export function deliveriesSearch(address: Readonly<Record<string, unknown>>): DeliveriesSearch {
  const { state, after } = address;
  return {
    ...(isState(state) && { state }),
    ...(typeof after === 'string' && CURSOR.test(after) && { after }),
  };
}

function isState(value: unknown): value is WebhookState {
  return STATES.includes(value);
}
