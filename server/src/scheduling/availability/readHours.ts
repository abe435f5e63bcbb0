import { readWrittenHours } from '@belldesk/contract/business/hours/readHours';
import { readSystemPrompt } from '@belldesk/contract/prompt';
import type { Executor } from '../../db/client.ts';
import { type BusinessHours, weekOf } from './businessHours.ts';
import { findBusiness, findCalendar, listExceptions } from './queries.ts';

/**
 * When the owner's business is open: as set in the calendar, else as far as the owner's own words tell.
 * @param timeZone where the caller of this knows better than the present assistant
 */
export async function readHours(
  db: Executor,
  organisationId: string,
  timeZone?: string,
): Promise<BusinessHours> {
  // One connection may serve all of these, so one after the other.
  const business = await findBusiness(db, organisationId);
  const calendar = await findCalendar(db, organisationId);
  const exceptions = await listExceptions(db, { organisationId });
  const common = {
    timeZone: timeZone ?? business?.timeZone ?? 'UTC',
    exceptions: new Map(exceptions.map((exception) => [exception.date, exception])),
  };
  if (calendar?.week) return { ...common, source: 'calendar', week: weekOf(calendar.week) };
  const prompt = business?.systemPrompt ?? null;
  const week = prompt === null ? null : hoursIn(prompt);
  return { ...common, source: week === null ? 'none' : 'words', week };
}

/** The week as the owner's own words tell it, wherever in the description they stand. */
function hoursIn(systemPrompt: string) {
  const { additionalDetails, businessDescription, targetCustomers } =
    readSystemPrompt(systemPrompt);
  return readWrittenHours([additionalDetails, businessDescription, targetCustomers].join('\n\n'))
    .week;
}
