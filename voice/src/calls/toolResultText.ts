import { type ToolResult, toolResult } from '@belldesk/contract/voice/tools';

/** Reads what a tool answered. A text that is no tool result counts as a failure. */
export function readToolResult(text: string): ToolResult {
  try {
    return toolResult.parse(JSON.parse(text));
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
