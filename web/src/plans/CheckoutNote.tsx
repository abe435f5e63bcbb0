import { CHECKOUT_MARK, NO_PAYMENTS, TEST_CHECKOUT } from '@belldesk/contract/checkoutMode';

const look = 'hidden max-w-prose rounded-md border border-line bg-sunken p-4 font-medium';

/**
 * Tells on a built page how this installation sells plans, where that is not for money: the server marks it, so that
 * it is read without a script too.
 */
export function CheckoutNote({ className = '' }: { className?: string }) {
  return (
    <div className={`group/checkout ${className}`} data-checkout={CHECKOUT_MARK}>
      <p role="note" className={`${look} group-data-[checkout=checkout-off]/checkout:block`}>
        {NO_PAYMENTS}
      </p>
      <p role="note" className={`${look} group-data-[checkout=checkout-test]/checkout:block`}>
        {TEST_CHECKOUT}
      </p>
    </div>
  );
}
