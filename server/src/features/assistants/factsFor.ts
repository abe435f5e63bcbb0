import type { WeekdayHours } from '@belldesk/contract/product/openingTimes';
import type { Executor } from '../../db/client.ts';
import { findCalendar } from '../availability/queries.ts';
import { factsOf } from './presenter.ts';
import type { AssistantRow } from './queries.ts';
import type { AssistantFacts } from './voicePayload.ts';

/** The hours that are set in the owner's calendar; null where they stand in the prose alone. */
export async function calendarWeek(db: Executor, userId: string): Promise<WeekdayHours[] | null> {
  return (await findCalendar(db, userId))?.week ?? null;
}

/** What the voice platform is told of a row, with the hours of the owner's calendar. */
export async function factsFor(db: Executor, row: AssistantRow): Promise<AssistantFacts> {
  return { ...factsOf(row), week: await calendarWeek(db, row.userId) };
}
