import { hearItems } from '../../nlu/entities/orderItems.ts';
import { intents } from '../../nlu/intents/intents.ts';
import type { Handler } from '../handler.ts';
import { proceedOrder, withOrderFacts } from './orderTurn.ts';

/** "Two margheritas for pickup at six": only where the owner cooks, and does not say that nothing is taken away. */
export const ordering: Handler = (state, said, context) => {
  const { words } = said;
  if (state.flow !== 'none' || !context.canOrder || !intents.order(words)) return null;
  if (context.business.kind !== 'restaurant' || /\bdeliver\w*\b/.test(words)) return null;
  const rule = context.business.search.find('takeaway');
  if (rule && /\b(?:no|not|don't|never|cannot)\b/i.test(rule.text)) return null;
  if (/^(?:do|does) (?:you|they)\b/.test(words)) return null;
  const items = hearItems(words, { now: context.now, dayFirst: context.british });
  const told = withOrderFacts(
    { ...state, asked: 'how-can-i-help', order: { items } },
    said,
    context,
  );
  return proceedOrder(told, context, context.say.talk.ofCourse);
};
