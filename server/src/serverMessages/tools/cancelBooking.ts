import { cancelBookingArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { CallPlace } from '../owner.ts';
import { changeBooking } from './changeBooking.ts';
import { reasonOf } from './reason.ts';

/** Cancels the one booking that is meant; asked the same again, it answers the same. */
export async function cancelBooking(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown; readonly caller: string | null },
): Promise<ToolResult> {
  const parsed = cancelBookingArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { id: toolCallId, caller } = toolCall;
  return changeBooking(deps, { place, toolCallId, caller, which: parsed.data }, async () => ({
    kind: 'cancelled',
  }));
}
