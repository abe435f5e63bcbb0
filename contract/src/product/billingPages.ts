/**
 * The pages of the local test checkout: prerendered, filled in by the server, usable without a script.
 * A text stands where `[[name]]` does; an element with `data-each="name"` stands once for each of a list.
 */
export const TEST_CHECKOUT_PATH = '/checkout/test';
export const TEST_PORTAL_PATH = '/billing/test';

/** Files of the built site that the server fills in, by what they show. */
export const billingTemplates = {
  checkout: '/billing-templates/checkout',
  closed: '/billing-templates/closed',
  portal: '/billing-templates/portal',
  invoice: '/billing-templates/invoice',
} as const;
export type BillingTemplate = keyof typeof billingTemplates;

/** Where a text is to stand. */
export const mark = (name: string): string => `[[${name}]]`;
