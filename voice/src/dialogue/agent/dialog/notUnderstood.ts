import type { AgentContext } from '../context.ts';
import { askFor, askWhatToChange } from '../forms/engine/ask.ts';
import { type Form, slotOf } from '../forms/engine/form.ts';
import { formOf } from '../forms/forms.ts';
import { type AgentState, answer, type Question } from '../state.ts';

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
  const again = state.asking?.asks === state.asked && state.asking.vain === 1;
  const keys = again && KEYED.includes(state.asked) ? keysFor(state.asked, context) : '';
  const say = [missed(state.asked, context), keys].filter((part) => part !== '').join(' ');
  const { misses } = state;
  return { ...askFor(form, slot, state, context, { say }), misses };
}

/** Says that nothing was understood; the second time shows another way, the third offers a message. */
export function notUnderstood(state: AgentState, context: AgentContext): AgentState {
  const { talk, message } = context.say;
  const misses = state.misses + 1;
  const next = { ...state, misses };
  const form = formOf(state);
  if (form) return missedAnswer(form, next, context);
  if (misses >= 3 && context.canTakeMessage)
    return answer({ ...next, misses: 0 }, talk.stillNotUnderstood, 'offer-message');
  if (state.asked === 'offer-message') return answer(next, message.offerAgain, 'offer-message');
  if (misses === 1 && state.toldAbilities)
    return answer(next, talk.sayItOtherwise, 'how-can-i-help');
  return misses === 1
    ? answer(
        { ...next, toldAbilities: true },
        `${talk.notUnderstoodThat} ${abilities(context)}`,
        'how-can-i-help',
      )
    : answer(next, talk.notUnderstoodEither, 'offer-message');
}
