import type { CallArtifact, CallMessage } from '@belldesk/contract/voice/call';
import { z } from 'zod';
import type { ConversationMessage } from '../../dialogue/model.ts';

const keptToolCalls = z.array(
  z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }),
);
const keptArguments = z.record(z.string(), z.unknown());

/** The conversation that a kept record tells of: what was said, and what tools were asked and answered. */
export function keptConversation({ messages }: CallArtifact): ConversationMessage[] {
  return messages.flatMap(conversed);
}

function conversed(kept: CallMessage): ConversationMessage[] {
  const { role, message = '', name = '', result = '', toolCallId: id = '' } = kept;
  switch (role) {
    case 'bot':
      return [{ role: 'assistant', text: message }];
    case 'user':
      return [{ role: 'caller', text: message }];
    case 'tool_calls':
      return (keptToolCalls.safeParse(kept.toolCalls).data ?? []).map((call) => ({
        role: 'tool-call',
        id: call.id,
        name: call.function.name,
        arguments: argumentsOf(call.function.arguments),
      }));
    case 'tool_call_result':
      return [{ role: 'tool-result', id, name, result }];
    case 'system':
      return [];
  }
}

function argumentsOf(json: string): Record<string, unknown> {
  try {
    return keptArguments.parse(JSON.parse(json));
  } catch {
    return {};
  }
}
