import { moveBookingArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { hoursOf, slotProblem } from '../diary/slot.ts';
import { type ChangeRequest, changeBooking } from './changeBooking.ts';
import type { CallPlace } from './owner.ts';
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
  const hours = await hoursOf(deps.db, place);
  const clock = { nowMs: deps.clock.nowMs(), timeZone: place.timeZone };
  return changeBooking(deps, request, (booking) => {
    const date = newDate ?? booking.localDate;
    const time = newTime ?? booking.localTime;
    const problem = slotProblem({ service: booking.service, date, time }, hours, clock);
    return problem
      ? { kind: 'refused', result: { ok: false, ...problem } }
      : { kind: 'moved', date, time };
  });
}
