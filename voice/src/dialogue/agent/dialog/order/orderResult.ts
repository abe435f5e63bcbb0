import { placeOrderArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { uncertainSayings } from '../../nlg/uncertainSayings.ts';
import { spokenItems } from '../../nlu/entities/orderItems.ts';
import { type AgentState, answer } from '../../state.ts';

/** What came of an order: it is said to be placed only when it is committed. */
export function orderResult(
  state: AgentState,
  args: Readonly<Record<string, unknown>>,
  result: ToolResult,
  context: AgentContext,
): AgentState {
  const { diary, talk } = context.say;
  const idle = { ...state, flow: 'none' as const, order: { items: [] }, misses: 0 };
  const read = placeOrderArguments.safeParse(args).data;
  const what = read
    ? diary.pickup(
        spokenItems(read.items, context),
        spokenDate(read.date, context),
        spokenTime(read.time, context),
      )
    : '';
  if (result.ok)
    return answer(
      { ...idle, committed: state.committed + 1 },
      `${diary.ordered(what, read?.name ?? '')} ${talk.more}`,
      'anything-else',
    );
  if (result.problem === 'already-booked')
    return answer(
      idle,
      `${uncertainSayings(context.language).alreadyOrdered} ${talk.more}`,
      'anything-else',
    );
  if (!context.canTakeMessage)
    return answer(idle, `${diary.orderFailed} ${talk.record} ${talk.more}`, 'anything-else');
  return answer(
    { ...idle, message: what ? diary.callBackOrder(what) : undefined },
    `${diary.orderFailed} ${diary.offerCallBack}`,
    'offer-message',
  );
}
