import {
  type AvailabilityResult,
  checkAvailabilityArguments,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { hoursOf, slotProblem } from '../diary/slot.ts';
import type { CallPlace } from './owner.ts';
import { reasonOf } from './reason.ts';

/** Whether a day and time can be booked: it is still to come and lies in the opening hours, where they can be read. */
export async function checkAvailability(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly arguments: unknown },
): Promise<AvailabilityResult> {
  const parsed = checkAvailabilityArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const hours = await hoursOf(deps.db, place);
  const problem = slotProblem(parsed.data, hours, {
    nowMs: deps.clock.nowMs(),
    timeZone: place.timeZone,
  });
  return problem
    ? { ok: true, available: false, reason: problem.reason }
    : { ok: true, available: true };
}
