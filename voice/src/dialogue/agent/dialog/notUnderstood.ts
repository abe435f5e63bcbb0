import type { AgentContext } from '../context.ts';
import { askFor, askWhatToChange } from '../forms/engine/ask.ts';
import { type Form, slotOf } from '../forms/engine/form.ts';
import { formOf } from '../forms/forms.ts';
import { type AgentState, answer, type Question } from '../state.ts';

/** So often nothing is understood before another way is offered. */
const MOST_LOST = 3;
const KEYED: readonly Question[] = ['phone', 'time', 'date', 'party-size', 'nights'];

function missed(asked: Question, { say: { talk } }: AgentContext): string {
  switch (asked) {
    case 'party-size':
    case 'phone':
      return talk.missedNumber;
    case 'date':
    case 'booking-day':
      return talk.missedDay;
    case 'time':
    case 'pickup-time':
      return talk.missedTime;
    case 'name':
      return talk.missedName;
    default:
      return talk.notUnderstood;
  }
}

/** How to key an answer. */
function keysFor(asked: Question, context: AgentContext): string {
  if (!context.hasKeys) return '';
  const { talk } = context.say;
  if (asked === 'phone') return talk.keyNumber;
  if (asked === 'time') return talk.keyTime;
  return asked === 'date' ? talk.keyDate(context.british) : talk.keyIt;
}

/** What can be done here, in one sentence. */
export function abilities(context: AgentContext): string {
  const { talk } = context.say;
  const parts = [talk.canAnswer];
  if (context.canBook)
    parts.push(
      context.business.kind === 'restaurant'
        ? talk.canBookTable
        : context.business.kind === 'hotel'
          ? talk.canBookRoom
          : talk.canBookAppointment,
    );
  if (context.canCancel && context.canMove) parts.push(talk.canChange);
  if (context.canTakeMessage) parts.push(talk.canTakeMessage);
  return talk.iCan(parts);
}

/** Inside a form: its question in other words, then how to type the answer, then another way. */
function missedAnswer(form: Form, state: AgentState, context: AgentContext): AgentState {
  if (state.asked === 'what-to-change') return askWhatToChange(form, state, context);
  const slot = slotOf(form, state.asked);
  const { asking, doubted } = state;
  const isVain = asking?.asks === state.asked && asking.vain === 1;
  const again = isVain || (doubted?.about === state.asked && doubted.times > 1);
  const keys = again && KEYED.includes(state.asked) ? keysFor(state.asked, context) : '';
  const say = [missed(state.asked, context), keys].filter((part) => part !== '').join(' ');
  const { misses } = state;
  return { ...askFor(form, slot, state, context, { say }), misses };
}

/**
 * Says that nothing was understood; the second time shows another way, the third offers a message. Never the same words
 * twice in a row.
 */
export function notUnderstood(state: AgentState, context: AgentContext): AgentState {
  const misses = state.misses + 1;
  const form = formOf(state);
  if (form) return missedAnswer(form, { ...state, misses }, context);
  const lost = { ...state, misses, lost: (state.lost ?? 0) + 1 };
  return context.canTakeMessage ? lostTurn(lost, context) : lostWithoutMessage(lost, context);
}

/** The first text that was not just said. */
const unlike = ({ reply }: AgentState, ...texts: readonly string[]) =>
  texts.find((text) => !reply.say.includes(text)) ?? texts[0] ?? '';

function lostTurn(state: AgentState, context: AgentContext): AgentState {
  const { talk, message } = context.say;
  if (state.misses >= MOST_LOST) {
    const ways = [talk.stillNotUnderstood, talk.notFollowing];
    const [say = ''] = (state.lost ?? 0) > MOST_LOST ? ways.toReversed() : ways;
    return answer({ ...state, misses: 0 }, unlike(state, say, ...ways), 'offer-message');
  }
  if (state.asked === 'offer-message')
    return answer(
      state,
      unlike(state, message.offerAgain, talk.notUnderstoodEither),
      'offer-message',
    );
  return state.misses === 1
    ? sayAbilities(state, context)
    : answer(state, talk.notUnderstoodEither, 'offer-message');
}

/** What can be done, told once in a call. */
function sayAbilities(state: AgentState, context: AgentContext): AgentState {
  const { talk } = context.say;
  const can = `${talk.notUnderstoodThat} ${abilities(context)}`;
  const say = state.toldAbilities ? unlike(state, talk.sayItOtherwise, can) : can;
  return answer({ ...state, toldAbilities: true }, say, 'how-can-i-help');
}

function lostWithoutMessage(state: AgentState, context: AgentContext): AgentState {
  const { talk } = context.say;
  if (state.misses < MOST_LOST) return sayAbilities(state, context);
  const ways = [talk.notFollowingHere, talk.notUnderstoodThat].map(
    (sorry) => `${sorry} ${talk.record} ${talk.more}`,
  );
  return answer({ ...state, misses: 0 }, unlike(state, ...ways), 'anything-else');
}
