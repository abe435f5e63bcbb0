/** Channel on which a committed transaction tells that an account's subscription has changed. */
export const BILLING_CHANNEL = 'belldesk_billing';
