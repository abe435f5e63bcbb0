import { tellsException } from '@belldesk/contract/business/dayExceptions';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { BusinessFacts } from '@belldesk/contract/prompt';
import { servicePassage } from '../services.ts';
import { kindsTold } from './answerKinds.ts';
import { type Clause, clausesOf, hasVerb, sentencesOf } from './clauses.ts';
import { type OwnerLine, ownerLines } from './ownerLines.ts';
import type { Passage, PassageSource } from './passage.ts';
import { inWholeWords } from './plainWriting.ts';
import { toCallers } from './toCallers.ts';

/** So much of an owner's text is read. */
const MOST_PASSAGES = 300;
/** A line with a label is said whole when it is no longer. */
const SHORT_LINE_WORDS = 22;
/** What leans on the words before is said with them while both are no longer. */
const MOST_JOINED_WORDS = 36;
const MOST_FRAGMENTS_WORDS = 14;
/** A sentence that is no longer is said whole, whichever of its parts was meant. */
const MOST_WHOLE_WORDS = 36;
/** More is not said in one breath; what nobody took apart is cut there. */
const MOST_SAID_WORDS = 55;
const LABEL = /^([^:.!?]{2,48}):(?!\d|\/\/)\s*(.+)$/;
const MOST_LABEL_WORDS = 4;
/** A sentence under a label that has one of its own. */
const OWN_LABEL = /^\p{Lu}[^:.!?]{1,40}: \S/u;
const PRICE = /(?:[£$€] ?\d+(?:[.,]\d{1,2})?|\b\d+(?:[.,]\d{1,2})? ?(?:€|pounds|dollars|euros))/g;
const MOST_ITEM_WORDS = 9;

const LONGEST_WORD_CHARACTERS = 60;
/** Longer ones are no sentences. */
const LONGEST_SENTENCE_CHARACTERS = 6_000;

/** As `hoursInWords` writes the hours that are set in the calendar: each day of the week is in it. */
export const CALENDAR_HOURS =
  /^Opening hours: Monday\b[^\n]*\bSunday (?:closed|24 hours|\d)[^\n]*\.$/m;

/** Parts of a line that are said together. */
interface Unit {
  readonly parts: readonly string[];
  /** What questions are compared with. */
  readonly told: string;
  /** What is said: more of the same sentence where it is short. */
  readonly said: string;
}

const count = (text: string) => text.split(' ').length;

/** "pasta from $19, Mom's short rib $32": each is one thing with its price. */
function pricedItems(text: string): string[] | null {
  const items = text.replace(/[.;]$/, '').split(/[,;]\s+/);
  const priced = items.every(
    (item) => (item.match(PRICE)?.length ?? 0) === 1 && count(item) <= MOST_ITEM_WORDS,
  );
  return items.length > 2 && priced ? items : null;
}

function unitsOf(content: string): Unit[] {
  const units: Unit[] = [];
  for (const sentence of sentencesOf(content).flatMap(breaths)) {
    const isShort = count(sentence) <= MOST_WHOLE_WORDS && pricedItems(sentence) === null;
    const whole = isShort ? sentence : null;
    for (const { text, leans } of partsOf(sentence)) {
      const before = units.at(-1);
      if (before && goesWith(before.told, text, leans)) {
        const told = joined(before.told, text);
        const said = before.said === whole ? whole : joined(before.said, whole ?? text);
        units[units.length - 1] = { parts: [...before.parts, text], told, said };
      } else units.push({ parts: [text], told: text, said: whole ?? text });
    }
  }
  return units;
}

function joined(before: string, text: string): string {
  return `${before}${/[.!?]$/.test(before) ? ' ' : ', '}${text}`;
}

function partsOf(sentence: string): readonly Clause[] {
  const clauses =
    pricedItems(sentence)?.map((text) => ({ text, leans: false })) ?? clausesOf(sentence);
  return clauses.flatMap(({ text, leans }) => breaths(text).map((one) => ({ text: one, leans })));
}

