import {
  cancelBookingArguments,
  moveBookingArguments,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { CallPlace } from '../../scheduling/commands/actor.ts';
import { cancelEntry, moveEntry } from '../../scheduling/commands/change.ts';
import { type AskedTool, changedAnswer, inCall, reasonOf } from './answer.ts';

/** Cancels the one booking that is meant; asked the same again, it answers the same. */
export async function cancelBooking(
  deps: Deps,
  place: CallPlace,
  toolCall: AskedTool,
): Promise<ToolResult> {
  const parsed = cancelBookingArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const target = { kind: 'told' as const, which: parsed.data };
  const result = await inCall(deps, place, toolCall, (command) =>
    cancelEntry(command, { target, tell: false }),
  );
  return changedAnswer(result);
}

/** Moves the one booking that is meant to a day and time that can be booked; it keeps its id. */
export async function moveBooking(
  deps: Deps,
  place: CallPlace,
  toolCall: AskedTool,
): Promise<ToolResult> {
  const parsed = moveBookingArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { newDate: date, newTime: time, ...which } = parsed.data;
  const result = await inCall(deps, place, toolCall, (command) =>
    moveEntry(command, {
      target: { kind: 'told', which },
      when: { ...(date !== undefined && { date }), ...(time !== undefined && { time }) },
      resourceId: null,
      anyway: false,
      tell: false,
    }),
  );
  return changedAnswer(result);
}
