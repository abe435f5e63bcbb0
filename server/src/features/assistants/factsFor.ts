import type { CalendarHours } from '@belldesk/contract/business/promptHours';
import type { Executor } from '../../db/client.ts';
import { findCalendar, listExceptions } from '../availability/queries.ts';
import { factsOf } from './presenter.ts';
import type { AssistantRow } from './queries.ts';
import type { AssistantFacts } from './voicePayload.ts';

/** More days that differ would drown what else the receptionist is told; the calendar knows them all. */
const MOST_EXCEPTIONS = 40;
const DAY_MS = 86_400_000;

/** The hours that are set in the owner's calendar, and its next days that differ. */
export async function calendarHours(
  db: Executor,
  userId: string,
  nowMs: number,
): Promise<CalendarHours> {
  const calendar = await findCalendar(db, userId);
  // Wherever it is, no zone is a day behind this.
  const from = new Date(nowMs - DAY_MS).toISOString().slice(0, 10);
  const exceptions = await listExceptions(db, { userId, from });
  return { week: calendar?.week ?? null, exceptions: exceptions.slice(0, MOST_EXCEPTIONS) };
}

/** What the voice platform is told of a row, with the hours of the owner's calendar. */
export async function factsFor(
  db: Executor,
  row: AssistantRow,
  nowMs: number,
): Promise<AssistantFacts> {
  return { ...factsOf(row), calendar: await calendarHours(db, row.userId, nowMs) };
}
