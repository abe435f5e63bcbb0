import type { ServerMessage, ToolCallsAnswer } from '@belldesk/contract/voice/serverMessage';
import { CHECK_AVAILABILITY, type ToolResult } from '@belldesk/contract/voice/tools';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../context.ts';
import { endDemoCall } from './queries.ts';

/**
 * One message about a sample call. Tools are answered as a business's would be, and nothing is kept:
 * the assistant said at the beginning that nothing there is real.
 */
export async function receiveSampleMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { message }: ServerMessage,
): Promise<ToolCallsAnswer | Record<string, never>> {
  if (message.type === 'tool-calls') {
    const results = message.toolCallList.map(({ id, function: { name } }) => ({
      toolCallId: id,
      name,
      result: JSON.stringify(answerTo(name)),
    }));
    return { results };
  }
  if (message.type === 'end-of-call-report' && message.call.id)
    await endDemoCall(db, message.call.id, new Date(clock.nowMs()));
  return {};
}

function answerTo(tool: string): ToolResult | { ok: true; available: true } {
  return tool === CHECK_AVAILABILITY ? { ok: true, available: true } : { ok: true, id: uuidv7() };
}
