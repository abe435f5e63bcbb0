import { PLACE_ORDER, placeOrderArguments } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import { spokenItems } from '../../nlu/entities/orderItems.ts';
import type { Facts, OrderDraft } from '../../state.ts';
import { checkDraft } from '../booking/check.ts';
import { resolveTime } from '../booking/time.ts';
import { nameSlot } from '../caller/name.ts';
import { phoneSlots } from '../caller/phone.ts';
import { exampleTime } from '../engine/examples.ts';
import type { Form } from '../engine/form.ts';

const SERVICE = 'pickup';

function dayOf({ date }: OrderDraft, context: AgentContext): string {
  return date ?? context.now.toFormat('yyyy-MM-dd');
}

function spokenOrder({ order }: Facts, context: AgentContext): string {
  const date = dayOf(order, context);
  const hour = order.time ? spokenTime(resolveTime(order.time, date, context), context) : '';
  return context.say.diary.pickup(
    spokenItems(order.items, context),
    spokenDate(date, context),
    hour,
  );
}

/** Food and drink to be picked up. */
export const orderForm: Form = {
  name: 'order',
  slots: [
    {
      asks: 'order-items',
      isSettled: ({ order }) => order.items.length > 0,
      question: (_facts, { say }) => say.asking.orderItems,
      again: (_facts, { say }) => say.again.orderItems,
    },
    {
      asks: 'pickup-time',
      isSettled: ({ order }) => order.time !== undefined,
      question: (_facts, { say }) => say.asking.pickupTime,
      again: ({ order }, context) =>
        context.say.again.pickupTime(exampleTime(dayOf(order, context), context)),
      named: /\b(?:time|hour)\b/,
      forget: ({ order }) => ({ order: { ...order, time: undefined } }),
    },
    nameSlot(({ say }) => say.asking.name),
    ...phoneSlots,
  ],
  confirm: 'confirm-order',
  check({ order }, context) {
    const date = dayOf(order, context);
    const { draft, objection } = checkDraft({ service: SERVICE, date, time: order.time }, context);
    if (objection === '') return null;
    const kept = { items: order.items, date: draft.date && order.date, time: draft.time };
    // closed that day: another day is needed with the hour
    const say =
      draft.date === undefined ? `${objection} ${context.say.asking.nameAnotherMoment}` : objection;
    return { say, facts: { order: kept }, ...(order.items.length > 0 && { asks: 'pickup-time' }) };
  },
  readBack(facts, context) {
    const { booked } = context.say;
    const { name = '', phone } = facts.caller;
    const number = phone ? booked.withPhone(spokenPhone(phone, context)) : '';
    return booked.readBack(`${spokenOrder(facts, context)}${booked.underName(name)}${number}`);
  },
  confirmAgain: ({ say }) => say.talk.rightYesOrNo,
  tool({ order, caller }, context) {
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
  },
  passOn: (facts, context) =>
    facts.order.items.length > 0
      ? context.say.diary.callBackOrder(spokenOrder(facts, context))
      : undefined,
};
