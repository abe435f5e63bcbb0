import { placeOrderArguments } from '@belldesk/contract/voice/tools';
import type { HouseContext } from '../context.ts';
import { spokenItems } from '../diary/items.ts';
import { spokenDate, spokenTime } from '../say/moments.ts';
import { answer, type HouseState } from '../state.ts';

const MORE = 'Is there anything else I can do for you?';

/** What came of an order: it is said to be placed only when it is committed. */
export function orderResult(
  state: HouseState,
  args: Readonly<Record<string, unknown>>,
  committed: boolean,
  context: HouseContext,
): HouseState {
  const idle = { ...state, flow: 'none' as const, order: { items: [] }, misses: 0 };
  const read = placeOrderArguments.safeParse(args).data;
  const what = read
    ? `${spokenItems(read.items)}, to pick up ${spokenDate(read.date, context)}, at ${spokenTime(read.time)}`
    : '';
  if (committed)
    return answer(
      { ...idle, committed: state.committed + 1 },
      `Your order is placed${what ? `: ${what}, under the name ${read?.name}` : ''}. ${MORE}`,
      'anything-else',
    );
  if (!context.canTakeMessage)
    return answer(
      idle,
      `I am sorry, I could not place that order. The team will see the record of this call. ${MORE}`,
      'anything-else',
    );
  return answer(
    { ...idle, message: what ? `Please call back about an order: ${what}.` : undefined },
    'I am sorry, I could not place that order. Shall I take a message so that the team calls you back?',
    'offer-message',
  );
}
