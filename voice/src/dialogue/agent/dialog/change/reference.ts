import { asidesOf } from '../../nlg/asideSayings.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import { type AgentState, answer } from '../../state.ts';
import type { Handler } from '../handler.ts';

const ASKS_REFERENCE =
  /\b(?:reference|confirmation|booking|reservation)(?: number| code| id| ref)\b|\bref(?:erence)?(?: number)?\b(?! (?:to|from))|\bconfirmation code\b/;

function spelled(reference: string): string {
  return reference
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .split('')
    .join(' ');
}

/** "What is the reference number?": told where the tool gave one, else that none is needed. */
export const reference: Handler = (state, { words, question }, context) => {
  if (
    !ASKS_REFERENCE.test(words) ||
    !(question || /\b(?:need|give|have|get|tell|like)\b/.test(words))
  )
    return null;
  if (state.asked.startsWith('confirm-') && hearYesNo(words) === 'yes') return null;
  const say = asidesOf(context.language);
  const told =
    state.committed === 0
      ? say.nothingBookedYet
      : state.reference
        ? say.reference(spelled(state.reference))
        : say.noReference(state.caller.name ?? '');
  if (state.flow !== 'none')
    return {
      ...state,
      misses: 0,
      reply: { ...state.reply, say: `${told} ${lastQuestion(state)}` },
    };
  return answer({ ...state, misses: 0 }, `${told} ${context.say.talk.more}`, 'anything-else');
};

function lastQuestion({ reply }: AgentState): string {
  return reply.say.split(/(?<=[.!?])\s+/).at(-1) ?? reply.say;
}
