import { type MemberRole, may } from '@belldesk/contract/product/roles';
import {
  TODAY_AHEAD_DAYS,
  TODAY_BOOKINGS,
  TODAY_WAITING_DAYS,
  type Today,
  type TodayLine,
  todayPermissions,
} from '@belldesk/contract/product/today';
import { addDays } from '@belldesk/contract/time/days';
import { endOfDay, localOf, startOfDay } from '@belldesk/contract/time/zone';
import { requireMember } from '../access/requireMember.ts';
import { listLinesOf } from '../assistants/lines/queries.ts';
import { type AssistantRow, findCurrent } from '../assistants/queries.ts';
import type { Ctx } from '../context.ts';
import { countOpen } from '../inbox/queries.ts';
import { entriesIn } from '../scheduling/bookings/entries.ts';
import { readMinutes } from '../usage/minutes.ts';
import { readLineHealth } from './lineHealth.ts';
import { presentCalls, presentQuestions } from './presenter.ts';
import {
  countByOutcome,
  countNotCompleted,
  hasPhoneCalls,
  type LocationSpan,
  listNewestCalls,
  listUnanswered,
} from './queries.ts';

/** The day, and who looks at it. */
interface Day extends LocationSpan {
  readonly now: Date;
  /** From when on what still waits is looked for. */
  readonly waitingFrom: Date;
  readonly bookedTo: Date;
  readonly role: MemberRole;
}

/**
 * The day at the location of the assistant that the browser shows, in the zone of that location; null while there is
 * no assistant. Parts that the role does not see are null.
 * @throws AppError unauthenticated
 */
export async function readToday({ ctx }: { ctx: Ctx }): Promise<Today | null> {
  const { organisationId, role } = requireMember(ctx, 'see today');
  const assistant = await findCurrent(ctx.db, { organisationId, sessionId: ctx.sessionId });
  if (!assistant) return null;
  const { id, assistantId, name, locationId, locationName, timeZone } = assistant;
  const nowMs = ctx.clock.nowMs();
  const { date } = localOf(nowMs, timeZone);
  const day: Day = {
    organisationId,
    locationId,
    role,
    now: new Date(nowMs),
    from: new Date(startOfDay(date, timeZone)),
    to: new Date(endOfDay(date, timeZone)),
    waitingFrom: new Date(startOfDay(addDays(date, 1 - TODAY_WAITING_DAYS), timeZone)),
    bookedTo: new Date(endOfDay(addDays(date, TODAY_AHEAD_DAYS), timeZone)),
  };
  const [calls, bookings, waiting, line] = await Promise.all([
    readCalls(ctx, day),
    readBookings(ctx, day),
    readWaiting(ctx, day),
    readLine(ctx, day, assistant),
  ]);
  return {
    date,
    timeZone,
    locationId,
    locationName,
    assistant: { id, assistantId, name },
    calls,
    bookings,
    waiting,
    line,
  };
}

async function readCalls({ db }: Ctx, day: Day): Promise<Today['calls']> {
  if (!may(day.role, todayPermissions.calls)) return null;
  return presentCalls(await countByOutcome(db, day), await listNewestCalls(db, day));
}

async function readBookings({ db }: Ctx, day: Day): Promise<Today['bookings']> {
  if (!may(day.role, todayPermissions.bookings)) return null;
  const { organisationId, locationId, now, bookedTo } = day;
  const entries = await entriesIn(db, {
    organisationId,
    locationIds: [locationId],
    from: now,
    to: bookedTo,
    withCancelled: false,
    // So many bookings and so many orders.
    most: TODAY_BOOKINGS,
  });
  return entries.slice(0, TODAY_BOOKINGS);
}

async function readWaiting({ db }: Ctx, day: Day): Promise<Today['waiting']> {
  const { organisationId, role } = day;
  const inbox = may(role, todayPermissions.inbox) ? await countOpen(db, organisationId) : null;
  if (!may(role, todayPermissions.calls)) return { inbox, notCompleted: null, questions: [] };
  const span = { ...day, from: day.waitingFrom };
  return {
    inbox,
    notCompleted: await countNotCompleted(db, span),
    questions: presentQuestions(await listUnanswered(db, span)),
  };
}

async function readLine(ctx: Ctx, day: Day, assistant: AssistantRow): Promise<TodayLine | null> {
  if (!may(day.role, todayPermissions.line)) return null;
  const [lines, minutes, health] = await Promise.all([
    listLinesOf(ctx.db, assistant.id),
    readMinutes({ ctx }),
    readLineHealth(ctx),
  ]);
  const number = lines.find(({ kind }) => kind === 'number') ?? null;
  const assignedAt = number?.assignedAt ?? null;
  const isUsed = assignedAt !== null && (await hasPhoneCalls(ctx.db, { ...day, from: assignedAt }));
  return {
    sipUri: lines.find(({ kind }) => kind === 'sip')?.address ?? null,
    phoneNumber: number?.address ?? null,
    numberState: assignedAt === null ? 'none' : isUsed ? 'in-use' : 'to-set-up',
    health,
    minutes,
  };
}
