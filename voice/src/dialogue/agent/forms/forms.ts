import type { AgentContext } from '../context.ts';
import type { AgentState, Question } from '../state.ts';
import { bookingForm } from './booking/next.ts';
import { changeForm } from './change/form.ts';
import { type Form, slotOf } from './engine/form.ts';
import { messageForm } from './message/form.ts';
import { orderForm } from './order/form.ts';

const forms: readonly Form[] = [bookingForm, changeForm, orderForm, messageForm];

/** The form that is being filled; undefined outside of one. */
export function formOf({ flow }: Pick<AgentState, 'flow'>): Form | undefined {
  return forms.find(({ name }) => name === flow);
}

/** The words of an open question of whatever form; of none, what should be changed. */
export function openQuestion(asked: Question, state: AgentState, context: AgentContext): string {
  const form = formOf(state);
  const slot = form && slotOf(form, asked);
  return slot?.question?.(state, context) ?? context.say.asking.whatToChange;
}
