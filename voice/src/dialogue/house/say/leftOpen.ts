import type { HouseContext } from '../context.ts';
import type { HouseState } from '../state.ts';

/** What a call that ends here leaves undone, as a sentence with a space behind it; else empty. */
export function leftOpen({ flow }: HouseState, { say }: HouseContext): string {
  if (flow === 'booking') return `${say.booked.notMade} `;
  if (flow === 'change') return `${say.diary.notChanged} `;
  return flow === 'order' ? `${say.diary.notOrdered} ` : '';
}
