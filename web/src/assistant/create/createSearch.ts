import { type LocationSearch, locationSearch } from '../locations/locationSearch.ts';

/** What the address of the wizard says. */
export interface CreateSearch extends LocationSearch {
  /** It makes one more assistant, beside those that are there, for the location named. */
  readonly another?: true;
}

export function createSearch(address: Readonly<Record<string, unknown>>): CreateSearch {
  return address.another === true ? { another: true, ...locationSearch(address) } : {};
}
