import type { CallOutcome } from '@belldesk/contract/product/callOutcome';
import type { EndOfCallReport } from '@belldesk/contract/voice/serverMessage';
import type { Transaction } from '../db/client.ts';
import type { CallPlace } from '../scheduling/commands/actor.ts';
import { callerOf } from './callFacts.ts';
import { writeMessage } from './tools/takeMessage.ts';

const MAX_TEXT_CHARACTERS = 2_000;
/** One of each call: the report may come twice. */
const TOOL_CALL_ID = 'unfinished';
const TITLES: Readonly<Partial<Record<string, string>>> = {
  booking: 'Wanted to book, and nothing was booked.',
  change: 'Wanted to change or cancel a booking, but nothing was changed.',
  order: 'Wanted to order, and nothing was ordered.',
  message: 'Started to leave a message.',
};

/**
 * Keeps a wish that came to nothing as a request in the inbox, with all that is known of it, and has the owner
 * told as they chose. Nothing is kept where nobody could be called back, of the owner's own trial calls, or
 * where a message of the same call tells of it.
 */
export async function keepUnfinished(
  tx: Transaction,
  what: { place: CallPlace; report: EndOfCallReport; outcome: CallOutcome; nowMs: number },
): Promise<void> {
  const { place, report, outcome, nowMs } = what;
  const wish = report.analysis.structuredData?.unfinished;
  if (!wish || outcome === 'message' || place.byOwner) return;
  const caller = callerOf(report.call);
  const phoneNumber = wish.phoneNumber ?? caller ?? undefined;
  if (wish.name === undefined && phoneNumber === undefined) return;
  const title = TITLES[wish.kind] ?? 'Had a request that was not completed.';
  const message = `${title}\n${wish.text}`.trim().slice(0, MAX_TEXT_CHARACTERS);
  await writeMessage(tx, {
    place,
    toolCallId: TOOL_CALL_ID,
    kind: 'request',
    message: {
      message,
      ...(wish.name && { name: wish.name }),
      ...(phoneNumber && { phoneNumber }),
    },
    caller,
    nowMs,
  });
}
