import { PLACE_ORDER, placeOrderArguments } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { checkDraft } from '../../forms/booking/check.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { slotQuestion } from '../../forms/booking/next.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import { hearItems, spokenItems, withItems, withoutItem } from '../../nlu/entities/orderItems.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import {
  type AgentState,
  answer,
  type OrderDraft,
  type Question,
  type ToolWish,
} from '../../state.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { phoneTurn } from '../phoneTurn.ts';
import { answerQuestion } from '../question/questionTurn.ts';

const SERVICE = 'pickup';
const LONGEST_NAME_CHARACTERS = 120;

function dayOf({ date }: OrderDraft, context: AgentContext): string {
  return date ?? context.now.toFormat('yyyy-MM-dd');
}

function missing({ order, caller }: AgentState, context: AgentContext): Question | null {
  if (order.items.length === 0) return 'order-items';
  if (!order.time) return 'pickup-time';
  if (!caller.name) return 'name';
  if (!caller.phone && !caller.withoutPhone)
    return context.callerNumber ? 'use-caller-number' : 'phone';
  return null;
}

function readBack({ order, caller }: AgentState, context: AgentContext): string {
  const date = dayOf(order, context);
  const hour = order.time ? spokenTime(resolveTime(order.time, date, context), context) : '';
  const { booked, diary } = context.say;
  const phone = caller.phone ? booked.withPhone(spokenPhone(caller.phone, context)) : '';
  const what = diary.pickup(spokenItems(order.items, context), spokenDate(date, context), hour);
  return booked.readBack(`${what}${booked.underName(caller.name ?? '')}${phone}`);
}

/** Goes on with an order: drops what cannot be, asks for what is missing, or reads it back. */
export function proceedOrder(state: AgentState, context: AgentContext, before = ''): AgentState {
  const { order } = state;
  const checked = checkDraft(
    { service: SERVICE, date: dayOf(order, context), time: order.time },
    context,
  );
  const kept =
    checked.objection === ''
      ? order
      : { items: order.items, date: checked.draft.date && order.date, time: checked.draft.time };
  const next = { ...state, flow: 'order' as const, order: kept, misses: 0 };
  // closed that day: another day is needed with the hour
  const objection =
    checked.objection !== '' && checked.draft.date === undefined
      ? `${checked.objection} ${context.say.asking.nameAnotherMoment}`
      : checked.objection;
  const asks =
    checked.objection !== '' && order.items.length > 0 ? 'pickup-time' : missing(next, context);
  const words = asks ? slotQuestion(asks, next, context) : readBack(next, context);
  const say = [before, objection, words].filter((part) => part !== '').join(' ');
  return answer(next, say, asks ?? 'confirm-order');
}

function orderTool({ order, caller }: AgentState, context: AgentContext): ToolWish | null {
  const { items, time } = order;
  const { name, phone } = caller;
  if (items.length === 0 || !time || !name) return null;
  const date = dayOf(order, context);
  const args = placeOrderArguments.parse({
    items,
    date,
    time: resolveTime(time, date, context),
    name,
    ...(phone === undefined ? {} : { phoneNumber: phone }),
  });
  return { name: PLACE_ORDER, arguments: args };
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

/** A turn inside an order. */
export function orderTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const correcting = state.asked === 'confirm-order' || state.asked === 'what-to-change';
  const lead = correcting ? context.say.talk.allRight : '';
  const phone = phoneTurn(state, said, context, (next) => proceedOrder(next, context));
  if (phone) return phone;
  const answered = said.question ? answerQuestion(said, context) : null;
  if (answered) return proceedOrder(state, context, answered);
  const items = itemsAfter(state, said, context);
  const told = withOrderFacts(state, said, context);
  if (items || changed(state, told)) {
    const order = { ...told.order, items: items ?? told.order.items };
    return proceedOrder({ ...told, order }, context, lead);
  }
  if (correcting) {
    const reply = hearYesNo(said.words);
    const tool = reply === 'yes' && state.asked === 'confirm-order' && orderTool(state, context);
    if (tool)
      return answer({ ...state, misses: 0 }, context.say.talk.oneMoment, 'confirm-order', { tool });
    if (reply === 'no')
      return answer({ ...state, misses: 0 }, context.say.asking.shouldChange, 'what-to-change');
    if (/\b(?:time|hour)\b/.test(said.words))
      return proceedOrder({ ...state, order: { ...state.order, time: undefined } }, context, lead);
    if (/\bname\b/.test(said.words))
      return proceedOrder(
        { ...state, caller: { ...state.caller, name: undefined } },
        context,
        lead,
      );
  }
  return notUnderstood(state, context);
}
