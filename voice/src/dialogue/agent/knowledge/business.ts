import { type DayExceptions, readExceptions } from '@belldesk/contract/business/dayExceptions';
import { factLines } from '@belldesk/contract/business/factLines';
import { type PartHours, readWrittenHours } from '@belldesk/contract/business/hours/readHours';
import type { OpeningHours } from '@belldesk/contract/business/openingHours';
import { type PromptService, readPromptServices } from '@belldesk/contract/business/promptServices';
import { readSystemPrompt } from '@belldesk/contract/prompt';
import { type BusinessKind, businessKind } from './businessKind.ts';
import { createFactSearch, type FactSearch } from './factSearch.ts';
import { type ByMessage, byMessageOnly, sellersRule } from './ownersRules.ts';
import {
  CALENDAR_HOURS,
  compilePassages,
  type WrittenLine,
  writtenLines,
} from './passages/compile.ts';
import { indexPassages, type PassageIndex } from './passages/passageIndex.ts';

export interface Business {
  readonly name: string;
  readonly phoneNumber: string;
  readonly description: string;
  readonly kind: BusinessKind;
  readonly search: FactSearch;
  /** Week by week; `hoursAround` tells those of a date. */
  readonly hours: OpeningHours | null;
  /** Weekdays on which it is open in some weeks only, or by arrangement. */
  readonly unsureDays: ReadonlySet<number>;
  /** Parts of whose beginning or end something is written that may not have been read. */
  readonly limitedParts: ReadonlySet<string>;
  /** Hours of its parts that keep others: the kitchen, the pick-up desk; by the ids of hours/parts.ts. */
  readonly partHours: ReadonlyMap<string, PartHours>;
  /** Days that differ. */
  readonly exceptions: DayExceptions;
  /** What the owner wrote, line by line. */
  readonly lines: readonly WrittenLine[];
  /** What is asked for in a message, never booked by telephone. */
  readonly byMessage: readonly ByMessage[];
  /** What the owner wrote to those who sell; null where nothing is written. */
  readonly sellersRule: string | null;
  /** What a question is compared with by meaning and by words. */
  readonly passages: PassageIndex;
  /** What the calendar can book; empty where the owner has set up nothing there. */
  readonly services: readonly PromptService[];
  /** What can be chosen, as the owner listed it: "haircuts", "double". */
  readonly offers: readonly string[];
  /** Most people that a reservation by phone may be for, where the owner set one. */
  readonly maxPartySize: number | null;
}

function listed(facts: FactSearch['facts'], heading: RegExp): string[] {
  const fact = facts.find((one) => heading.test(one.heading));
  if (!fact) return [];
  const list = fact.text.split(/[.;]/)[0] ?? '';
  return list
    .replace(/^(?:we (?:offer|do|have)|from|ofrecemos|nous proposons)\s+/i, '')
    .split(/,|\b(?:and|or|y|et|ou)\b|(?<=\s)[ou](?=\s)|&/)
    .map((item) =>
      item
        .replace(/\b(?:rooms?|habitaci[oó]n(?:es)?|chambres?)\b/gi, '')
        .trim()
        .toLowerCase(),
    )
    .filter((item) => item !== '' && item.split(' ').length <= 4 && !/\d/.test(item));
}

function maxPartySize(facts: FactSearch['facts']): number | null {
  for (const { heading, text } of facts) {
    const match =
      /\b(?:up to|maximum(?: of)?|at most|no more than|hasta|máximo(?: de)?|jusqu['’]à|maximum(?: de)?)\s+(\d{1,3})\s+(?:people|guests|persons|personas|comensales|personnes|couverts)\b/i.exec(
        text,
      );
    if (match && /reserv|réserv|book|table|mesa|group|grup/i.test(`${heading} ${text}`))
      return Number(match[1]);
  }
  return null;
}

/** The week that is set in the calendar: what else is written of hours is about something else, or older. */
function calendarWeek(additionalDetails: string): OpeningHours | null {
  const [line] = CALENDAR_HOURS.exec(additionalDetails) ?? [];
  return line === undefined ? null : readWrittenHours(line).week;
}

function understood(systemPrompt: string, fallbackName: string): Business {
  const facts = readSystemPrompt(systemPrompt);
  const services = readPromptServices(systemPrompt);
  const lines = writtenLines(facts);
  const name = facts.companyName || fallbackName;
  const description = facts.businessDescription;
  const kind = businessKind(
    `${name}\n${description}`,
    `${facts.targetCustomers}\n${facts.additionalDetails}`,
  );
  const written = readWrittenHours(
    [facts.additionalDetails, description, facts.targetCustomers].join('\n\n'),
  );
  const search = createFactSearch(facts.additionalDetails, description, facts.targetCustomers);
  const heading =
    kind === 'hotel'
      ? /^(?:rooms?|habitaciones|chambres)\b/i
      : /^(?:(?:our|nuestros|nos) )?(?:services?|treatments?|servicios|tratamientos|soins|prestations)\b/i;
  return {
    name,
    phoneNumber: facts.phoneNumber,
    description,
    kind,
    search,
    lines,
    byMessage: byMessageOnly(lines),
    sellersRule: sellersRule(lines),
    hours: calendarWeek(facts.additionalDetails) ?? written.week,
    partHours: written.parts,
    unsureDays: written.unsure,
    limitedParts: written.limited,
    exceptions: readExceptions(factLines(facts.additionalDetails)),
    services,
    passages: indexPassages(compilePassages(facts, services)),
    offers: listed(search.facts, heading),
    maxPartySize: maxPartySize(search.facts),
  };
}

const KEPT = 50;
const known = new Map<string, Business>();

/** What the system prompt tells of the business. The last few are kept: every turn of a call asks for the same. */
export function readBusiness(systemPrompt: string, fallbackName: string): Business {
  const key = `${fallbackName}\n${systemPrompt}`;
  const before = known.get(key);
  if (before) return before;
  const business = understood(systemPrompt, fallbackName);
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
  known.set(key, business);
  return business;
}
