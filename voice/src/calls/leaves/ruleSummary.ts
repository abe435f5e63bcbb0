import type { EndedReason } from '@belldesk/contract/voice/call';
import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  moveBookingArguments,
  PLACE_ORDER,
  placeOrderArguments,
  TAKE_MESSAGE,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { ConversationMessage } from '../../dialogue/model.ts';
import { readToolResult } from '../toolResultText.ts';

const MAX_QUOTED_CHARACTERS = 160;
const MAX_QUESTIONS = 3;

const quoted = (text: string): string => {
  const words = text.trim().replace(/[.\s]+$/, '');
  return words.length > MAX_QUOTED_CHARACTERS
    ? `“${words.slice(0, MAX_QUOTED_CHARACTERS).trimEnd()} …”`
    : `“${words}”`;
};

/** "Friday 6 March at 19:00" of a date and a time that are local to the business. */
function when(date?: string, time?: string): string {
  if (date === undefined) return time ?? '';
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  return time === undefined ? day : `${day} at ${time}`;
}

type ToolCall = Extract<ConversationMessage, { role: 'tool-call' }>;

/** What one tool call did, as a sentence; null when nothing can be said of it. */
function deed(call: ToolCall, done: boolean): string | null {
  const verb = (happened: string, wanted: string) => (done ? happened : wanted);
  switch (call.name) {
    case BOOK_APPOINTMENT: {
      const { data } = bookAppointmentArguments.safeParse(call.arguments);
      if (!data) return null;
      const party = data.partySize === undefined ? '' : ` for ${data.partySize}`;
      return `${data.name} ${verb('booked', 'asked to book')}: ${data.service}${party}, ${when(data.date, data.time)}.`;
    }
    case CANCEL_BOOKING:
      return verb('A booking was cancelled.', 'The caller asked to cancel a booking.');
    case MOVE_BOOKING: {
      const { data } = moveBookingArguments.safeParse(call.arguments);
      const to = data ? ` to ${when(data.newDate, data.newTime)}` : '';
      return verb(`A booking was moved${to}.`, `The caller asked to move a booking${to}.`);
    }
    case PLACE_ORDER: {
      const { data } = placeOrderArguments.safeParse(call.arguments);
      if (!data) return null;
      const items = data.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
      return `${data.name} ${verb('ordered', 'asked to order')}: ${items}, for ${when(data.date, data.time)}.`;
    }
    case TAKE_MESSAGE: {
      const { data } = takeMessageArguments.safeParse(call.arguments);
      if (!data) return null;
      return `${data.name ?? 'The caller'} ${verb('left', 'wanted to leave')} a message: ${quoted(data.message)}.`;
    }
    default:
      return null;
  }
}

function deedsOf(conversation: readonly ConversationMessage[]): string[] {
  const results = new Map(
    conversation.flatMap((message) =>
      message.role === 'tool-result' ? [[message.id, readToolResult(message.result).ok]] : [],
    ),
  );
  const calls = conversation.filter((message) => message.role === 'tool-call');
  // Of what was tried in vain and then worked, the success is told.
  const worked = new Set(calls.filter(({ id }) => results.get(id)).map(({ name }) => name));
  const told = calls.flatMap((call) => {
    const done = results.get(call.id) === true;
    if (!done && worked.has(call.name)) return [];
    return deed(call, done) ?? [];
  });
  return [...new Set(told)];
}

/** What a call was about, in a sentence or two, from what was done and said in it. */
export function summaryByRule(
  conversation: readonly ConversationMessage[],
  unanswered: readonly string[],
  endedReason: EndedReason | null,
): string {
  const deeds = deedsOf(conversation);
  const said = conversation.flatMap((message) =>
    message.role === 'caller' && message.text !== '' && !message.keyed ? [message.text] : [],
  );
  const recorded = conversation.find((message) => message.role === 'recorded');
  const sentences = [...deeds];
  if (deeds.length === 0 && recorded)
    sentences.push(`The caller left a recorded message of ${recorded.seconds} seconds.`);
  else if (deeds.length === 0 && said.length > 0) {
    const questions = said.filter((text) =>
      /\?|^(?:what|when|where|how|do|does|is|are|can)\b/i.test(text),
    );
    const first = questions.length > 0 ? questions.slice(0, MAX_QUESTIONS) : said.slice(0, 1);
    sentences.push(
      `The caller ${questions.length > 0 ? 'asked' : 'said'}: ${first.map(quoted).join(', ')}.`,
    );
    sentences.push('Nothing was taken down.');
  } else if (deeds.length === 0) sentences.push('The caller hung up without a word.');
  if (unanswered.length > 0 && deeds.length > 0)
    sentences.push(
      `They also asked what could not be answered: ${unanswered.slice(0, MAX_QUESTIONS).map(quoted).join(', ')}.`,
    );
  else if (unanswered.length > 0) sentences.push('Not everything could be answered.');
  if (endedReason?.startsWith('pipeline-error')) sentences.push('The call broke off.');
  if (endedReason === 'assistant-forwarded-call') sentences.push('They were put through.');
  return sentences.join(' ');
}
