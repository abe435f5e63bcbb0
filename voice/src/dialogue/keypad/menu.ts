import type { AgentContext } from '../agent/context.ts';
import { spokenFact } from '../agent/knowledge/spokenFact.ts';
import { transferSayings } from '../agent/nlg/transferSayings.ts';

const MOST_FACTS = 5;

/** The keys of the main menu, spoken. What the assistant has no tool for is left out. */
export function menu({
  say,
  language,
  canBook,
  canTakeMessage,
  canTransfer,
}: AgentContext): string {
  const keys = say.keys.menu(canBook, canTakeMessage);
  return canTransfer ? `${keys} ${transferSayings(language).menuKey}` : keys;
}

/** Opening hours first, then what else the owner wrote, a few sentences of it. */
export function spokenFacts(context: AgentContext): string {
  const { facts } = context.business.search;
  const hours = facts.filter((fact) => /\b(?:open|hours)/i.test(fact.heading));
  const others = facts.filter((fact) => fact.heading !== '' && !hours.includes(fact));
  const spoken = [...hours, ...others].slice(0, MOST_FACTS).map(spokenFact);
  return spoken.length > 0 ? spoken.join(' ') : context.say.keys.noFacts;
}
