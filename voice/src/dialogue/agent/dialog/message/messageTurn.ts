import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { goOn } from '../../forms/engine/ask.ts';
import { LONGEST_MESSAGE_CHARACTERS, messageForm } from '../../forms/message/form.ts';
import { tellsOnlyName } from '../../nlu/entities/onlyName.ts';
import { storedPhoneNumber } from '../../nlu/entities/phoneNumbers.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { formTurn, type HeardFacts, type SpokenForm } from '../formTurn.ts';
import { notUnderstood } from '../notUnderstood.ts';

const LEAST_WORDS_OF_MORE = 4;
const LONGEST_NAME_CHARACTERS = 120;

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
  const inside = messageInside(said.words);
  const named = withCaller({ ...state, asked: 'how-can-i-help' }, said, context);
  const fresh = { ...named, message: inside?.slice(0, LONGEST_MESSAGE_CHARACTERS) };
  return proceedMessage(fresh, context, before);
}

/** Name and number out of a turn, where they are said as such. */
function withCaller(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const heard = hearSlots(said.words, { raw: said.raw, asked: state.asked, context, sized: false });
  return {
    ...state,
    caller: {
      ...state.caller,
      name: heard.name?.slice(0, LONGEST_NAME_CHARACTERS) ?? state.caller.name,
      phone: heard.phone ? storedPhoneNumber(heard.phone, context.country) : state.caller.phone,
    },
  };
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

function hear(state: AgentState, said: Utterance, context: AgentContext): HeardFacts {
  const told = withCaller(state, said, context);
  const changed =
    told.caller.name !== state.caller.name || told.caller.phone !== state.caller.phone;
  return { state: changed ? told : state, heard: changed, changed };
}

const withText = (state: AgentState, message: string): AgentState => ({
  ...state,
  message: message.slice(0, LONGEST_MESSAGE_CHARACTERS),
});

const spokenMessage: SpokenForm = {
  form: messageForm,
  hear,
  proposes: (state, said, context) => hear(state, said, context).changed,
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

/** A turn inside a message. */
export function messageTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  return state.asked === 'message-text'
    ? dictation(state, said, context)
    : formTurn(spokenMessage, state, said, context);
}
