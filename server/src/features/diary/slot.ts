import { factLines } from '@belldesk/contract/business/factLines';
import {
  isOpenAt,
  type OpeningHours,
  readOpeningHours,
} from '@belldesk/contract/business/openingHours';
import { readSystemPrompt } from '@belldesk/contract/prompt';
import type { Executor } from '../../db/client.ts';
import { instantOf } from '../availability/zonedTime.ts';
import { localMinute } from '../webhooks/localMinute.ts';
import type { CallPlace } from '../webhooks/owner.ts';
import { findSystemPrompt } from './queries.ts';

export interface Slot {
  readonly service: string;
  /** yyyy-mm-dd and HH:MM on the business's clock. */
  readonly date: string;
  readonly time: string;
}

export interface SlotProblem {
  readonly problem: 'past' | 'closed';
  readonly reason: string;
}

/** Guests arrive when the desk is closed too. */
const ROUND_THE_CLOCK = /\b(?:rooms?|suites?|stay|nights?)\b/i;

/** The opening hours in the owner's own words; null where none can be read. */
export async function hoursOf(db: Executor, place: CallPlace): Promise<OpeningHours | null> {
  const prompt = await findSystemPrompt(db, place.assistantId);
  if (prompt === null) return null;
  return readOpeningHours(factLines(readSystemPrompt(prompt).additionalDetails));
}

/** Why nothing can be booked then, or null. Without a calendar, only the clock and the hours can tell. */
export function slotProblem(
  slot: Slot,
  hours: OpeningHours | null,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): SlotProblem | null {
  if (`${slot.date}T${slot.time}` < localMinute(nowMs, timeZone))
    return { problem: 'past', reason: 'That date and time have passed already.' };
  if (instantOf(slot, timeZone) === null)
    return { problem: 'closed', reason: 'The clocks change then, and that hour does not exist.' };
  if (hours === null || ROUND_THE_CLOCK.test(slot.service)) return null;
  const weekday = new Date(`${slot.date}T00:00:00Z`).getUTCDay() || 7;
  const [hour = 0, minute = 0] = slot.time.split(':').map(Number);
  return isOpenAt(hours, weekday, hour * 60 + minute)
    ? null
    : { problem: 'closed', reason: 'That is outside the opening hours.' };
}
