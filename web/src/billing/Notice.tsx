import { mark } from '@belldesk/contract/product/billingPages';

/** Stands where the server has something to say. */
export function Notice() {
  return (
    <p
      data-each="notice"
      role="alert"
      className="mt-6 rounded-md bg-rose-soft px-5 py-4 text-rose-deep"
    >
      {mark('notice')}
    </p>
  );
}
