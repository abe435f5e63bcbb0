import {
  type AvailabilityResult,
  checkAvailabilityArguments,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { propose } from '../../scheduling/availability/propose.ts';
import { proposeSpan } from '../../scheduling/availability/proposeSpan.ts';
import type { CallPlace } from '../../scheduling/commands/actor.ts';
import { availabilityIn, availabilityOf } from '../../scheduling/schedule/refusal.ts';
import { reasonOf } from './answer.ts';

/** Whether a day and time can be booked, or what is free in a span; and what is free near by where nothing is. */
export async function checkAvailability(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly arguments: unknown },
): Promise<AvailabilityResult> {
  const parsed = checkAvailabilityArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const calendar = { ...place, nowMs: deps.clock.nowMs() };
  const { date, time, lastDate = date, from, to, nights, ...what } = parsed.data;
  const asked = { ...what, notes: nights === undefined ? null : `${nights} nights` };
  if (time !== undefined)
    return availabilityOf(await propose(deps.db, calendar, { ...asked, date, time }));
  const span = { firstDate: date, lastDate, from, to };
  return availabilityIn(await proposeSpan(deps.db, calendar, asked, span));
}
