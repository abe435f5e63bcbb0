/** What the address of the wizard says: whether it makes one more assistant, beside those that are there. */
export interface CreateSearch {
  readonly another?: true;
}

export function createSearch(address: Record<string, unknown>): CreateSearch {
  return address['another'] === true ? { another: true } : {};
}
