import type { AgentContext } from '../../context.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import { plainWords } from '../../nlu/normalise/words.ts';
import { type AgentState, answer } from '../../state.ts';
import type { Handler } from '../handler.ts';

/** Whom a caller believes to have reached, as they said it. */
const REACHED =
  /\b(?:is (?:this|that)|(?:have|did) i (?:reach|reached|got|get)(?: through to)?|am i (?:through to|speaking (?:to|with))|i'm trying to (?:reach|get through to)) (?<who>(?:the |a )?\p{Lu}[\p{L}'’&.-]+(?: (?:of |and |& )?\p{Lu}[\p{L}'’&.-]+){0,3}|the (?:council|school|library|hospital|surgery|pharmacy|chemist|bank|post office|police|station|tax office|town hall|church|cinema|takeaway|pizza place|dentist next door))(?=[?,.!]|$| (?:please|there|here|speaking|is it)\b)/u;
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

/** "Is this Lino's?", "who is this?": which business this is; whatever was begun for another is dropped. */
export const whoIsThis: Handler = (state, said, context) => {
  const { name } = context.business;
  if (name === '' || !context.language.startsWith('en')) return null;
  const who = REACHED.exec(lowered(said.raw))?.groups?.['who'];
  const other = who !== undefined && isOther(who, name);
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

function dropped(state: AgentState): AgentState {
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

const ONLY_ASKS =
  /\b(?:(?:just|only|merely) (?:asking|wondering|curious|checking|enquiring|inquiring|a question|wanted to (?:ask|know))|(?:not|isn't|wasn't|nothing|no) (?:really )?(?:to book|booking|looking to book|trying to book|making a booking|about a booking|want(?:ing)? to book|for a booking)|(?:don't|do not|didn't) (?:want|need|wish) (?:to book|a booking|an appointment|anything (?:booked|cancelled|moved))|no booking|that's all i (?:wanted|needed)|nothing(?:'s| is)? wrong|no need to book|^not (?:yet|now|right now)\b|i'll (?:think about it|ring back|call back|let you know|pop in)|hypothetical)\b/;
const REFUSES =
  /^(?:(?:ah|oh|um|well|sorry) )*(?:no|nope|nah)(?: (?:thank you|thanks|you're (?:grand|fine|ok|okay|good)|it's (?:fine|ok|okay|grand|alright)|that's (?:fine|ok|okay|all|it)|cheers|ta|i'm (?:fine|good|ok|okay|grand)|all good|she's right))*$/;
/** Questions at which nothing is settled yet. */
const EARLY: ReadonlySet<AgentState['asked']> = new Set([
  'service',
  'job',
  'date',
  'party-size',
  'nights',
  'time',
  'name',
  'booking-day',
  'new-moment',
]);

/** Whoever only asked, and was taken for one who books or changes something: it is let go, without a word of fault. */
export const onlyAsked: Handler = (state, said, context) => {
  const { words } = said;
  if (state.flow !== 'booking' && state.flow !== 'change' && state.flow !== 'order') return null;
  if (words.length > LONGEST_CHARACTERS) return null;
  if (!EARLY.has(state.asked) || !(ONLY_ASKS.test(words) || REFUSES.test(words))) return null;
  if (updateBooking(state, said, context).heard) return null;
  return answer(
    { ...dropped(state), asking: undefined, openQuestion: undefined },
    `${context.say.talk.allRight} ${context.say.talk.whatElse}`,
    'anything-else',
  );
};
