import type { AgentContext } from '../../context.ts';
import { hearCaller, withCaller } from '../../forms/caller/hearCaller.ts';
import { givenUp, goOn } from '../../forms/engine/ask.ts';
import { LONGEST_MESSAGE_CHARACTERS, messageForm } from '../../forms/message/form.ts';
import { tellsOnlyName } from '../../nlu/entities/names/onlyName.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import { messageTold, writtenMessage } from '../../nlu/intents/messageTold.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { formTurn, type SpokenForm } from '../formTurn.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { callerIn } from '../standing/callerIn.ts';

const LEAST_WORDS_OF_MORE = 4;

/** Asks for what the message still lacks, or reads it back. */
export function proceedMessage(state: AgentState, context: AgentContext, before = ''): AgentState {
  if (context.canTakeMessage) return goOn(messageForm, state, context, { say: before });
  const say = before === '' ? context.say.message.none : `${before} ${context.say.message.none}`;
  return answer({ ...state, flow: 'none', misses: 0 }, say, 'anything-else');
}

/** Begins a message; what the caller said of it already is taken. */
export function beginMessage(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
  before = context.say.talk.ofCourse,
): AgentState {
  const told = context.language.startsWith('en') ? messageTold(said.raw) : null;
  const inside = told ? writtenMessage(told) : messageInside(said.words);
  const known = { ...state, asked: 'how-can-i-help' as const };
  const named = { ...known, caller: callerIn(known, said, context) };
  const fresh = { ...named, message: inside?.slice(0, LONGEST_MESSAGE_CHARACTERS) };
  return proceedMessage(fresh, context, before);
}

/** "Can I leave a message" says that there is one, not what it is. */
function isOnlyWish(words: string): boolean {
  return /\bmessage\b/.test(words) && intents.message(words) && messageInside(words) === null;
}

/** The answer to "what would you like me to pass on": all of it is the message. */
function dictation(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const reply = said.words.split(' ').length <= 2 ? hearYesNo(said.words) : null;
  if (reply === 'no')
    return answer(
      { ...state, flow: 'none', misses: 0 },
      `${context.say.talk.allRight} ${context.say.talk.more}`,
      'anything-else',
    );
  if (
    said.words === '' ||
    reply === 'yes' ||
    intents.greeting(said.words) ||
    isOnlyWish(said.words)
  )
    return notUnderstood(state, context);
  const known = withCaller(state, said, context);
  if (tellsOnlyName(said) && known.caller.name !== undefined)
    return proceedMessage(known, context, context.say.talk.thankYou);
  const text =
    messageInside(said.words) && !/[A-Z]/.test(said.raw)
      ? messageInside(said.words)
      : said.raw.trim();
  return proceedMessage(
    { ...known, message: (text ?? said.words).slice(0, LONGEST_MESSAGE_CHARACTERS) },
    context,
    context.say.talk.thankYou,
  );
}

const withText = (state: AgentState, message: string): AgentState => ({
  ...state,
  message: message.slice(0, LONGEST_MESSAGE_CHARACTERS),
});

const spokenMessage: SpokenForm = {
  form: messageForm,
  hear: hearCaller,
  proposes: (state, said, context) => hearCaller(state, said, context).changed,
  otherwise: (state, _heard, said, context) => {
    const { allRight, thankYou } = context.say.talk;
    const count = said.words.split(' ').length;
    if (state.asked === 'what-to-change')
      return count < 2 ? null : proceedMessage(withText(state, said.raw.trim()), context, allRight);
    // who goes on telling has not said all of the message yet
    if (!state.message || said.question || count < LEAST_WORDS_OF_MORE) return null;
    const more = `${state.message.replace(/[.!?\s]*$/, '.')} ${said.raw.trim()}`;
    return proceedMessage(withText(state, more), context, thankYou);
  },
};

/** "No worries, I'll send an email": nothing is to be passed on after all. */
const REFUSES =
  /^(?:(?:oh|ah|um|well|ok|okay|sorry|right|actually) )*(?:no\b|nope|nah|not to worry|don't worry|no (?:worries|matter|bother)|never mind|it's (?:fine|ok|okay|alright|all right|nothing)|that's (?:fine|ok|okay|alright|all right)|no (?:message|appointment))/;
const OTHERWISE =
  /\b(?:i'll|i will|we'll|we will|i'd rather|i can|let me) (?:just |go and |go |try |have to )?(?:e-?mail|send|text|ask|ring|call|phone|pop|drop|come|try|look|check|write|bring|leave it|think|wait|do (?:that|it)|do without)\b|\bno (?:message|appointment|need)\b|^(?:not to worry|never mind|no worries|no matter|don't worry)\b(?: (?:then|thanks|thank you|cheers|about it|love|mate))*$/;
const MAY_LEAVE: ReadonlySet<AgentState['asked']> = new Set([
  'message-text',
  'name',
  'phone',
  'use-caller-number',
  'confirm-message',
  'what-to-change',
]);

const leaves = ({ asked }: AgentState, { words }: Utterance) =>
  MAY_LEAVE.has(asked) && REFUSES.test(words) && OTHERWISE.test(words);

const SAYS_NO = /^(?:(?:oh|ah|um|well|sorry|actually|wait)[ ,]+){0,3}no(?:pe)?\b[ ,.!-]*/i;
const LEAST_WORDS_PUT_RIGHT = 3;

/** "No, tell him it is lost": the message anew, or with what was put right behind it; the same once more is no message. */
function putRight(state: AgentState, said: Utterance, context: AgentContext): AgentState | null {
  if (state.asked !== 'confirm-message' || !context.language.startsWith('en')) return null;
  if (!SAYS_NO.test(said.raw) || hearCaller(state, said, context).changed) return null;
  const rest = said.raw.replace(SAYS_NO, '').trim();
  const { message = '' } = state;
  const { allRight } = context.say.talk;
  const told = messageTold(rest);
  if (told) {
    const to = /^For [^:]{2,60}(?=: )/.exec(message)?.[0].slice(4);
    const anew = writtenMessage(to === undefined || told.to !== undefined ? told : { ...told, to });
    return proceedMessage(withText(state, anew), context, allRight);
  }
  if (
    rest.split(' ').length < LEAST_WORDS_PUT_RIGHT ||
    messageForm.slots.some(({ named }) => named?.test(said.words))
  )
    return null;
  if (message.includes(rest)) return givenUp(state, context, allRight);
  return proceedMessage(
    withText(state, `${message.replace(/[.!?\s]*$/, '.')} ${rest}`),
    context,
    allRight,
  );
}

/** A turn inside a message. */
export function messageTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  if (leaves(state, said)) return givenUp(state, context, context.say.talk.allRight);
  const right = putRight(state, said, context);
  if (right) return right;
  return state.asked === 'message-text'
    ? dictation(state, said, context)
    : formTurn(spokenMessage, state, said, context);
}
