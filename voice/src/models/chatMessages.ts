import { emergencyNumber } from '@belldesk/contract/catalogue/emergencyNumbers';
import type OpenAI from 'openai';
import type { ConversationMessage, ModelRequest } from '../dialogue/model.ts';

type ChatMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type ToolCall = OpenAI.Chat.Completions.ChatCompletionMessageFunctionToolCall;

/** What the model is told of the moment: it has no clock, and dates are spoken in the business's zone. */
function situationOf(request: ModelRequest): string {
  const now = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: request.timeZone,
  }).format(request.startedAtMs);
  const number =
    request.callerNumber === null
      ? 'The caller’s number is not known.'
      : `The caller’s number is ${request.callerNumber}.`;
  return `It is ${now} (${request.timeZone}). ${number} ${whoCalls(request)}${emergencyRule(request)} You have greeted the caller with: "${request.greeting}"`;
}

/** What the number tells of the caller: it saves questions, and starts no subject. */
function whoCalls({ knownCaller }: ModelRequest): string {
  if (!knownCaller) return '';
  const { name, nextBooking } = knownCaller;
  const rule = `It is the number of ${name}: do not ask for the name, but read it back with whatever you write down, and go by what the caller says where they are somebody else. `;
  if (!nextBooking) return rule;
  const { service, partySize, date, time, isOnly } = nextBooking;
  const size = partySize === undefined ? '' : ` for ${partySize}`;
  return `${rule}Booked for them is: ${service}${size}, ${date} at ${time}${isOnly ? '' : ', and more later'}. Say nothing of it before they speak of a booking of theirs; then read it back instead of asking for its day. `;
}

/** A caller in danger is told whom to call before the model is asked; it is not to name another number. */
function emergencyRule(request: ModelRequest): string {
  const number = emergencyNumber(request.country, 'ambulance');
  const whom = number === null ? '“your local emergency number”, and no digits' : number;
  return `Of emergency services name only this: ${whom}.`;
}

function messageOf(message: ConversationMessage): ChatMessage[] {
  switch (message.role) {
    case 'caller':
      return [
        {
          role: 'user',
          content: message.keyed
            ? `(pressed keys) ${message.text}`
            : message.text || '(could not be understood)',
        },
      ];
    case 'assistant':
      return [{ role: 'assistant', content: message.text }];
    case 'tool-call': {
      const call: ToolCall = {
        id: message.id,
        type: 'function',
        function: { name: message.name, arguments: JSON.stringify(message.arguments) },
      };
      return [{ role: 'assistant', content: null, tool_calls: [call] }];
    }
    case 'tool-result':
      return [{ role: 'tool', tool_call_id: message.id, content: message.result }];
    case 'recorded':
      return [{ role: 'user', content: `(left a recorded message of ${message.seconds} seconds)` }];
    case 'silence':
      return [{ role: 'user', content: '(has been silent for a while)' }];
  }
}

/**
 * Tool calls of one answer belong in one message, every one needs a result, and the results stand right behind
 * it: what was said while a tool ran comes after them.
 */
function joined(messages: readonly ChatMessage[]): ChatMessage[] {
  const results = new Map(
    messages.flatMap((message) =>
      message.role === 'tool' ? [[message.tool_call_id, message] as const] : [],
    ),
  );
  const ordered: ChatMessage[] = [];
  let group: number | null = null;
  for (const message of messages) {
    if (message.role === 'assistant' && message.tool_calls) {
      const calls = message.tool_calls.filter((call) => results.has(call.id));
      if (calls.length === 0) continue;
      const before: ChatMessage | undefined = group === null ? undefined : ordered[group];
      if (group !== null && before?.role === 'assistant')
        ordered[group] = { ...before, tool_calls: [...(before.tool_calls ?? []), ...calls] };
      else group = ordered.push({ ...message, tool_calls: calls }) - 1;
      for (const { id } of calls) ordered.push(results.get(id) ?? message);
    } else {
      group = null;
      if (message.role !== 'tool') ordered.push(message);
    }
  }
  return ordered;
}

/** The line broke in the middle of an answer: the rest of it is wanted. */
function goingOnAfter(said: string): ChatMessage[] {
  return [
    { role: 'assistant', content: said.trim() },
    {
      role: 'system',
      content:
        'You were cut off there. Say only the rest of that answer, and repeat nothing of it.',
    },
  ];
}

/** The conversation as a chat model takes it. */
export function chatMessagesOf(request: ModelRequest): ChatMessage[] {
  return [
    { role: 'system', content: `${request.systemPrompt}\n\n${situationOf(request)}` },
    ...joined(request.conversation.flatMap(messageOf)),
    ...(request.alreadySaid === undefined ? [] : goingOnAfter(request.alreadySaid)),
  ];
}
