import { placeOrderArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { CallPlace } from '../../scheduling/commands/actor.ts';
import { placeOrder as order } from '../../scheduling/commands/make.ts';
import { type AskedTool, inCall, madeAnswer, reasonOf } from './answer.ts';

/** Takes an order for pickup; asked the same again, it answers the same order. */
export async function placeOrder(
  deps: Deps,
  place: CallPlace,
  toolCall: AskedTool,
): Promise<ToolResult> {
  const parsed = placeOrderArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { items, date, time, name, phoneNumber, notes } = parsed.data;
  const result = await inCall(deps, place, toolCall, (command) =>
    order(command, {
      items,
      when: { date, time },
      name,
      phoneNumber: phoneNumber ?? null,
      email: null,
      notes: notes ?? null,
      anyway: false,
    }),
  );
  return madeAnswer(result);
}
