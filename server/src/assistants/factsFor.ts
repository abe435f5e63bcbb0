import type { CalendarHours } from '@belldesk/contract/business/promptHours';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { Executor } from '../db/client.ts';
import type { LocationKey } from '../organisations/locations/queries.ts';
import { findCalendar, listExceptions } from '../scheduling/availability/queries.ts';
import { listResources } from '../scheduling/resources/queries.ts';
import { listServices } from '../scheduling/services/queries.ts';
import { factsOf } from './presenter.ts';
import type { AssistantRow } from './queries.ts';
import type { AssistantFacts } from './voicePayload.ts';

/** More days that differ would drown what else the receptionist is told; the calendar knows them all. */
const MOST_EXCEPTIONS = 40;
/** Services beyond these are booked all the same; the receptionist asks the calendar for them. */
const MOST_SERVICES = 100;
const DAY_MS = 86_400_000;

/** The hours that are set in the calendar of a location, and its next days that differ. */
export async function calendarHours(
  db: Executor,
  at: LocationKey,
  nowMs: number,
): Promise<CalendarHours> {
  const calendar = await findCalendar(db, at);
  // Wherever it is, no zone is a day behind this.
  const from = new Date(nowMs - DAY_MS).toISOString().slice(0, 10);
  const exceptions = await listExceptions(db, { ...at, from });
  return { week: calendar?.week ?? null, exceptions: exceptions.slice(0, MOST_EXCEPTIONS) };
}

/** What the calendar of a location can book, by name, with what does for it. */
export async function calendarServices(db: Executor, at: LocationKey): Promise<PromptService[]> {
  const resources = new Map((await listResources(db, at)).map((one) => [one.id, one]));
  const services = await listServices(db, at);
  return services.slice(0, MOST_SERVICES).map(({ resourceIds, ...service }) => ({
    ...service,
    resources: resourceIds.flatMap((id) => resources.get(id) ?? []),
  }));
}

/** What the voice platform is told of a row, with the hours and services of its location. */
export async function factsFor(
  db: Executor,
  row: AssistantRow,
  nowMs: number,
): Promise<AssistantFacts> {
  return {
    ...factsOf(row),
    address: row.address,
    calendar: await calendarHours(db, row, nowMs),
    services: await calendarServices(db, row),
  };
}
