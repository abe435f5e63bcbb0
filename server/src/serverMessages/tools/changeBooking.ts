import type { ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import type { Proposal } from '../../scheduling/availability/propose.ts';
import { tellEntry } from '../../scheduling/bookings/tellEntry.ts';
import {
  announceDiary,
  findChangedBy,
  insertChange,
  listUpcoming,
  type StandingBooking,
} from '../../scheduling/schedule/queries.ts';
import {
  type FoundBooking,
  presentEntry,
  resolveBooking,
  type WhichBooking,
} from '../../scheduling/schedule/resolveBooking.ts';
import { writeCancel, writeMove } from '../../scheduling/schedule/writeChange.ts';
import { localMinute } from '../../time/localMinute.ts';
import { type CallPlace, lockScheduleAt } from '../owner.ts';

export interface ChangeRequest {
  readonly place: CallPlace;
  readonly toolCallId: string;
  /** Number of this call, or null. */
  readonly caller: string | null;
  readonly which: WhichBooking;
}

/** What becomes of the booking that was found, or why nothing may. */
export type Decision =
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'moved';
      readonly date: string;
      readonly time: string;
      readonly proposal: Extract<Proposal, { kind: 'free' }>;
    }
  | { readonly kind: 'refused'; readonly result: ToolResult };

/**
 * Finds the one booking that is meant and changes it, with the mail that tells of it. The same request
 * of the same call again answers the same; two requests at once happen one after the other.
 */
export async function changeBooking(
  deps: Deps,
  request: ChangeRequest,
  decide: (booking: StandingBooking, tx: Transaction, timeZone: string) => Promise<Decision>,
): Promise<ToolResult> {
  const { toolCallId, which, caller } = request;
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction(async (tx) => {
    const place = await lockScheduleAt(tx, request.place);
    const before = await findChangedBy(tx, { callId: place.callId, toolCallId });
    if (before) return { ok: true, id: before.id, booking: presentEntry(before) };
    const now = localMinute(nowMs, place.timeZone);
    const standing = (await listUpcoming(tx, { ...place, fromDate: now.slice(0, 10) })).filter(
      ({ localDate, localTime }) => `${localDate}T${localTime}` >= now,
    );
    const found = resolveBooking(standing, which, caller, place.country);
    if (found.kind !== 'one') return notOne(found);
    const decision = await decide(found.booking, tx, place.timeZone);
    if (decision.kind === 'refused') return decision.result;
    return write(tx, {
      request: { ...request, place },
      booking: found.booking,
      decision,
      nowMs,
    });
  });
}

function notOne(found: Exclude<FoundBooking, { kind: 'one' }>): ToolResult {
  if (found.kind === 'none')
    return {
      ok: false,
      problem: 'not-found',
      reason: 'No booking of that name or number is in the diary. The name and the day are needed.',
    };
  return {
    ok: false,
    problem: 'which-one',
    reason: 'Ask the caller which of the choices is meant, and name its bookingId.',
    choices: found.choices.map(presentEntry),
  };
}

async function write(
  tx: Transaction,
  what: {
    request: ChangeRequest;
    booking: StandingBooking;
    decision: Exclude<Decision, { kind: 'refused' }>;
    nowMs: number;
  },
): Promise<ToolResult> {
  const { booking, decision } = what;
  const { callId, organisationId } = what.request.place;
  const moved =
    decision.kind === 'moved' ? { localDate: decision.date, localTime: decision.time } : null;
  if (decision.kind === 'moved')
    await writeMove(tx, {
      bookingId: booking.id,
      when: decision,
      timeZone: what.request.place.timeZone,
      proposal: decision.proposal,
    });
  else await writeCancel(tx, booking);
  const changeId = await insertChange(tx, {
    callId,
    organisationId,
    toolCallId: what.request.toolCallId,
    bookingId: booking.id,
    kind: decision.kind,
    localDate: booking.localDate,
    localTime: booking.localTime,
    newLocalDate: moved?.localDate ?? null,
    newLocalTime: moved?.localTime ?? null,
    createdAt: new Date(what.nowMs),
  });
  await enqueue(tx, 'mail-booking-change', { changeId });
  const own = { id: booking.id, organisationId };
  await tellEntry(tx, own, `booking.${decision.kind}`, what.nowMs);
  await announceDiary(tx, organisationId);
  return { ok: true, id: booking.id, booking: presentEntry({ ...booking, ...moved }) };
}
