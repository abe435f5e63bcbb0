import { bookAppointmentArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { CallPlace } from '../../scheduling/commands/actor.ts';
import { makeBooking } from '../../scheduling/commands/make.ts';
import { type AskedTool, inCall, madeAnswer, reasonOf } from './answer.ts';

/** Books what the caller agreed to; asked the same again, it answers the same booking. */
export async function bookAppointment(
  deps: Deps,
  place: CallPlace,
  toolCall: AskedTool,
): Promise<ToolResult> {
  const parsed = bookAppointmentArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { service, resource, date, time, name, partySize, phoneNumber, notes } = parsed.data;
  const result = await inCall(deps, place, toolCall, (command) =>
    makeBooking(command, {
      wanted: { kind: 'said', service, resource },
      partySize: partySize ?? null,
      when: { date, time },
      name,
      phoneNumber: phoneNumber ?? null,
      email: null,
      notes: notes ?? null,
      anyway: false,
    }),
  );
  return madeAnswer(result);
}
