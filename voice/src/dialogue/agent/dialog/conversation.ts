import type { AgentContext } from '../context.ts';
import { topicsOf } from '../knowledge/topics.ts';
import { asidesOf } from '../nlg/asideSayings.ts';
import { hearService } from '../nlu/entities/service.ts';
import { wantsOf } from '../nlu/intents/classifier/classify.ts';
import { intents } from '../nlu/intents/intents.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import { type AgentState, answer } from '../state.ts';
import type { Handler } from './handler.ts';
import { mayAsk, meantBy, spokenPassage } from './knowledgeTurn.ts';
import { abilities } from './notUnderstood.ts';
import { answerQuestion } from './question/questionTurn.ts';

/** So few words ask for a fact even without a question ("opening hours please"). */
const KEYWORDS = 4;

/** So likely a turn that sounds like no question is one. */
const SURELY_ASKS = 0.7;

const GENERAL = /^(?:appointment|reservation|visit|table|viewing|valuation|quote)$/;

/** A question about the business: its own words, else "I do not know" and the offer of a message. */
export const question: Handler = (before, said, context) => {
  const { talk } = context.say;
  if (before.flow !== 'none') return null;
  // "do you do balayage?" - "can I book it for Friday?"
  const spokenOf = hearService(said.words, context) ?? '';
  const state =
    spokenOf === '' || GENERAL.test(spokenOf)
      ? before
      : { ...before, booking: { ...before.booking, service: spokenOf } };
  const keyword =
    said.words.split(' ').length <= KEYWORDS && topicsOf(said.words, 'asked').size > 0;
  const asks = said.question || keyword;
  const answered = asks ? answerQuestion(said, context) : null;
  if (answered)
    return answer(
      { ...state, misses: 0, lastQuestion: said.words },
      `${answered} ${talk.whatElse}`,
      'anything-else',
    );
  if (/\bwhat can you do\b|\bhow can you help\b|^help(?: me)?(?: please)?$/.test(said.words))
    return answer(
      { ...state, misses: 0 },
      `${abilities(context)} ${talk.whatWouldYouLike}`,
      'how-can-i-help',
    );
  if (intents.greeting(said.words) || intents.howAreYou(said.words)) return null;
  const related = meantBy(said, context, state);
  if (related)
    return answer(
      { ...state, misses: 0, lastQuestion: said.words, lastAnswers: related.sentences },
      `${spokenPassage(related, context, said.words)} ${talk.whatElse}`,
      'anything-else',
    );
  if (
    !said.question &&
    !(context.language.startsWith('en') && (said.raw.includes('?') || mayAsk(said.words))) &&
    (wantsOf(said, context)?.question ?? 0) < SURELY_ASKS
  )
    return null;
  return notKnown(state, context);
};

/** That nothing is written of it, and a message for those who know. */
export function notKnown(state: AgentState, context: AgentContext): AgentState {
  const { talk } = context.say;
  return context.canTakeMessage
    ? answer(
        { ...state, misses: 0, message: undefined, unknowns: (state.unknowns ?? 0) + 1 },
        unknownFor(state, context),
        'offer-message',
      )
    : answer(
        { ...state, misses: 0 },
        `${talk.unknown} ${talk.record} ${talk.whatElse}`,
        'how-can-i-help',
      );
}

/** Each time that something is not known it is said in other words. */
function unknownFor(
  { unknowns = 0 }: AgentState,
  { say: { talk, message } }: AgentContext,
): string {
  const ways = [
    `${talk.unknown} ${message.offer}`,
    `${talk.unknownEither} ${message.offerAbout}`,
    `${talk.unknownAsWell} ${message.offerAnswer}`,
  ];
  return ways[unknowns % ways.length] ?? '';
}

/** Somebody who is angry, or complains: sorry, and a message for those who can mend it. */
export const anger: Handler = (state, { words }, context) => {
  if (state.flow !== 'none' || !intents.anger(words) || !context.canTakeMessage) return null;
  const { sorryToHear, shallITakeAMessage } = asidesOf(context.language);
  return answer(
    { ...state, misses: 0, message: undefined },
    `${sorryToHear} ${shallITakeAMessage}`,
    'offer-message',
  );
};

/** So likely a turn wants something of a business, however it ends. */
const WANTS_SOMETHING = 0.5;

/** What is told after an answer, with thanks behind it and no wish in it: "perfect, I'll go there then. Thanks." */
export const thanked: Handler = (state, said, context) => {
  const { words, raw } = said;
  if (state.flow !== 'none' || state.asked !== 'anything-else' || raw.includes('?')) return null;
  if (!intents.closesWithThanks(words) || said.question || intents.book(words)) return null;
  const wants = wantsOf(said, context);
  if (!wants || 1 - wants.answer - wants.smalltalk - wants.question >= WANTS_SOMETHING) return null;
  const { talk } = context.say;
  return answer({ ...state, misses: 0 }, `${talk.welcome} ${talk.more}`, 'anything-else');
};

/** Greetings, thanks, a lone yes or no. */
export const smallTalk: Handler = (state, { words }, context) => {
  const { talk } = context.say;
  if (state.flow !== 'none') return null;
  if (intents.howAreYou(words))
    return answer(
      { ...state, misses: 0 },
      `${asidesOf(context.language).wellThanks} ${context.say.talk.howCanIHelp}`,
      'how-can-i-help',
    );
  if (intents.greeting(words)) return answer({ ...state, misses: 0 }, talk.hello, 'how-can-i-help');
  if (intents.thanks(words))
    return answer({ ...state, misses: 0 }, `${talk.welcome} ${talk.more}`, 'anything-else');
  const reply = hearYesNo(words);
  if (reply === 'yes' && words.split(' ').length <= 4)
    return answer({ ...state, misses: 0 }, talk.whatToDo, 'how-can-i-help');
  if (reply === 'no' && words.split(' ').length <= 4 && state.asked === 'how-can-i-help')
    return answer({ ...state, misses: 0 }, `${talk.allRight} ${talk.more}`, 'anything-else');
  return null;
};
