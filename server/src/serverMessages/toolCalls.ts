import type { VoiceCall } from '@belldesk/contract/voice/call';
import type { ToolCall, ToolCallsAnswer } from '@belldesk/contract/voice/serverMessage';
import {
  type AvailabilityResult,
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  type FindBookingResult,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../context.ts';
import type { CallPlace } from '../scheduling/commands/actor.ts';
import { callerOf } from './callFacts.ts';
import { placeOf } from './owner.ts';
import type { AskedTool } from './tools/answer.ts';
import { bookAppointment } from './tools/bookAppointment.ts';
import { cancelBooking, moveBooking } from './tools/changeBooking.ts';
import { checkAvailability } from './tools/checkAvailability.ts';
import { findBooking } from './tools/findBooking.ts';
import { placeOrder } from './tools/placeOrder.ts';
import { takeMessage } from './tools/takeMessage.ts';

const tools: Readonly<
  Record<
    string,
    (
      deps: Deps,
      place: CallPlace,
      toolCall: AskedTool,
    ) => Promise<ToolResult | AvailabilityResult | FindBookingResult>
  >
> = {
  [BOOK_APPOINTMENT]: bookAppointment,
  [CHECK_AVAILABILITY]: checkAvailability,
  [FIND_BOOKING]: findBooking,
  [CANCEL_BOOKING]: cancelBooking,
  [MOVE_BOOKING]: moveBooking,
  [PLACE_ORDER]: placeOrder,
  [TAKE_MESSAGE]: takeMessage,
};

/** Runs the tools a call asks for, in order, and answers each; what is answered as ok is committed. */
export async function runToolCalls(
  deps: Deps,
  message: { readonly call: VoiceCall; readonly toolCallList: readonly ToolCall[] },
): Promise<ToolCallsAnswer> {
  const place = await placeOf(deps.db, message.call);
  const caller = callerOf(message.call);
  const results: ToolCallsAnswer['results'] = [];
  for (const { id, function: asked } of message.toolCallList) {
    const tool = Object.hasOwn(tools, asked.name) ? tools[asked.name] : undefined;
    const answer = { toolCallId: id, name: asked.name };
    if (!tool) results.push({ ...answer, error: `There is no tool ${asked.name}` });
    else if (!place) results.push({ ...answer, error: 'The assistant of this call is not known' });
    else {
      const result = await tool(deps, place, { id, caller, arguments: asked.arguments });
      results.push({ ...answer, result: JSON.stringify(result) });
    }
  }
  return { results };
}
