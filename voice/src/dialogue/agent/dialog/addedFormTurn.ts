import { hearCaller, withCaller } from '../forms/caller/hearCaller.ts';
import { goOn } from '../forms/engine/ask.ts';
import { addedForms, formOf } from '../forms/forms.ts';
import { formTurn } from './formTurn.ts';
import type { Handler } from './handler.ts';

/** Asks for it to be done, and not whether there is such a thing. */
const ASKS_TO_BE_PUT =
  /\b(?:put|add|get|go|be|stick|pop|call|ring|text|phone|let|tell) (?:me|us|my|on)\b/;

/** A wish that an added form is for, also in the middle of a booking that comes to nothing. */
export const beginAddedForm: Handler = (state, said, context) => {
  if (state.flow !== 'none' && state.flow !== 'booking') return null;
  const lower = said.raw.toLowerCase();
  const added = addedForms.find(({ wish, isPossible }) => wish.test(lower) && isPossible(context));
  if (!added || (said.question && !ASKS_TO_BE_PUT.test(lower))) return null;
  const answers = added.begin(state, context);
  const told = withCaller({ ...state, asked: 'how-can-i-help' }, said, context);
  const { ofCourse } = context.say.talk;
  return goOn(added.form, { ...told, booking: {}, answers }, context, { say: ofCourse });
};

/** A turn inside an added form: its slots hear their own answers, and the caller's name and number are heard anywhere. */
export const addedFormTurn: Handler = (state, said, context) => {
  const form = formOf(state);
  return form
    ? formTurn({ form, hear: hearCaller, proposes: () => false }, state, said, context)
    : null;
};
