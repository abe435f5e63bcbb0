import type { AgentContext } from '../context.ts';
import type { AgentState, Question } from '../state.ts';
import { bookingForm } from './booking/next.ts';
import { changeForm } from './change/form.ts';
import type { AddedForm } from './engine/added.ts';
import { type Form, slotOf } from './engine/form.ts';
import { messageForm } from './message/form.ts';
import { orderForm } from './order/form.ts';
import { statusForm } from './status/form.ts';
import { waitingList } from './waitingList/form.ts';

/** A new form is a file of slots and one of texts, and a line here. */
export const addedForms: readonly AddedForm[] = [waitingList];

const forms: readonly Form[] = [
  bookingForm,
  changeForm,
  orderForm,
  messageForm,
  statusForm,
  ...addedForms.map(({ form }) => form),
];

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
