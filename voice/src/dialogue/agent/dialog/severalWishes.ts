import type { AgentContext } from '../context.ts';
import { intents } from '../nlu/intents/intents.ts';
import { messageTold } from '../nlu/intents/messageTold.ts';
import { plainWords } from '../nlu/normalise/words.ts';
import type { AgentState } from '../state.ts';
import { otherBooking } from './change/otherBooking.ts';

/** Where "and tell Bea" or "also cancel my other one" begins, also without punctuation, as it is recognised. */
const BETWEEN =
  /(?:(?<=[.!?;])\s+|,?\s+(?:(?:and|also|plus|oh|then|but|lastly)\s+){1,4})(?=(?:(?:please|just|also|can you|could you|would you|will you|can i|could i|i'd like to|i want to|i need to|i would like to|you can)\s+){0,3}(?:tell|let|ask|leave|pass|send|remind|give|cancel|move|take)\s)/iu;
/** Nobody wants more in one breath. */
const MOST_CLAUSES = 5;
const LONGEST_CHARACTERS = 600;

export interface SeveralWishes {
  readonly first: string;
  /** What comes after it, each in the caller's words, as they named them. */
  readonly later: readonly string[];
}

const isLater = (clause: string) =>
  messageTold(clause) !== null || otherBooking(plainWords(clause)) !== null;

/**
 * Several things in one turn: "I'd like to book, and tell Bea I said hi". A message that is told first goes on to the end of
 * the turn, so it is none of several. Null where one thing is wanted.
 */
export function severalWishes(
  raw: string,
  { flow, asked }: AgentState,
  context: AgentContext,
): SeveralWishes | null {
  if (!context.language.startsWith('en') || raw.length > LONGEST_CHARACTERS) return null;
  if (flow === 'message' || asked === 'message-text') return null;
  const [begins = '', ...clauses] = raw.replaceAll('’', "'").split(BETWEEN);
  if (clauses.length === 0 || clauses.length >= MOST_CLAUSES) return null;
  if (messageTold(begins) !== null || begins.trim() === '') return null;
  const wishes = [begins];
  for (const clause of clauses) {
    const told = wishes.length > 1 && messageTold(wishes.at(-1) ?? '') !== null;
    if (isLater(clause)) wishes.push(clause);
    else wishes.push(`${wishes.pop() ?? ''}${told ? ', and ' : ' '}${clause}`);
  }
  const [first = '', ...later] = wishes;
  const begun = flow !== 'none' || intents.book(plainWords(first)) || changes(first);
  return begun && later.length > 0 ? { first, later } : null;
}

const changes = (text: string) => intents.changeExisting(plainWords(text));

/**
 * What the caller wanted besides, as soon as nothing else is open.
 * @param turn takes a turn of the caller's words
 */
export function withNextWish(
  state: AgentState,
  context: AgentContext,
  turn: (state: AgentState, text: string) => AgentState,
): AgentState {
  const [wish, ...rest] = state.later ?? [];
  const { reply } = state;
  const isFree = state.flow === 'none' && state.asked === 'anything-else' && !reply.tool;
  if (wish === undefined || !isFree || reply.endCall || state.waitingFor !== null) return state;
  const next = turn({ ...state, later: rest }, wish);
  const { more, whatElse } = context.say.talk;
  const before = reply.say.replace(more, '').replace(whatElse, '').trim();
  return { ...next, reply: { ...next.reply, say: `${before} ${next.reply.say}`.trim() } };
}
