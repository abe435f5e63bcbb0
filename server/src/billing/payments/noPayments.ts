import { NO_PAYMENTS } from '@belldesk/contract/checkoutMode';
import { AppError } from '@belldesk/contract/errors';
import type { PaymentProvider } from './provider.ts';

/** Nobody takes payments here. */
export interface NoPayments extends PaymentProvider {
  readonly name: 'none';
}

/**
 * A provider that sells nothing, for an installation without Stripe whose operator has not turned on the test
 * checkout. It never has a customer, so that nothing is ever asked of it but to sell.
 * @throws AppError conflict, with the text of the pages, from whatever would sell or change something
 */
export function createNoPayments(): NoPayments {
  const refuse = async (): Promise<never> => {
    throw new AppError('conflict', NO_PAYMENTS);
  };
  return {
    name: 'none',
    createCustomer: refuse,
    startCheckout: refuse,
    closeCheckout: async () => {},
    openPortal: refuse,
    readSubscriptions: async () => [],
    changeNow: refuse,
    changeAtPeriodEnd: refuse,
    cancelAtPeriodEnd: refuse,
    resume: refuse,
    collect: refuse,
    endNow: refuse,
    refundAll: refuse,
    listInvoices: async () => [],
    readEvent() {
      throw new AppError('bad-input', NO_PAYMENTS);
    },
  };
}
