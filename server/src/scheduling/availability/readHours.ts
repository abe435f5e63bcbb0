import { readWrittenHours } from '@belldesk/contract/business/hours/readHours';
import { readSystemPrompt } from '@belldesk/contract/prompt';
import type { Executor } from '../../db/client.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { type BusinessHours, weekOf } from './businessHours.ts';
import { findCalendar, findLocationFacts, listExceptions } from './queries.ts';

/** When a location is open: as set in its calendar, else as far as the owner's own words tell. */
export async function readHours(db: Executor, at: LocationKey): Promise<BusinessHours> {
  // One connection may serve all of these, so one after the other.
  const { timeZone, systemPrompt: prompt } = await findLocationFacts(db, at);
  const calendar = await findCalendar(db, at);
  const exceptions = await listExceptions(db, at);
  const common = {
    timeZone,
    exceptions: new Map(exceptions.map((exception) => [exception.date, exception])),
  };
  if (calendar?.week) return { ...common, source: 'calendar', week: weekOf(calendar.week) };
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
