import type { AgentContext } from '../context.ts';
import type { AgentState } from '../state.ts';

/** What a call that ends here leaves undone, as a sentence with a space behind it; else empty. */
export function leftOpen({ flow }: AgentState, { say }: AgentContext): string {
  if (flow === 'booking') return `${say.booked.notMade} `;
  if (flow === 'change') return `${say.diary.notChanged} `;
  if (flow.startsWith('form:')) return `${say.message.nothingWritten} `;
  return flow === 'order' ? `${say.diary.notOrdered} ` : '';
}
