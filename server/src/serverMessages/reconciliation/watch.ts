import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import { VoiceApiFailure } from '../../voiceApi/error.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';
import { saveReport } from '../saveReport.ts';
import { closeUnreported } from './close.ts';
import { claimAsking, listUnreported, type UnreconciledCall } from './queries.ts';
import { reportOf } from './reportOf.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * Ten minutes is the longest call where nobody has set another; half an hour more is for its report, and for
 * a few of the times that it is sent again. A longer call is asked about in vain, which harms nothing.
 */
export const OVERDUE_MS = 40 * MINUTE_MS;
const BATCH = 20;

/**
 * Asks the voice platform, every few minutes, about calls whose end should have been told of and was not: a report may be
 * given up, or lost with the platform's data. One that has ended is kept as by its report, one that is not known is closed
 * as such. About whatever goes on, or is not answered for, it asks again ever more rarely.
 */
export async function watchUnreported(deps: Deps): Promise<void> {
  const { db, clock, logger } = deps;
  const nowMs = clock.nowMs();
  const at = { begunBefore: new Date(nowMs - OVERDUE_MS), now: new Date(nowMs) };
  for (const call of await listUnreported(db, at, BATCH)) {
    if (!(await claimAsking(db, call, nextAsking(call, nowMs)))) continue;
    try {
      await askAbout(deps, call, nowMs);
    } catch (cause) {
      logger.warn(
        { callId: call.callId, problem: describeError(cause) },
        'could not learn what became of a call',
      );
      // Nor would it answer for the others: they are asked about next time.
      if (cause instanceof VoiceApiFailure && !isAnswered(cause)) break;
    }
  }
}

async function askAbout(deps: Deps, known: UnreconciledCall, nowMs: number): Promise<void> {
  const call = await nullOn404(deps.voice.getCall(known.callId));
  if (!call) return closeUnreported(deps, known);
  const report = reportOf(call, known, nowMs);
  if (report) await saveReport(deps, report, null);
}

/** After half of the time that the call is old, and at least once a day. */
function nextAsking({ startTime }: UnreconciledCall, nowMs: number): Date {
  return new Date(nowMs + Math.min((nowMs - startTime.getTime()) / 2, DAY_MS));
}

/** The platform answers, only this call cannot be read. */
function isAnswered({ status }: VoiceApiFailure): boolean {
  return status !== null && status < 300;
}
