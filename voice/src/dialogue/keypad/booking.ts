import type { AgentContext } from '../agent/context.ts';
import { bookingForm } from '../agent/forms/booking/next.ts';
import { impliedService } from '../agent/nlu/entities/service.ts';
import { noFacts } from '../agent/state.ts';
import { nextByKeys, turnByKeys } from './formByKeys.ts';
import type { KeypadState } from './state.ts';

/** What goes without saying at such a business: nobody can name a service by keys. */
function service(context: AgentContext): string {
  const own = impliedService(context);
  if (own !== undefined) return own;
  const { kind } = context.business;
  if (kind === 'restaurant') return 'table';
  if (kind === 'hotel') return 'room';
  return kind === 'trade' ? 'visit' : 'appointment';
}

/** The next question of a booking by keys, or the read-back. */
export function nextKeypadQuestion(
  state: KeypadState,
  context: AgentContext,
  before = '',
): KeypadState {
  return nextByKeys(bookingForm, state, context, before);
}

/** Forgets what was typed and asks the first question. */
export function beginKeypadBooking(
  state: KeypadState,
  context: AgentContext,
  before = '',
): KeypadState {
  const fresh = { ...state, ...noFacts, booking: { service: service(context) } };
  return nextKeypadQuestion(fresh, context, before);
}

/** Keys pressed inside a booking. */
export function keypadBookingTurn(
  state: KeypadState,
  digits: string,
  context: AgentContext,
): KeypadState {
  return turnByKeys(bookingForm, state, digits, context, (before) =>
    beginKeypadBooking(state, context, before),
  );
}
