import { type ToolResult, toolResult } from '@belldesk/contract/voice/tools';

/** What a tool answered; of a text that nobody can read it is not known what it tells of. */
export function readResult(result: string): ToolResult {
  try {
    return toolResult.parse(JSON.parse(result));
  } catch {
    return { ok: false, problem: 'uncertain', reason: 'unreadable' };
  }
}

/** Whether a tool's answer says that the record is committed. */
export function isCommitted(result: string): boolean {
  return readResult(result).ok;
}

/** Whether nobody knows what came of it. */
export function isUncertain(result: ToolResult): boolean {
  return !result.ok && result.problem === 'uncertain';
}