/** A text in pieces that can be said; one that is no longer than that whole. */
function breaths(text: string): string[] {
  const all = text.split(' ').map((word) => word.slice(0, LONGEST_WORD_CHARACTERS));
  if (all.length <= MOST_SAID_WORDS) return [all.join(' ')];
  // a sentence with commas is taken apart at them
  if (text.includes(', ') && text.length < LONGEST_SENTENCE_CHARACTERS) return [text];
  const pieces: string[] = [];
  for (let at = 0; at < all.length; at += MOST_SAID_WORDS)
    pieces.push(all.slice(at, at + MOST_SAID_WORDS).join(' '));
  return pieces;
}

function goesWith(before: string, text: string, leans: boolean): boolean {
  const both = count(before) + count(text);
  if (before.endsWith('?')) return both <= MOST_JOINED_WORDS;
  const fragments = !hasVerb(before) && !hasVerb(text) && !PRICE.test(text);
  PRICE.lastIndex = 0;
  return leans ? both <= MOST_JOINED_WORDS : fragments && both <= MOST_FRAGMENTS_WORDS;
}

function passagesOfLine(
  { heading, asked, text }: OwnerLine,
  group: number,
  source: PassageSource,
): Passage[] {
  const told = LABEL.exec(text);
  const label = count(told?.[1] ?? '') > MOST_LABEL_WORDS ? '' : (told?.[1]?.trim() ?? '');
  const whole = count(text) <= SHORT_LINE_WORDS && (label !== '' || asked !== '');
  const content = label === '' || whole ? text : (told?.[2] ?? text);
  const units = whole ? [{ parts: sentencesOf(text), told: text, said: text }] : unitsOf(content);
  const subject = [asked || heading, whole ? '' : label].filter((part) => part !== '').join(', ');
  const above =
    asked || (label === '' || whole ? heading : `${heading === '' ? '' : `${heading}, `}${label}`);
  return units.map(({ parts, told: words, said }) => ({
    views: viewsOf(above, asked, parts, words),
    said: label === '' || whole || OWN_LABEL.test(said) ? said : `${label}: ${said}`,
    subject,
    group,
    kinds: kindsTold(words),
    source: CALENDAR_HOURS.test(text) ? 'hours' : source,
  }));
}

function viewsOf(above: string, asked: string, parts: readonly string[], said: string): string[] {
  const under = (text: string) =>
    above === '' ? text : `${above}${above.endsWith('?') ? '' : ':'} ${text}`;
  const views = [under(said), said];
  if (parts.length > 1) views.push(...parts.map(under));
  if (asked !== '') views.push(asked);
  return [...new Set(views)];
}

/** A line of the owner's as it stands, and in which room of their text. */
export interface WrittenLine extends OwnerLine {
  /** Its passages have the same. */
  readonly group: number;
  readonly source: PassageSource;
}

/** All lines that an owner wrote, the details first. */
export function writtenLines(
  facts: Pick<BusinessFacts, 'additionalDetails' | 'businessDescription' | 'targetCustomers'>,
): WrittenLine[] {
  const sources: readonly (readonly [PassageSource, string])[] = [
    ['details', facts.additionalDetails],
    ['description', facts.businessDescription],
    ['customers', facts.targetCustomers],
  ];
  return sources
    .flatMap(([source, text]) => ownerLines(text).map((line) => ({ ...line, source })))
    .map(({ heading, asked, text, source }, index) => ({
      heading: inWholeWords(heading),
      asked: inWholeWords(asked),
      text: toCallers(inWholeWords(text)),
      group: index + 1,
      source,
    }));
}

/**
 * What an owner wrote and what the calendar can book, as passages that questions are compared with. Takes time in the
 * length of the text; of a very long one the first are taken.
 */
export function compilePassages(
  facts: Parameters<typeof writtenLines>[0],
  services: readonly PromptService[],
): Passage[] {
  const lines = writtenLines(facts);
  const passages = lines
    .filter(({ text }) => !tellsException({ heading: text.split(':', 1)[0] ?? '' }))
    .flatMap((line) => passagesOfLine(line, line.group, line.source));
  const booked = services.map((service, index): Passage => {
    const { meant, said } = servicePassage(service);
    return {
      views: [meant, said],
      said,
      subject: service.name,
      group: lines.length + index + 1,
      kinds: kindsTold(said),
      source: 'service',
    };
  });
  return [...passages.slice(0, MOST_PASSAGES), ...booked];
}
