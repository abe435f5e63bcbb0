import type { Fact } from '@belldesk/contract/business/factLines';
import { readBusiness } from '../agent/knowledge/business.ts';
import { compiled } from './phrases/phrase.ts';
import { troubles, troubleWords } from './phrases/troubles.ts';
import type { TroubleTopic } from './phrases/troubleTopics.ts';

const ABOUT_EMERGENCIES =
  /\bemergenc|\burgen(?:t|c)|\bout[ -]of[ -]hours|\bafter[ -]hours|\b24[ -]hour|\bburst|\bgas leak|\bastreinte|\bguardia\b/iu;
/** Of a telephone line; the three digits of a public number are none. */
const LINE = /\+?\d(?:[\s().-]*\d){4,}/u;

/** What the owner wrote of the business's own emergency line: "Emergency line: 555 0199". Null where there is none. */
export function ownEmergencyLine(systemPrompt: string, businessName: string): Fact | null {
  const { facts } = readBusiness(systemPrompt, businessName).search;
  const written = ({ heading, text }: Fact) => `${heading}: ${text}`;
  return (
    facts.find((fact) => ABOUT_EMERGENCIES.test(written(fact)) && LINE.test(fact.text)) ?? null
  );
}

/** Something to do, not a price or an hour alone. */
const DOES =
  /\b(?:ring|rings|call|calls|phone|text|go to|come (?:straight|in|to)|bring|on this number|turn off|switch off|shut off|stay|leave|keep|within \d+)\b/iu;

/**
 * What the owner wrote that callers do about trouble that cannot wait: the emergency line, else what they are told to do. Null
 * where nothing of it stands there.
 */
export function ownInstructions(systemPrompt: string, businessName: string): Fact | null {
  const { facts } = readBusiness(systemPrompt, businessName).search;
  return (
    ownEmergencyLine(systemPrompt, businessName) ??
    facts.find(
      ({ heading, text }) => ABOUT_EMERGENCIES.test(`${heading}: ${text}`) && DOES.test(text),
    ) ??
    null
  );
}

const TROUBLES = troubles.map(([pattern, , topic]) => ({
  says: compiled(pattern, troubleWords),
  topic,
}));

/**
 * What the trouble is about that a caller tells of, where it is some that an owner's emergency line is there for, without danger
 * to a person's life: a burst pipe, being locked out, an animal hurt. Null for none. @param clauses of plain speech
 */
export function troubleTold(clauses: readonly string[]): TroubleTopic | null {
  const told = TROUBLES.find(({ says }) => clauses.some((clause) => says.test(clause)));
  return told?.topic ?? null;
}
