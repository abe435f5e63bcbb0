import type { AgentContext } from '../../context.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import { asksForParent, ownAge } from '../../nlu/intents/childCalls.ts';
import { messageTold } from '../../nlu/intents/messageTold.ts';
import { type Utterance, utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { meantBy, spokenPassage } from '../knowledgeTurn.ts';
import { answerQuestion } from '../question/questionTurn.ts';

/** From this age on somebody may make a booking of their own, where the owner wrote nothing else. */
const BOOKS_FROM_YEARS = 13;
const LEAST_AGE =
  /\b(?:minimum age(?: is| of|:)?|must be(?: at least| over| aged?)?|at least|over|under|younger than|from the age of|aged?)\s+(?<age>1\d|2[01])\b(?! ?(?:minutes|mins|hours|days|weeks|people|guests|%|percent|pounds|am|pm|:))/giu;
/** Only where it stands among words of age. */
const OF_AGE =
  /\b(?:age|aged|years old|over 1\d|under 1\d|under-1\d|1\ds|parent|guardian|adult|child|children|minor|teens?|teenagers?|must be (?:at least |over |aged )?(?:1\d|2[01]))\b/iu;
/** What a child may want to know first: how old one has to be. */
const HOW_OLD = utterance('How old do you have to be?');
/** An answer about age tells one. */
const TELLS_AGE = /\b(?:[3-9]|1\d|2[01])\b/;
const FORMS: readonly AgentState['flow'][] = ['none', 'booking', 'order'];

/** A child who calls: a grown-up is asked for, or a message taken; nothing is booked. */
export const childCalls: Handler = (state, said, context) => {
  const { words, raw } = said;
  if (!context.language.startsWith('en') || !FORMS.includes(state.flow)) return null;
  const age = ownAge(words);
  if (age === null && !(state.flow === 'none' && asksForParent(words))) return null;
  const rule = age === null ? null : leastAge(context.business.search.facts, age);
  // a child who has something passed on books nothing
  if (context.canTakeMessage && messageTold(raw) !== null) return null;
  if (age !== null && age >= BOOKS_FROM_YEARS && rule === null) return null;
  const { askGrownUp, parentNotHere } = standingSayings(context.language);
  const { message, talk } = context.say;
  const told = age === null ? null : (rule ?? toldToChild(said, context));
  const say = age === null ? parentNotHere : `${told === null ? '' : `${told} `}${askGrownUp}`;
  const left: AgentState = {
    ...state,
    flow: 'none',
    booking: {},
    order: { items: [] },
    message: undefined,
    asking: undefined,
    misses: 0,
  };
  return context.canTakeMessage
    ? answer(left, `${say} ${message.offerInstead}`, 'offer-message')
    : answer(left, `${say} ${talk.more}`, 'anything-else');
};

/** What a child asked is answered first; to one who wishes for something, from which age on it is. */
function toldToChild(said: Utterance, context: AgentContext): string | null {
  const asked = said.question ? answerQuestion(said, context) : null;
  if (asked !== null) return asked;
  const rule = meantBy(HOW_OLD, context);
  const told = rule?.sure ? spokenPassage(rule, context, HOW_OLD.words) : null;
  return told !== null && TELLS_AGE.test(told) ? told : null;
}

/** The owner's sentence that asks for more years than these; null where there is none. */
function leastAge(
  facts: readonly { readonly heading: string; readonly text: string }[],
  age: number,
): string | null {
  for (const { heading, text } of facts)
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      if (!OF_AGE.test(`${heading} ${sentence}`)) continue;
      const found = [...sentence.matchAll(LEAST_AGE)].map(({ groups }) => Number(groups?.['age']));
      if (found.some((least) => least > age))
        return sentence.replace(/[\s,;]*(?:\b(?:and|or|but))?[\s,;.]*$/, '.');
    }
  return null;
}
