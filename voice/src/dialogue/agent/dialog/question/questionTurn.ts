import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isOpenAt } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { namedDay } from '../../knowledge/namedDay.ts';
import { spokenFact } from '../../knowledge/spokenFact.ts';
import { topicsOf } from '../../knowledge/topics.ts';
import { daysAhead, spokenDate, spokenRanges, weekdayName } from '../../nlg/moments.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import { hearDate } from '../../nlu/entities/dates.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { findsByMeaning, meantBy, spokenPassage } from '../knowledgeTurn.ts';
import { answerAboutServices, priceList } from '../serviceQuestion.ts';

function hoursOnDay({ words }: Utterance, context: AgentContext): string | null {
  const { business } = context;
  const { talk } = context.say;
  const hoursOn = (day: DateTime) => hoursAround(business, day.toISODate() ?? '');
  if (
    (!business.hours && business.exceptions.size === 0) ||
    !(topicsOf(words, 'asked').has('hours') || AND_THEN.test(words)) ||
    /\b(?:kitchen|bar|check|breakfast|takeaway|takeout|holidays?|christmas|easter)\b/.test(words)
  )
    return null;
  if (/\b(?:now|right now|currently|at the moment|still)\b/.test(words)) {
    const { now } = context;
    const hours = hoursOn(now);
    if (!hours) return null;
    const open = isOpenAt(hours, now.weekday, now.hour * 60 + now.minute);
    const ranges = hours.get(now.weekday) ?? [];
    const today =
      ranges.length > 0 ? talk.todaysHours(spokenRanges(ranges, context)) : talk.closedToday;
    return open ? talk.openNow(today) : talk.notOpenNow(today);
  }
  const today = /\btoday\b/.test(words);
  const found = today
    ? null
    : hearDate(digitsForWords(words), { now: context.now, dayFirst: context.british });
  const day = today ? context.now : found && 'date' in found ? found.date : null;
  const hours = day && hoursOn(day);
  if (!day || !hours) return null;
  const ranges = hours.get(day.weekday) ?? [];
  const name = weekdayName(day.weekday, context);
  const open = spokenRanges(ranges, context);
  if (today) return ranges.length > 0 ? talk.openToday(open) : talk.sorryClosedToday;
  return ranges.length > 0 ? talk.openOn(name, open) : talk.sorryClosedOn(name);
}

/** "Are you open on Christmas Day?", where the owner wrote that day down by its name. */
function hoursOnNamedDay({ words }: Utterance, context: AgentContext): string | null {
  const { business, now } = context;
  if (!topicsOf(words, 'asked').has('hours')) return null;
  const date = namedDay(words, business.exceptions, now.toISODate() ?? '');
  if (date === null) return null;
  const day = DateTime.fromISO(date, { zone: now.zone });
  const ranges = business.exceptions.get(date)?.ranges ?? [];
  // The sentence around it has the article already.
  const name =
    daysAhead(date, context) > 1
      ? spokenDate(date, context).replace(/^(?:el|le) /, '')
      : weekdayName(day.weekday, context);
  const { talk } = context.say;
  return ranges.length > 0
    ? talk.openOn(name, spokenRanges(ranges, context))
    : talk.sorryClosedOn(name);
}

/** "Your phone number", "could I get the phone number", "what is their contact number". */
const OWN_NUMBER =
  /\b(?:your|their|its|the (?:\p{L}+)'?s?) (?:phone|telephone|contact)(?: phone)? number\b|\byour number\b|\b(?:get|have|give me|need|what(?:'s| is)|know|tell me) (?:the|a) (?:phone|telephone|contact)(?: phone)?(?: number)?\b/u;
/** "And on Sunday?", after hours were told. */
const AND_THEN =
  /^(?:and|what about|how about|and what about)(?: on)? (?:the )?\p{L}+(?: \p{L}+)?$/u;

/** What the business's own words answer to a question, or null when they say nothing of it. */
export function answerQuestion(said: Utterance, context: AgentContext): string | null {
  const { words } = said;
  const { business } = context;
  const onDay = hoursOnNamedDay(said, context) ?? hoursOnDay(said, context);
  if (onDay) return onDay;
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
  const offered = answerAboutServices(said, context);
  if (offered) return offered;
  const meant = meantBy(said, context);
  if (meant?.sure) return spokenPassage(meant, context);
  const byMeaning = findsByMeaning(said, context);
  const find = (text: string) => (byMeaning ? null : business.search.find(text));
  const facts = words.split(/\band\b/).map((part) => find(part.trim()));
  const each =
    facts.length === 2 && facts.every((one) => one !== null)
      ? new Set(facts)
      : new Set([find(words)]);
  const spoken = [...each].filter((one) => one !== null).map(spokenFact);
  const prices = priceList(said, context);
  if (prices) return prices;
  if (spoken.length > 0) return spoken.join(' ');
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
