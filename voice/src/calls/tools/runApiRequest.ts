import type { ApiRequestTool } from '@belldesk/contract/voice/ownTools';
import { parseJson } from '@belldesk/kit/json';
import type { Logger } from '@belldesk/kit/logger';
import {
  NotSent,
  type OutgoingAnswer,
  type OutgoingMeans,
  sendOutgoing,
} from '@belldesk/kit/outgoing/request';
import { refusal, UNREACHABLE, uncertain } from '../toolResultText.ts';
import type { ToolRequest } from '../toolRunner.ts';
import { parametersOf, requestOf } from './apiRequest.ts';
import { checkArguments } from './arguments.ts';

/**
 * Makes an owner's own HTTP request once, and tells its outcome as text for the model. Never throws.
 * A request that only asks has no outcome beyond its answer; of one that does something it is said
 * when nobody knows whether it was done.
 */
export async function runApiRequest(
  tool: ApiRequestTool,
  request: ToolRequest,
  callId: string,
  means: OutgoingMeans,
  logger: Logger,
): Promise<string> {
  const checked = checkArguments(parametersOf(tool), request.arguments);
  if (!checked.ok) return refusal(checked.reason);
  const onlyAsks = tool.method === 'GET';
  try {
    const key = encodeURIComponent(`${callId}:${request.id}`);
    return outcomeOf(await sendOutgoing(requestOf(tool, checked.values, key), means), onlyAsks);
  } catch (error) {
    logger.warn({ err: error, callId, tool: request.name }, 'an own tool failed');
    if (onlyAsks) return refusal('The service did not answer.');
    return error instanceof NotSent ? refusal(UNREACHABLE) : uncertain();
  }
}

function outcomeOf({ status, text, isWhole }: OutgoingAnswer, onlyAsks: boolean): string {
  const answer = isWhole ? readAnswer(text) : 'The answer is too long to be read.';
  if (status >= 200 && status < 300) return JSON.stringify({ ok: true, status, answer });
  if (status >= 400 && status < 500)
    return JSON.stringify({ ok: false, reason: 'The service refused it.', status, answer });
  // A redirect is not followed: it may lead anywhere, and often stands for "done, see there".
  return onlyAsks ? refusal(`The service answered ${status}.`) : uncertain();
}

function readAnswer(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
