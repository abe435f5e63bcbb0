import {
  type AvailabilityResult,
  checkAvailabilityArguments,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { propose } from '../availability/propose.ts';
import { availabilityOf } from '../diary/refusal.ts';
import type { CallPlace } from './owner.ts';
import { reasonOf } from './reason.ts';

/** Whether a day and time can be booked, and what is free near by where it cannot. */
export async function checkAvailability(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly arguments: unknown },
): Promise<AvailabilityResult> {
  const parsed = checkAvailabilityArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const calendar = { ...place, nowMs: deps.clock.nowMs() };
  return availabilityOf(await propose(deps.db, calendar, parsed.data));
}
