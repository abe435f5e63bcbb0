import type {
  AssistantRequestAnswer,
  ServerMessage,
  ToolCallsAnswer,
} from '@belldesk/contract/voice/serverMessage';
import type { Deps } from '../context.ts';
import { answerAssistantRequest } from './assistantRequest/answerAssistantRequest.ts';
import { saveReport } from './saveReport.ts';
import { noteStatus } from './statusUpdate.ts';
import { runToolCalls } from './toolCalls.ts';

/** One message of the voice platform, whose secret has been checked; answers what to send back. */
export async function receiveServerMessage(
  deps: Deps,
  { message }: ServerMessage,
  deliveryId: string | null,
): Promise<ToolCallsAnswer | AssistantRequestAnswer | Record<string, never>> {
  switch (message.type) {
    case 'assistant-request':
      return answerAssistantRequest(deps, message);
    case 'tool-calls':
      return runToolCalls(deps, message);
    case 'status-update':
      await noteStatus(deps, message);
      return {};
    case 'end-of-call-report':
      await saveReport(deps, message, deliveryId);
      return {};
  }
}
