import { type ToolResult, toolResult } from '@belldesk/contract/voice/tools';
import { parseJson } from '@belldesk/kit/json';

/** Reason of a tool that could not be reached: the call's report carries it to the owner. */
export const UNREACHABLE = 'unreachable';

/** Reads what a tool answered. A text that is no tool result counts as a failure. */
export function readToolResult(text: string): ToolResult {
  try {
    return toolResult.parse(parseJson(text));
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

export const refusal = (reason: string): string =>
  JSON.stringify({ ok: false, reason } satisfies ToolResult);

/** Nobody knows what became of the request; the owner hears of it with the call's report. */
export const uncertain = (): string =>
  JSON.stringify({
    ok: false,
    problem: 'uncertain',
    reason:
      'No readable answer came in time, so it may have been done or not. Say neither. Tell the caller that it is not certain, that the request is written down, and that the business will get in touch.',
  } satisfies ToolResult);

/** Whether the owner must hear of the request, since nobody could say that it was done or refused. */
export function isLeftToTheOwner(text: string): boolean {
  const result = readToolResult(text);
  return !result.ok && (result.reason === UNREACHABLE || result.problem === 'uncertain');
}
