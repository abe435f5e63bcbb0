import type { HouseState } from '../state.ts';

const NOT_DONE: Readonly<Record<HouseState['flow'], string>> = {
  none: '',
  booking: 'I have not made any booking. ',
  change: 'I have not changed any booking. ',
  order: 'I have not placed any order. ',
  message: '',
};

/** What a call that ends here leaves undone, as a sentence with a space behind it; else empty. */
export function leftOpen({ flow }: HouseState): string {
  return NOT_DONE[flow];
}
