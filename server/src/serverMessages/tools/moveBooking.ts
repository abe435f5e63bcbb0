import { moveBookingArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { proposeMove } from '../../scheduling/availability/proposeMove.ts';
import { refusedTool } from '../../scheduling/schedule/refusal.ts';
import type { CallPlace } from '../owner.ts';
import { type ChangeRequest, changeBooking } from './changeBooking.ts';
import { reasonOf } from './reason.ts';

/** Moves the one booking that is meant to a day and time that can be booked; it keeps its id. */
export async function moveBooking(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown; readonly caller: string | null },
): Promise<ToolResult> {
  const parsed = moveBookingArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { newDate, newTime, ...which } = parsed.data;
  const { caller } = toolCall;
  const request: ChangeRequest = { place, toolCallId: toolCall.id, caller, which };
  const nowMs = deps.clock.nowMs();
  return changeBooking(deps, request, async (booking, tx, timeZone) => {
    const calendar = { ...place, timeZone, nowMs };
    const date = newDate ?? booking.localDate;
    const time = newTime ?? booking.localTime;
    const proposal = await proposeMove(tx, calendar, { booking, when: { date, time } });
    return proposal.kind === 'free'
      ? { kind: 'moved', date, time, proposal }
      : { kind: 'refused', result: refusedTool(proposal) };
  });
}
