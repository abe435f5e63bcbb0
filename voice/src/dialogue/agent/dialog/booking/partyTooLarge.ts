import type { AgentContext } from '../../context.ts';
import { askNext, bookingForm } from '../../forms/booking/next.ts';
import { goOn, offerMessage } from '../../forms/engine/ask.ts';
import type { AgentState } from '../../state.ts';

/**
 * What follows where nothing of the service takes so many people. A table, room or person that was asked for by name is let
 * go first: another one of the same service may do. Then the services that do take so many are offered, a single one taken
 * at once; where there is none, a message to the team is.
 * @param services names of all services that take so many
 */
export function partyTooLarge(
  state: AgentState,
  services: readonly string[],
  context: AgentContext,
): AgentState {
  const { resource, ...booking } = state.booking;
  const { booked } = context.say;
  if (resource !== undefined) return goOn(bookingForm, { ...state, booking }, context);
  const others = services.filter((name) => name !== booking.service);
  const [other] = others;
  if (other === undefined) return offerMessage(bookingForm, state, context, booked.tooMany);
  const lead = booked.forSoMany(others);
  // the only one is read back like anything else before it is booked
  if (others.length === 1)
    return goOn(bookingForm, { ...state, booking: { ...booking, service: other } }, context, {
      say: lead,
    });
  const open = { ...booking, service: undefined, among: others };
  return askNext({ ...state, booking: open, misses: 0 }, context, lead);
}
