import { wishes } from '../hear/wishes.ts';
import { hearYesNo } from '../hear/yesNo.ts';
import { topicsOf } from '../know/topics.ts';
import { answer } from '../state.ts';
import type { Handler } from './handler.ts';
import { abilities } from './notUnderstood.ts';
import { answerQuestion } from './questionTurn.ts';

/** So few words ask for a fact even without a question ("opening hours please"). */
const KEYWORDS = 4;
const UNKNOWN = 'I am afraid I do not know that.';

/** A question about the business: its own words, else "I do not know" and the offer of a message. */
export const question: Handler = (state, said, context) => {
  if (state.flow !== 'none') return null;
  const keyword =
    said.words.split(' ').length <= KEYWORDS && topicsOf(said.words, 'asked').size > 0;
  const asks = said.question || keyword;
  const answered = asks ? answerQuestion(said, context) : null;
  if (answered)
    return answer(
      { ...state, misses: 0 },
      `${answered} What else can I do for you?`,
      'anything-else',
    );
  if (/\bwhat can you do\b|\bhow can you help\b|^help(?: me)?(?: please)?$/.test(said.words))
    return answer(
      { ...state, misses: 0 },
      `${abilities(context)} What would you like?`,
      'how-can-i-help',
    );
  if (!said.question || wishes.greeting(said.words)) return null;
  return context.canTakeMessage
    ? answer(
        { ...state, misses: 0, message: undefined },
        `${UNKNOWN} Shall I take a message for the team?`,
        'offer-message',
      )
    : answer(
        { ...state, misses: 0 },
        `${UNKNOWN} The team will see the record of this call. What else can I do for you?`,
        'how-can-i-help',
      );
};

/** Greetings, thanks, a lone yes or no. */
export const smallTalk: Handler = (state, { words }, context) => {
  if (state.flow !== 'none') return null;
  if (wishes.greeting(words))
    return answer({ ...state, misses: 0 }, 'Hello! How can I help you?', 'how-can-i-help');
  if (wishes.thanks(words))
    return answer(
      { ...state, misses: 0 },
      'You are welcome. Is there anything else I can do for you?',
      'anything-else',
    );
  const reply = hearYesNo(words);
  if (reply === 'yes' && words.split(' ').length <= 4)
    return answer(
      { ...state, misses: 0 },
      'What would you like to know or to do?',
      'how-can-i-help',
    );
  if (reply === 'no' && words.split(' ').length <= 4 && state.asked === 'how-can-i-help')
    return answer({ ...state, misses: 0 }, `All right. ${abilities(context)}`, 'how-can-i-help');
  return null;
};
