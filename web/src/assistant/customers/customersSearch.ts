import { customerCursorForm } from '@belldesk/contract/product/addressForms';
import type { CustomerListInput } from '@belldesk/contract/product/customers';

/** What the address of the list says; what it leaves out is everybody, from the top. */
export interface CustomersSearch {
  readonly search?: string;
  /** A cursor of the server's. */
  readonly after?: string;
}

const LONGEST_SEARCH = 120;

/** Reads the address; what makes no sense there counts as left out. */
export function customersSearch(address: Readonly<Record<string, unknown>>): CustomersSearch {
  const { search, after } = address;
  // An address that holds digits alone is read as a number.
  const words = typeof search === 'number' ? String(search) : search;
  const sought = typeof words === 'string' ? words.trim().slice(0, LONGEST_SEARCH) : '';
  return {
    ...(sought !== '' && { search: sought }),
    ...(typeof after === 'string' && customerCursorForm.test(after) && { after }),
  };
}

export function listInput({ search = '', after }: CustomersSearch): CustomerListInput {
  return { search, ...(after !== undefined && { after }) };
}
