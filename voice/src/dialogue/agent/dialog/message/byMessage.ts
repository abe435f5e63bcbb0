import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { AgentContext } from '../../context.ts';
import { LONGEST_MESSAGE_CHARACTERS } from '../../forms/message/form.ts';
import { meantPassage } from '../../knowledge/meantPassage.ts';
import { intents } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { Handler } from '../handler.ts';
import { clearlyAsks } from '../knowledgeTurn.ts';
import { callerIn } from '../standing/callerIn.ts';
import { proceedMessage } from './messageTurn.ts';

/** Wants to have it, and does not only ask about it. */
const WANTS =
  /\b(?:(?:i'd|we'd|i would|we would|i|we) (?:really )?(?:like|love|need|want)|can (?:you|i|we)|could (?:you|i|we)|would you|please|looking (?:for|to)|hoping|book|reserve|(?:have|got) you (?:any )?(?:room|space)|any (?:chance|room|space)|due an?)\b/;

/** Whether it asks for something that the owner wrote of in another place: a camper for the night is no bedroom. */
function isElsewhere(said: Utterance, rule: string, { business, meaning }: AgentContext): boolean {
  if (!said.raw.includes('?')) return false;
  const meant = meantPassage(said, business, meaning);
  const [first] = meant?.likely ? meant.sentences : [];
  return first !== undefined && !rule.includes(first) && !first.includes(rule);
}

/** What the owner wants no booking made of by telephone: the owner's rule, then a message with all that was said. */
export const byMessage: Handler = (state, said, context) => {
  if (state.flow !== 'none' || !context.canTakeMessage || !context.language.startsWith('en'))
    return null;
  const { words, raw } = said;
  if (!WANTS.test(words) || clearlyAsks(words) || intents.changeExisting(words)) return null;
  const rule = context.business.byMessage.find((one) => one.isMeant(words));
  // what the calendar itself can book is booked
  if (!rule || servicesNamed(raw, context.business.services).length > 0) return null;
  if (isElsewhere(said, rule.rule, context)) return null;
  return proceedMessage(
    {
      ...state,
      flow: 'message',
      misses: 0,
      caller: callerIn(state, said, context),
      message: raw.trim().slice(0, LONGEST_MESSAGE_CHARACTERS),
    },
    context,
    rule.rule,
  );
};
