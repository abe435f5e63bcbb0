import type { UnfinishedWish } from '@belldesk/contract/voice/call';
import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
} from '@belldesk/contract/voice/tools';
import type { ModelRequest } from '../model.ts';
import { readContext } from './context.ts';
import { isUncertain, readResult } from './dialog/readResult.ts';
import { formOf } from './forms/forms.ts';
import { intents } from './nlu/intents/intents.ts';
import { plainWords } from './nlu/normalise/words.ts';
import { step } from './reducer.ts';
import { type AgentState, initialState } from './state.ts';

const WRITES: ReadonlySet<string> = new Set([
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
]);
const LONGEST_QUOTE_CHARACTERS = 300;

/** A wish that was begun, as it stood when it was last spoken of. */
interface Open {
  readonly state: AgentState;
  /** What the caller said when it began. */
  readonly words: string;
  /** A tool has refused it. */
  readonly isRefused: boolean;
}

function settles(result: string): boolean {
  const answered = readResult(result);
  // What is uncertain is told to the owner by the call itself.
  return answered.ok || isUncertain(answered) || answered.problem === 'already-booked';
}

function refused(open: Open | null): Open | null {
  return open && { ...open, isRefused: true };
}

function goesOn(open: Open | null, before: AgentState, state: AgentState, said: string): Open {
  const words = open && before.flow === state.flow ? open.words : said;
  return { state, words, isRefused: open?.isRefused ?? false };
}

/** Whether the caller gave a wish up themselves, with nothing in its way. */
function isGivenUp(open: Open | null, text: string): boolean {
  return open !== null && !open.isRefused && intents.abandon(plainWords(text));
}

/**
 * What a caller wished for and did not get, told from the whole conversation by whomever it was led; null where
 * every wish came to something, was given up, or none was begun.
 */
export function unfinishedWish(request: Omit<ModelRequest, 'signal'>): UnfinishedWish | null {
  const context = readContext(request);
  if (context.duty !== null) return null;
  let state = initialState(context.greeting || context.say.talk.hello, context.knownCaller?.name);
  let open: Open | null = null;
  let said = '';
  for (const message of request.conversation) {
    const before = state;
    state = step(state, message, context);
    if (message.role === 'caller') said = message.text;
    if (message.role === 'tool-result' && WRITES.has(message.name)) {
      open = settles(message.result) ? null : refused(open);
      continue;
    }
    if (formOf(state)) open = goesOn(open, before, state, said);
    else if (message.role === 'caller' && isGivenUp(open, message.text)) open = null;
  }
  const told = open && toldOf(open, context.callerNumber, context);
  return stillWaiting(state, told, context.callerNumber);
}

/** With what the caller wanted besides, and said goodbye before it was spoken of. */
function stillWaiting(
  { later = [], caller }: AgentState,
  told: UnfinishedWish | null,
  callerNumber: string | null,
): UnfinishedWish | null {
  if (later.length === 0) return told;
  const quotes = later.map((words) => `“${words.trim().slice(0, LONGEST_QUOTE_CHARACTERS)}”`);
  if (told) return { ...told, text: [told.text, ...quotes].join('\n') };
  const phoneNumber = caller.phone ?? callerNumber ?? undefined;
  return {
    kind: 'message',
    text: quotes.join('\n'),
    ...(caller.name !== undefined && { name: caller.name }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
}

function toldOf(
  { state, words }: Open,
  callerNumber: string | null,
  context: ReturnType<typeof readContext>,
): UnfinishedWish | null {
  const form = formOf(state);
  if (!form) return null;
  const known = form.name === 'message' ? state.message : form.passOn(state, context);
  if (form.name === 'message' && known === undefined) return null;
  const { name, phone } = state.caller;
  const phoneNumber = phone ?? callerNumber ?? undefined;
  const quote = words.trim().slice(0, LONGEST_QUOTE_CHARACTERS);
  return {
    kind: form.name,
    text: [known, quote === '' ? undefined : `“${quote}”`].filter((part) => part).join('\n'),
    ...(name !== undefined && { name }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
}
