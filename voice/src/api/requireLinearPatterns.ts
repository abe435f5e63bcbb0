import { AppError } from '@belldesk/contract/errors';
import type { AssistantTool } from '@belldesk/contract/voice/assistant';
import { toolPatternProblem } from '@belldesk/kit/schemaPatterns';

/**
 * Refuses a tool whose schema has a pattern that could hold up the process that carries calls.
 * @param path of the tool in what was sent, with its dot
 * @throws AppError `bad-input` that names the field and says what is right
 */
export function requireLinearPatterns(tool: AssistantTool, path: string): void {
  const problem = toolPatternProblem(tool);
  if (problem) throw new AppError('bad-input', `${path}${problem.field}: ${problem.message}`);
}
