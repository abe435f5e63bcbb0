import type { AgentContext } from '../../context.ts';
import { derivedAnswer } from '../../knowledge/derived/derivedAnswer.ts';
import { offeredService, priceList } from '../../knowledge/derived/serviceFacts.ts';
import { spokenFact } from '../../knowledge/spokenFact.ts';
import { topicsOf } from '../../knowledge/topics.ts';
import { sayAnswer } from '../../nlg/answers/sayAnswer.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import { type Utterance, utterance } from '../../nlu/normalise/utterance.ts';
import { findsByMeaning, meantBy, spokenPassage } from '../knowledgeTurn.ts';

/** "Your phone number", "could I get the phone number", "what is their contact number". */
const OWN_NUMBER =
  /\b(?:your|their|its|the (?:\p{L}+)'?s?) (?:phone|telephone|contact)(?: phone)? number\b|\byour number\b|\b(?:get|have|give me|need|what(?:'s| is)|know|tell me) (?:the|a) (?:phone|telephone|contact)(?: phone)?(?: number)?\b/u;
/**
 * What the business's own words answer to a question, or null when they say nothing of it.
 * @param before what was asked before, which a short question may go on with
 */
export function answerQuestion(
  said: Utterance,
  context: AgentContext,
  before?: string,
): string | null {
  const { words } = said;
  const { business } = context;
  const derived = derivedAnswer(said, context, before);
  if (derived) return derived.said;
  if (business.phoneNumber && OWN_NUMBER.test(words)) {
    return context.say.talk.ownNumber(spokenPhone(business.phoneNumber, context));
  }
  if (
    /\b(?:what(?:'s| is) (?:the|your) name|who (?:am i|is this|are you)|what (?:place|company|business) is this|have i reached)\b|^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)) )*is (?:this|that) (?:the )?(?!ok|right|correct|fine|a |an |possible|your|my)\p{L}+(?: \p{L}+){0,2}$/u.test(
      words,
    ) &&
    !topicsOf(words, 'asked').size &&
    business.name &&
    !/\bname of\b/.test(words)
  ) {
    return context.say.talk.assistantOf(business.name);
  }
  const offered = offeredService(said, context);
  if (offered) return offered;
  const meant = meantBy(said, context);
  if (meant?.likely) return spokenPassage(meant, context, words);
  const byMeaning = findsByMeaning(said, context);
  const find = (text: string) => (byMeaning ? null : business.search.find(text));
  const parts = words.split(/\band\b/);
  const facts = parts.length === 2 ? parts.map((part) => find(part.trim())) : [];
  const both = facts.length === 2 && facts.every((one) => one !== null);
  const each = both ? new Set(facts) : new Set([find(words)]);
  const spoken = [...each].filter((one) => one !== null).map(spokenFact);
  const prices = priceList(said, context);
  if (prices) return prices;
  if (spoken.length > 0) return sayAnswer(words, spoken, context.language);
  if (
    business.description &&
    /\b(?:what do you do|what (?:kind|sort|type) of|tell me about|who are you)\b/.test(words)
  ) {
    return business.description
      .split(/(?<=[.!?])\s/)
      .slice(0, 2)
      .join(' ');
  }
  return null;
}

/**
 * What may answer a question beside a wish, told with doubt; that the team can tell where nothing is near.
 * @param service what the wish is for, where the question is about it
 */
export function relatedOrUnknown(said: Utterance, context: AgentContext, service?: string): string {
  const asked = service === undefined ? said : utterance(`${said.raw} ${service}`);
  const meant = meantBy(asked, context);
  return meant ? spokenPassage(meant, context, asked.words) : context.say.booked.unknownTeamCanTell;
}
