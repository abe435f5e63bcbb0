import { spokenFact } from '../../knowledge/spokenFact.ts';
import { hearItems } from '../../nlu/entities/orderItems.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { answer } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { proceedOrder, withOrderFacts } from './orderTurn.ts';

const OF_ORDERS =
  /\b(?:take[- ]?aways?|take[- ]?out|carry[- ]?out|collection|pick[- ]?ups?|to go|orders?|ordering)\b/i;
/** Orders that are not taken by telephone: "not on this telephone line", "order online only", "through our app". */
const ELSEWHERE =
  /\bnot (?:taken )?(?:on|by|over|via) (?:this |the )?(?:tele)?(?:phone|line|number)\b|\b(?:only|orders?|taken|ordering) (?:\w+ ){0,4}(?:on|through|via|using) (?:our |the )?(?:website|web ?site|app|site)\b|\bonline (?:orders? )?only\b/i;

/** "Two margheritas for pickup at six": only where the owner cooks, and does not say that nothing is taken away. */
export const ordering: Handler = (state, said, context) => {
  const { words } = said;
  if (state.flow !== 'none' || !context.canOrder || !intents.order(words)) return null;
  if (context.business.kind !== 'restaurant' || /\bdeliver\w*\b/.test(words)) return null;
  const elsewhere = context.business.search.facts.find(
    ({ text }) => OF_ORDERS.test(text) && ELSEWHERE.test(text),
  );
  if (elsewhere)
    return answer(
      { ...state, misses: 0 },
      `${spokenFact(elsewhere)} ${context.say.talk.whatElse}`,
      'anything-else',
    );
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
