import { toolCallsAnswer } from '@belldesk/contract/voice/serverMessage';
import type { ToolResult } from '@belldesk/contract/voice/tools';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { CallRow } from '../store/calls/queries.ts';
import { postWebhook } from './postWebhook.ts';
import { presentCall } from './presentCall.ts';
import type { Webhook } from './receptionist.ts';

/** Reason of a tool whose webhook could not be reached: the call's report carries it to the owner. */
export const UNREACHABLE = 'unreachable';
const ATTEMPTS = 2;

export interface ToolRequest {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const refusal = (reason: string): string =>
  JSON.stringify({ ok: false, reason } satisfies ToolResult);

/**
 * Runs one tool by a `tool-calls` webhook and returns the text of its result. Never throws: what
 * went wrong is the result. A second attempt carries the same ids, so it cannot book twice.
 */
export async function runTool(
  request: ToolRequest,
  call: CallRow,
  webhook: Webhook | null,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<string> {
  if (!webhook) return refusal(UNREACHABLE);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const answer = toolCallsAnswer.parse(
        await postWebhook({
          url: webhook.url,
          headers: webhook.headers,
          deliveryId: `${call.id}:${request.id}`,
          timeoutMs: webhook.timeoutMs / ATTEMPTS,
          body: {
            message: {
              type: 'tool-calls',
              timestamp: clock.nowMs(),
              call: presentCall(call),
              toolCallList: [
                {
                  id: request.id,
                  type: 'function',
                  function: { name: request.name, arguments: { ...request.arguments } },
                },
              ],
            },
          },
        }),
      );
      const result = answer.results.find((candidate) => candidate.toolCallId === request.id);
      return result?.result ?? refusal(result?.error ?? 'no result');
    } catch (error) {
      logger.warn({ err: error, callId: call.id, tool: request.name, attempt }, 'tool call failed');
    }
  }
  return refusal(UNREACHABLE);
}
