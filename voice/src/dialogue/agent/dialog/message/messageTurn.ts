import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { readBackMessage } from '../../nlg/readBack.ts';
import { tellsOnlyName } from '../../nlu/entities/onlyName.ts';
import { storedPhoneNumber } from '../../nlu/entities/phoneNumbers.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer, type Question, type ToolWish } from '../../state.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { phoneTurn } from '../phoneTurn.ts';
import { answerQuestion } from '../question/questionTurn.ts';

const LONGEST_MESSAGE_CHARACTERS = 1_900;
const LEAST_WORDS_OF_MORE = 4;
const LONGEST_NAME_CHARACTERS = 120;

function messageTool(message: string, { caller, messageAbout }: AgentState): ToolWish {
  return {
    name: TAKE_MESSAGE,
    arguments: {
      message: message.slice(0, LONGEST_MESSAGE_CHARACTERS),
      ...(caller.name === undefined ? {} : { name: caller.name }),
      ...(caller.phone === undefined ? {} : { phoneNumber: caller.phone }),
      ...(messageAbout === undefined ? {} : { about: messageAbout }),
    },
  };
}

/** Asks for what the message still lacks, or reads it back. */
export function proceedMessage(state: AgentState, context: AgentContext, before = ''): AgentState {
  const next = { ...state, flow: 'message' as const, misses: 0 };
  const lead = before === '' ? '' : `${before} `;
  if (!context.canTakeMessage)
    return answer({ ...next, flow: 'none' }, lead + context.say.message.none, 'anything-else');
  if (!next.message) return answer(next, lead + context.say.asking.messageText, 'message-text');
  if (!next.caller.name) return answer(next, lead + context.say.message.andName, 'name');
  if (!next.caller.phone && !next.caller.withoutPhone) {
    return context.callerNumber
      ? answer(next, lead + context.say.asking.callerNumber, 'use-caller-number')
      : answer(next, lead + context.say.asking.phone, 'phone');
  }
  return answer(
    next,
    lead + readBackMessage(next.message, next.caller.name, next.caller.phone, context),
    'confirm-message',
  );
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

function clear(state: AgentState, what: Question): AgentState {
  if (what === 'name') return { ...state, caller: { ...state.caller, name: undefined } };
  if (what === 'phone') return { ...state, caller: { ...state.caller, phone: undefined } };
  return { ...state, message: undefined };
}

function changeTurn(state: AgentState, words: string): AgentState | null {
  if (words.split(' ').length > 10) return null;
  if (/\bname\b/.test(words)) return clear(state, 'name');
  if (/\b(?:number|phone)\b/.test(words)) return clear(state, 'phone');
  if (/\bmessage\b/.test(words)) return clear(state, 'message-text');
  return null;
}

function correctionTurn(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const updated = withCaller(state, said, context);
  if (updated.caller.name !== state.caller.name || updated.caller.phone !== state.caller.phone) {
    return proceedMessage(updated, context, context.say.talk.allRight);
  }
  const changed = changeTurn(state, said.words);
  return changed ? proceedMessage(changed, context, context.say.talk.allRight) : null;
}

/** "Can I leave a message" says that there is one, not what it is. */
function isOnlyWish(words: string): boolean {
  return /\bmessage\b/.test(words) && intents.message(words) && messageInside(words) === null;
}

/** A turn inside a message. */
export function messageTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  if (state.asked === 'message-text') {
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
  if (state.asked === 'confirm-message') {
    const reply = hearYesNo(said.words);
    const corrected = correctionTurn(state, said, context);
    if (corrected) return corrected;
    if (reply === 'yes') {
      return answer({ ...state, misses: 0 }, context.say.talk.oneMoment, 'confirm-message', {
        tool: messageTool(state.message ?? '', state),
      });
    }
    if (reply === 'no')
      return answer({ ...state, misses: 0 }, context.say.asking.shouldChange, 'what-to-change');
  }
  if (state.asked === 'what-to-change') {
    const corrected = correctionTurn(state, said, context);
    if (corrected) return corrected;
    return said.words.split(' ').length < 2
      ? notUnderstood(state, context)
      : proceedMessage(
          { ...state, message: said.raw.trim().slice(0, LONGEST_MESSAGE_CHARACTERS) },
          context,
          context.say.talk.allRight,
        );
  }
  const phone = phoneTurn(state, said, context, (next) => proceedMessage(next, context));
  if (phone && state.caller.partialDigits !== undefined) return phone;
  const updated = withCaller(state, said, context);
  if (updated.caller.phone !== state.caller.phone) return proceedMessage(updated, context);
  if (phone) return phone;
  if (updated.caller.name !== state.caller.name) return proceedMessage(updated, context);
  const answered = said.question ? answerQuestion(said, context) : null;
  if (answered) return proceedMessage(state, context, answered);
  // who goes on telling has not said all of the message yet
  if (state.message && !said.question && said.words.split(' ').length >= LEAST_WORDS_OF_MORE) {
    const message = `${state.message.replace(/[.!?\s]*$/, '.')} ${said.raw.trim()}`;
    return proceedMessage(
      { ...state, message: message.slice(0, LONGEST_MESSAGE_CHARACTERS) },
      context,
      context.say.talk.thankYou,
    );
  }
  return notUnderstood(state, context);
}
