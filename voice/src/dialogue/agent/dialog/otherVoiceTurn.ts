import { askedElsewhere } from '../nlu/languages/asked.ts';
import { withoutAccents } from '../nlu/languages/plain.ts';
import { plainWords } from '../nlu/normalise/words.ts';
import { type AgentState, answer, type Question } from '../state.ts';

/** What a language model's question asks for, so that the caller's answer is understood when it is gone. */
const ASKED: readonly (readonly [RegExp, Question, AgentState['flow']])[] = [
  [/\banything else\b|\bhelp you with\b|\bhow (?:can|may) i\b/, 'anything-else', 'none'],
  [
    /\bmessage\b.*\b(?:pass on|leave|take|like)\b|\bwhat (?:is|'s) (?:the|your) message\b/,
    'message-text',
    'message',
  ],
  [/\b(?:phone|telephone|contact|best|mobile) number\b|\bnumber to reach\b/, 'phone', 'booking'],
  [/\bhow many (?:nights)\b/, 'nights', 'booking'],
  [/\bhow many\b|\bparty size\b|\bnumber of (?:people|guests)\b/, 'party-size', 'booking'],
  [/\bname\b/, 'name', 'booking'],
  [/\bwhat time\b|\bwhich time\b|\bwhen would\b/, 'time', 'booking'],
  [/\b(?:what|which) (?:day|date)\b/, 'date', 'booking'],
];

function isOurs(state: AgentState, heard: string): boolean {
  return heard === '' || plainWords(state.reply.say).includes(heard);
}

/** The caller heard this. Words that are not this receptionist's own came from a model that answered before it. */
export function otherVoiceTurn(state: AgentState, text: string): AgentState {
  if (isOurs(state, plainWords(text))) return state;
  const last = plainWords(
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence.includes('?'))
      .at(-1) ?? '',
  );
  const found =
    ASKED.find(([pattern]) => last !== '' && pattern.test(last)) ??
    askedElsewhere.find(([pattern]) => pattern.test(withoutAccents(last)));
  const [, asks, flow] = found ?? [null, state.asked, state.flow];
  const next = answer(
    { ...state, flow: state.flow === 'none' || asks === 'anything-else' ? flow : state.flow },
    text,
    asks,
  );
  // What is confirmed next is not what this receptionist read back.
  return /^confirm-(?:booking|change|order)$/.test(next.asked)
    ? { ...next, asked: 'what-to-change' }
    : next;
}
