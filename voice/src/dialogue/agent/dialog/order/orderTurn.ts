import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { goOn } from '../../forms/engine/ask.ts';
import { orderForm } from '../../forms/order/form.ts';
import { hearItems, withItems, withoutItem } from '../../nlu/entities/orderItems.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { formTurn, type HeardFacts, type SpokenForm } from '../formTurn.ts';

const LONGEST_NAME_CHARACTERS = 120;

/** Goes on with an order: drops what cannot be, asks for what is missing, or reads it back. */
export function proceedOrder(state: AgentState, context: AgentContext, before = ''): AgentState {
  return goOn(orderForm, state, context, { say: before });
}

/** Day, hour, name and number out of a turn. */
export function withOrderFacts(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  const { order, caller, asked } = state;
  const heard = hearSlots(said.words, {
    raw: said.raw,
    asked: asked === 'pickup-time' ? 'time' : asked,
    context,
    sized: false,
  });
  return {
    ...state,
    order: { ...order, date: heard.date ?? order.date, time: heard.time ?? order.time },
    caller: {
      ...caller,
      name: heard.name?.slice(0, LONGEST_NAME_CHARACTERS) ?? caller.name,
      phone: heard.phone ?? caller.phone,
    },
  };
}

function changed(before: AgentState, after: AgentState): boolean {
  return (
    before.order.date !== after.order.date ||
    JSON.stringify(before.order.time) !== JSON.stringify(after.order.time) ||
    before.caller.name !== after.caller.name ||
    before.caller.phone !== after.caller.phone
  );
}

/** The items as a turn leaves them, or null when it says nothing of them. */
function itemsAfter(state: AgentState, { words }: Utterance, context: AgentContext) {
  const { items } = state.order;
  const left = withoutItem(items, words);
  if (left) return left;
  const correcting =
    (state.asked === 'confirm-order' || state.asked === 'what-to-change') &&
    /\b(?:add|make (?:it|that)|another|and|plus|\d+|two|three|four|five|six)\b/.test(words);
  if (state.asked !== 'order-items' && !correcting) return null;
  const heard = hearItems(words, { now: context.now, dayFirst: context.british });
  return heard.length > 0 ? withItems(items, heard) : null;
}

function hear(state: AgentState, said: Utterance, context: AgentContext): HeardFacts {
  const items = itemsAfter(state, said, context);
  const told = withOrderFacts(state, said, context);
  const differs = items !== null || changed(state, told);
  const order = { ...told.order, items: items ?? told.order.items };
  return { state: { ...told, order }, heard: differs, changed: differs };
}

const spokenOrder: SpokenForm = { form: orderForm, hear, proposes: () => false };

/** A turn inside an order. */
export function orderTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  return formTurn(spokenOrder, state, said, context);
}
