import {
  CANCEL_BOOKING,
  cancelBookingArguments,
  MOVE_BOOKING,
  moveBookingArguments,
} from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { checkDraft } from '../../forms/booking/check.ts';
import { slotQuestion } from '../../forms/booking/next.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { hearAnswer } from '../../forms/change/hearChange.ts';
import { pickChoice } from '../../forms/change/pickChoice.ts';
import { readBackChange } from '../../forms/change/say.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import {
  type AgentState,
  answer,
  type ChangeDraft,
  type Question,
  type ToolWish,
} from '../../state.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { answerQuestion } from '../question/questionTurn.ts';

/** "Cancel it", "please do cancel that": agrees by saying it again. */
const CANCELS =
  /^(?:(?:please|just|do|go ahead and|ok|okay) )*cancel (?:it|that|the \w+|my \w+)(?: please| thanks| thank you)*$/;
const DAY_UNKNOWN =
  /\b(?:don't|do not|can't|cannot) (?:know|remember|recall)\b|\bnot sure\b|\bno idea\b|\bforgot(?:ten)?\b/;

/** A draft without what cannot be, and why, as a sentence. */
function checked(draft: ChangeDraft, context: AgentContext): [ChangeDraft, string] {
  // A stay may stand on a day on which the desk is closed; so may a booking from before the hours changed.
  const current = checkDraft({ service: 'room', date: draft.date }, context);
  if (current.objection !== '') return [{ ...draft, date: undefined }, current.objection];
  const { newDate, newTime } = draft;
  if (newDate === undefined && newTime === undefined) return [draft, ''];
  const service = context.business.kind === 'hotel' ? 'room' : 'appointment';
  const date = newDate ?? draft.date;
  const target = checkDraft({ service, date, time: newTime }, context);
  return target.objection === ''
    ? [draft, '']
    : [
        { ...draft, newDate: target.draft.date && newDate, newTime: target.draft.time },
        target.objection,
      ];
}

function missing(draft: ChangeDraft): Question | null {
  if (!draft.choices) {
    if (!draft.name) return 'name';
    if (!draft.date && !draft.withoutDate) return 'booking-day';
  }
  const hasTarget = draft.newDate !== undefined || draft.newTime !== undefined;
  return draft.kind === 'move' && !hasTarget ? 'new-moment' : null;
}

/** Goes on with the change of a booking: asks for what is missing, or reads it back. */
export function proceedChange(state: AgentState, context: AgentContext, before = ''): AgentState {
  const [change, objection] = checked(state.change, context);
  const next = { ...state, flow: 'change' as const, change, misses: 0 };
  const lead = [before, objection].filter((part) => part !== '').join(' ');
  const say = (text: string) => (lead === '' ? text : `${lead} ${text}`);
  const asks = missing(change);
  return asks
    ? answer(next, say(slotQuestion(asks, next, context)), asks)
    : answer(next, say(readBackChange(change, context)), 'confirm-change');
}

/** "Yes, half past three": agrees in the words of what was read back. */
function saysAgainOnly(change: ChangeDraft, heard: Partial<ChangeDraft>): boolean {
  const same = (one: ChangeDraft['time'], other: ChangeDraft['time']) =>
    one?.minute === other?.minute && (one?.hour ?? 0) % 12 === (other?.hour ?? 0) % 12;
  const time = heard.newTime ?? heard.time;
  const date = heard.newDate ?? heard.date;
  return (
    (heard.name === undefined || change.name?.includes(heard.name) === true) &&
    (date === undefined || date === change.newDate || date === change.date) &&
    (time === undefined || same(time, change.newTime ?? change.time))
  );
}

function sent(state: AgentState, context: AgentContext): AgentState {
  return answer({ ...state, misses: 0 }, context.say.talk.oneMoment, 'confirm-change', {
    tool: changeTool(state, context),
  });
}

function changeTool(state: AgentState, context: AgentContext): ToolWish {
  const { change, caller } = state;
  const { name, date, time, newDate, newTime } = change;
  const [chosen] = change.choices ?? [];
  const which = chosen
    ? { bookingId: chosen.id }
    : {
        ...(name === undefined ? {} : { name }),
        ...(caller.phone === undefined ? {} : { phoneNumber: caller.phone }),
        ...(date === undefined ? {} : { date }),
        ...(time === undefined ? {} : { time: resolveTime(time, date, context) }),
      };
  if (change.kind === 'cancel')
    return { name: CANCEL_BOOKING, arguments: cancelBookingArguments.parse(which) };
  const day = newDate ?? chosen?.date ?? date;
  const to = {
    ...(newDate === undefined ? {} : { newDate }),
    ...(newTime === undefined ? {} : { newTime: resolveTime(newTime, day, context) }),
  };
  return { name: MOVE_BOOKING, arguments: moveBookingArguments.parse({ ...which, ...to }) };
}

function whichTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const { change } = state;
  const choices = change.choices ?? [];
  const picked = pickChoice(said, choices, context);
  if (picked) {
    const { name, date } = picked;
    const meant = { ...change, choices: [picked], name, date, time: undefined };
    const next = { ...state, change: meant };
    // to choose it was to agree
    return missing(meant) ? proceedChange(next, context) : sent(next, context);
  }
  if (hearYesNo(said.words) === 'no')
    return answer(
      { ...state, flow: 'none', change: { kind: change.kind }, misses: 0 },
      `${context.say.diary.nothingChanged} ${context.say.talk.more}`,
      'anything-else',
    );
  return notUnderstood(state, context);
}

/** A turn while a booking is being cancelled or moved. */
export function changeTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const { change, asked } = state;
  if (asked === 'which-booking') return whichTurn(state, said, context);
  const heard = hearAnswer(said, change, asked, context);
  const agrees = asked === 'confirm-change' && hearYesNo(said.words) === 'yes';
  if (Object.keys(heard).length > 0 && !(agrees && saysAgainOnly(change, heard)))
    return proceedChange(
      { ...state, change: { ...change, ...heard } },
      context,
      asked === 'confirm-change' || asked === 'what-to-change' ? context.say.talk.allRight : '',
    );
  if (asked === 'booking-day' && DAY_UNKNOWN.test(said.words))
    return proceedChange({ ...state, change: { ...change, withoutDate: true } }, context);
  if (asked === 'confirm-change') {
    const reply = hearYesNo(said.words);
    const saysAgain = change.kind === 'cancel' && CANCELS.test(said.words);
    if (reply === 'yes' || (reply === null && saysAgain)) return sent(state, context);
    if (reply === 'no')
      return answer({ ...state, misses: 0 }, context.say.asking.shouldChange, 'what-to-change');
  }
  if (asked === 'what-to-change') {
    const again = (changes: Partial<ChangeDraft>) =>
      proceedChange(
        { ...state, change: { ...change, ...changes } },
        context,
        context.say.talk.allRight,
      );
    if (/\bname\b/.test(said.words)) return again({ name: undefined });
    if (/\b(?:time|hour)\b/.test(said.words) && change.kind === 'move')
      return again({ newDate: undefined, newTime: undefined });
    if (/\b(?:date|day)\b/.test(said.words)) return again({ date: undefined, withoutDate: false });
  }
  const answered = said.question ? answerQuestion(said, context) : null;
  return answered ? proceedChange(state, context, answered) : notUnderstood(state, context);
}
