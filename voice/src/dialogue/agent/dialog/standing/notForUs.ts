import type { AgentContext } from '../../context.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { asksOtherTrade } from '../../nlu/intents/otherTrades.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { plainWords } from '../../nlu/normalise/words.ts';
import { type AgentState, answer } from '../../state.ts';
import type { Handler } from '../handler.ts';

/** Whom a caller believes to have reached, as they said it. */
const REACHED =
  /\b(?:(?:is|isn't) (?:this|that)(?: not)?|(?:have|did) [iI] (?:reach|reached|got|get)(?: through to)?|am [iI] (?:through to|speaking (?:to|with))|[iI]'m trying to (?:reach|get through to)) (?<who>(?:the |a )?\p{Lu}[\p{L}'’&.-]+(?: (?:of |and |& )?\p{Lu}[\p{L}'’&.-]+){0,3}|the (?:council|school|library|hospital|surgery|pharmacy|chemist|bank|post office|police|station|tax office|town hall|church|cinema|takeaway|pizza place|dentist next door))(?=[?,.!]|$| (?:please|there|here|speaking|is it)\b)/u;
const ASKS_WHO =
  /\b(?:who (?:is|am) (?:this|that|i (?:speaking|talking))|who's (?:this|that)|where am i|what (?:company|business|place) is this|who (?:have|did) i (?:reach|call|get)(?:ed)?)\b/;
const LEAST_LETTERS = 4;
const LONGEST_CHARACTERS = 300;
const GENERIC = new Set(
  'clinic dental practice salon restaurant hotel studio street road house the and shop centre center company services'.split(
    ' ',
  ),
);

/** Without the capital with which a sentence begins. */
function lowered(raw: string): string {
  return raw
    .slice(0, LONGEST_CHARACTERS)
    .replaceAll('’', "'")
    .replace(/(?:^|[.?!] )\p{Lu}/gu, (begins) => begins.toLowerCase());
}

/** Words of a name that tell it from others. */
function telling(name: string): readonly string[] {
  return plainWords(name)
    .replaceAll("'", '')
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS && !GENERIC.has(word));
}

/** Whether somebody else's name is meant. */
function isOther(who: string, name: string): boolean {
  const own = telling(name);
  const asked = telling(who.replace(/^(?:the|a) /, ''));
  return (
    asked.length > 0 &&
    !asked.some((word) => own.some((mine) => mine.startsWith(word) || word.startsWith(mine)))
  );
}

/** So many words behind the name are what the caller is after: "is that Gwil? A table for two, please, on Tuesday". */
const LEAST_WORDS_OF_A_WISH = 6;

/** A first name is somebody who works here, as far as the caller goes on to what is wanted. */
function goesOnToWish({ raw }: Utterance, who: string): boolean {
  const behind = raw.slice(raw.indexOf(who) + who.length).split(/\s+/).length - 1;
  return !who.includes(' ') && behind >= LEAST_WORDS_OF_A_WISH;
}

/** "Is this Lino's?", "who is this?": which business this is; whatever was begun for another is dropped. */
export const whoIsThis: Handler = (state, said, context) => {
  const { name } = context.business;
  if (name === '' || !context.language.startsWith('en')) return null;
  const who = REACHED.exec(lowered(said.raw))?.groups?.['who'];
  const other = who !== undefined && isOther(who, name) && !goesOnToWish(said, who);
  if (!other) {
    if (state.flow !== 'none' || !ASKS_WHO.test(said.words)) return null;
    return answer(
      { ...state, misses: 0 },
      `${context.say.talk.assistantOf(name)} ${context.say.talk.howCanIHelp}`,
      'how-can-i-help',
    );
  }
  return answer(
    dropped(state),
    `${standingSayings(context.language).notThem(name)} ${context.say.talk.howCanIHelp}`,
    'how-can-i-help',
  );
};

const LONGEST_ABOUT_CHARACTERS = 220;

/** "Can I get two pizzas?" at a locksmith's: which business this is, and what it does. */
export const otherTrade: Handler = (state, { words }, context) => {
  const { business, language, say } = context;
  if (state.flow !== 'none' || business.name === '' || !language.startsWith('en')) return null;
  const services = business.services.map(({ name }) => name);
  const written = () =>
    [business.name, ...business.lines.map(({ text }) => text), ...services].join(' ');
  if (words.length > LONGEST_CHARACTERS || !asksOtherTrade(words, written)) return null;
  const [does = ''] = business.description.split(/(?<=[.!?])\s/u);
  const about =
    services.length > 0
      ? say.booked.services(services)
      : does.length <= LONGEST_ABOUT_CHARACTERS
        ? does
        : '';
  const { notThem, wrongNumber } = standingSayings(language);
  return answer(
    dropped(state),
    [notThem(business.name), wrongNumber, about, say.talk.howCanIHelp]
      .filter((part) => part !== '')
      .join(' '),
    'how-can-i-help',
  );
};

/** Without what was begun. */
export function dropped(state: AgentState): AgentState {
  return {
    ...state,
    flow: 'none',
    booking: {},
    order: { items: [] },
    message: undefined,
    misses: 0,
  };
}

/** "Sorry, wrong number": the call ends, and what was begun is dropped. */
export const mistaken: Handler = (state, { words }, context) => {
  if (state.flow === 'none' || state.committed > 0 || !intents.wrongNumber(words)) return null;
  return ended(state, context);
};

/** A seller who has nothing to leave: the call ends. */
export const sellerLeaves: Handler = (state, { words }, context) => {
  const open =
    state.asked === 'offer-message' ||
    state.asked.startsWith('confirm-') ||
    state.asked === 'what-to-change';
  if (!state.sells || state.committed > 0 || !open) return null;
  return hearYesNo(words) === 'no' || intents.goodbye(words) ? ended(state, context) : null;
};

function ended(state: AgentState, context: AgentContext): AgentState {
  const { talk } = context.say;
  return answer(
    dropped(state),
    `${talk.allRight} ${talk.thanksForCalling(context.business.name)} ${talk.goodbye}`,
    'anything-else',
    { endCall: true },
  );
}
