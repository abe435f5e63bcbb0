import { recordBadge } from '@belldesk/contract/product/callBadge';
import { isNeverConnected } from '@belldesk/contract/voice/call';
import { knownCosts } from '@belldesk/contract/voice/cost';
import type { EndOfCallReport } from '@belldesk/contract/voice/serverMessage';
import { endedBecause, isFailure } from '../calls/endedBecause.ts';
import { upsertEnded } from '../calls/queries.ts';
import { tellEnded } from '../calls/tellEnded.ts';
import type { Deps } from '../context.ts';
import { resolveCaller } from '../customers/resolveCustomer.ts';
import type { Transaction } from '../db/client.ts';
import type { CallPlace } from '../scheduling/commands/actor.ts';
import { noteUsage } from '../usage/noteUsage.ts';
import { callerOf, durationSeconds, toolMomentsOf, transcriptOf, typeOf } from './callFacts.ts';
import { callOutcome } from './callOutcome.ts';
import { keepUndelivered } from './keepUndelivered.ts';
import { keepUnfinished } from './keepUnfinished.ts';
import { placeOf } from './owner.ts';
import { noteDelivery } from './queries.ts';

/**
 * Keeps what remains of a call. The same report again, by its delivery id or by its call, changes nothing.
 * @param deliveryId null from a platform that sends none; the call's id alone then makes it once
 */
export async function saveReport(
  deps: Deps,
  report: EndOfCallReport,
  deliveryId: string | null,
): Promise<void> {
  const place = await placeOf(deps.db, report.call);
  if (!place) {
    deps.logger.warn({ callId: report.call.id }, 'a report of an assistant that is not known');
    return;
  }
  await deps.db.transaction(async (tx) => {
    if (deliveryId !== null && !(await noteDelivery(tx, deliveryId))) return;
    for (const left of report.artifact.undelivered ?? []) {
      await keepUndelivered(tx, {
        place,
        left,
        caller: callerOf(report.call),
        nowMs: deps.clock.nowMs(),
      });
    }
    const record = await recordOf(tx, place, report);
    const ended = await upsertEnded(tx, record);
    if (!ended) return;
    await keepUnfinished(tx, { place, report, outcome: record.outcome, nowMs: deps.clock.nowMs() });
    await noteUsage(tx, place.organisationId, deps.clock.nowMs());
    await tellEnded(tx, place, deps.clock.nowMs());
  });
}

async function recordOf(tx: Transaction, place: CallPlace, report: EndOfCallReport) {
  const startTime = new Date(report.startedAt);
  const endTime = new Date(report.endedAt);
  const type = typeOf(report.call);
  const caller = callerOf(report.call);
  const failed = isFailure(report.endedReason);
  const status = failed ? ('failed' as const) : ('completed' as const);
  const ending = {
    type,
    status,
    durationSeconds: isNeverConnected(report.endedReason) ? 0 : durationSeconds(startTime, endTime),
    endedReason: report.endedReason,
  };
  const said = report.analysis.structuredData?.outcome ?? 'answered';
  const { isReservation, ...stands } = await callOutcome(tx, place, said);
  const wish = report.analysis.structuredData?.unfinished;
  const takenWords = [stands.takenWords, wish?.name ?? '', wish?.phoneNumber ?? '']
    .join(' ')
    .trim();
  const taken = { ...stands, takenWords };
  return {
    ...place,
    ...ending,
    ...taken,
    badge: recordBadge({ ...ending, ...taken, isReservation }),
    startTime,
    endTime,
    errorMessage: failed ? endedBecause({ type, status, endedReason: report.endedReason }) : null,
    caller,
    customerId: await resolveCaller(tx, { ...place, caller, startTime }),
    transcript: transcriptOf(report.artifact.messages),
    toolMoments: toolMomentsOf(report.artifact.messages),
    turns: report.artifact.turns ?? [],
    summary: report.analysis.summary ?? null,
    unansweredQuestions: report.analysis.structuredData?.unansweredQuestions ?? [],
    costs: knownCosts(report.costs ?? []),
    recording: report.artifact.recording ?? null,
  };
}
