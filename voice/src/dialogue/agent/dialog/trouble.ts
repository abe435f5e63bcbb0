import { troubleTold } from '../../emergency/ownLine.ts';
import { clausesOf } from '../../emergency/plainSpeech.ts';
import type { AgentContext } from '../context.ts';
import { LONGEST_MESSAGE_CHARACTERS } from '../forms/message/form.ts';
import { spokenFact } from '../knowledge/spokenFact.ts';
import { troubleSayings } from '../nlg/troubleSayings.ts';
import { intents } from '../nlu/intents/intents.ts';
import { plainWords } from '../nlu/normalise/words.ts';
import { type AgentState, answer } from '../state.ts';
import { aside } from './interruptions.ts';
import { clearlyAsks } from './knowledgeTurn.ts';

/**
 * A burst pipe, a caller locked out: what the owner wrote of it comes first, then the owner's emergency line, once in a call. What
 * the caller wants is answered all the same. Where nothing was written of it, an urgent message is offered.
 */
export function withTroubleAnswered(
  next: AgentState,
  before: AgentState,
  text: string,
  context: AgentContext,
): AgentState {
  const topic = before.toldOwnLine ? null : troubleTold(clausesOf(text));
  if (topic === null || next.reply.endCall) return next;
  const told = { ...next, toldOwnLine: true };
  const line = context.ownEmergencyLine === null ? [] : [spokenFact(context.ownEmergencyLine)];
  const written = [...new Set([...context.instructionsAbout(topic, text), ...line])];
  const { say } = next.reply;
  const first = written.filter((sentence) => !includesPlainly(say, sentence));
  const misses = next.misses > before.misses;
  if (written.length > 0) {
    const spoken = first.join(' ');
    if (spoken === '') return told;
    if (misses) return aside({ ...before, toldOwnLine: true }, context, spoken);
    return { ...told, reply: { ...next.reply, say: `${spoken} ${say}` } };
  }
  // Who names a day wants somebody to come then.
  const begun =
    next.flow === 'booking' &&
    before.flow === 'none' &&
    next.booking.date === undefined &&
    !intents.book(plainWords(text));
  const nothingSaid = misses || next.asked === 'offer-message' || begun;
  const busy = (next.flow !== 'none' && !begun) || next.reply.tool !== undefined;
  if (!nothingSaid || busy || onlyAsks(text) || !context.canTakeMessage) return next;
  const { urgent, nothingWritten, orTheNextFreeTime } = troubleSayings(context.language);
  const message = `${urgent} ${text.trim()}`.slice(0, LONGEST_MESSAGE_CHARACTERS);
  const free = context.canBook ? ` ${orTheNextFreeTime}` : '';
  return answer(
    { ...before, toldOwnLine: true, message },
    `${nothingWritten}${free}`,
    'offer-message',
  );
}

const WHAT_TO_DO = /\b(?:what|how) (?:do|should|can|shall|must) (?:i|we) do\b/;

/** "How much is a burst pipe?" tells of none. */
function onlyAsks(text: string): boolean {
  const words = plainWords(text);
  return clearlyAsks(words) && !WHAT_TO_DO.test(words);
}

/** One text holds another, whatever stands between their words. */
function includesPlainly(text: string, sentence: string): boolean {
  return plain(text).includes(plain(sentence));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
