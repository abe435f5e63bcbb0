import { isNameWord } from '../names/nameWords.ts';
import { ONE_PERSON } from './people.ts';

/** "Back to back", "one after the other". */
const IN_A_ROW =
  /\b(?:one (?:straight |right |directly )?after (?:the other|another|each other)|after (?:each other|one another)|back[ -]to[ -]back|one by one|one then the other|consecutive(?:ly)?|(?:next to|beside) each other|in a row)\b/;
/** Behind somebody who was told already. */
const AFTER =
  /\b(?:(?:straight|right|directly|immediately|just|the one|the slot) after(?:wards)?|after (?:me|mine|that|him|her|his|hers|them|us|it)|following (?:me|mine|on|that)|next in line|as soon as (?:i'm|i am|that's) (?:done|finished|out))\b/;
const PERSON = `(?:my|our|the|his|her)(?: (?!at\\b)\\w+)? (?:${ONE_PERSON})`;
const OTHERS = new RegExp(
  `\\b(?:${PERSON}|(?:two|both|three|four|2|3|4|my|our|all|couple)(?: of)?(?: my| our| the)? (?:kids|children|boys|girls|sons|daughters|twins|little ones|of us)|me and|and (?:me|i|myself)|(?:we|them|they|us) (?:both|all|two|go)|both of us)\\b`,
);
const HOW_MANY =
  /\b(?<count>two|three|four|2|3|4)(?: of)?(?: my| our| the)? (?:kids|children|boys|girls|sons|daughters|us|dogs|cats|people|appointments|lessons|sessions|slots|bookings|cars|bikes|phones)\b/;
const COUNTS: Readonly<Record<string, number>> = { three: 3, 3: 3, four: 4, 4: 4 };

/** A second visit that the caller tells of in one breath with the first, or wishes for once the first is booked. */
const SECOND = new RegExp(
  `\\b(?:hers|his|theirs|(?:for )?${PERSON}|(?:another|one more)(?: (?:one|appointment|booking|slot|visit))?|(?:the )?(?:other|second|next) one|same (?:again|thing) for|(?:appointment|slot|one|that's) for)\\b`,
);
const AS_WELL =
  /\b(?:too|as well|also|same (?:telephone |phone |mobile )?(?:day|number|phone|again|thing|person|time|hour|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|now (?:for )?(?:hers|his|my|the)|(?:another|one more) (?:one|appointment|booking|slot|visit) for)\b/;
const ASKS =
  /^(?:(?:and|so|ok|okay|oh) )*(?:how|what|where|who|when|which|why|is there|are there|do you|does)\b/;
const OTHER_WISH =
  /\b(?:cancel|move|message|tell|change|reschedule|call(?:ed)? back|put me through)\b/;

/** Whether several are to be booked one after the other, how many in all, and whether they are people. */
export function rowIn(words: string): { readonly count: number; readonly people: boolean } | null {
  if (!IN_A_ROW.test(words)) return null;
  const count = COUNTS[HOW_MANY.exec(words)?.groups?.count ?? ''] ?? 2;
  return { count, people: OTHERS.test(words) };
}

/** "Straight after me". */
export const isAfter = (words: string): boolean => AFTER.test(words) || IN_A_ROW.test(words);

/** "And my mum right after me", said when a visit is booked already. */
export function wishesAnother(words: string): boolean {
  if (ASKS.test(words) || OTHER_WISH.test(words) || !SECOND.test(words)) return false;
  return isAfter(words) || AS_WELL.test(words);
}

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: \\p{Lu}[\\p{L}\\p{M}'’-]+){0,2}";
const WHO = `(?:(?:the )?same (?:again )?for |(?:an)?other (?:one )?for |one (?:more )?for |for )?(?:(?:my|our)(?: \\w+)? (?:${ONE_PERSON})|hers?|him|his|the (?:other|second|next)(?: one)?)`;
const NEXT_PERSON = new RegExp(
  `[,.;]? (?<link>and then|followed by|and|then|plus) (?:then )?(?:(?:[Ff]or )?(?<name>${NAME})|(?<who>${WHO})(?:'s)?)(?![\\p{L}])`,
  'gu',
);
const MOST_SPLITS = 6;

/** Where a turn goes over from one person's visit to the next one's. */
export interface PersonChange {
  readonly head: string;
  readonly tail: string;
  /** Where the next one is named. */
  readonly name: string | null;
  /** "Then my son": in that order, whatever else is said. */
  readonly ordered: boolean;
}

/** Every place where the next person may begin, in order. Takes what was said with its capitals. */
export function personChanges(raw: string): PersonChange[] {
  return [...raw.matchAll(NEXT_PERSON)].slice(0, MOST_SPLITS).flatMap((match) => {
    const { link = '', name = null } = match.groups ?? {};
    if (name !== null && !allNames(name)) return [];
    const from = match.index + match[0].indexOf(link) + link.length;
    return [
      {
        head: raw.slice(0, match.index).trim(),
        tail: raw.slice(from).trim(),
        name,
        ordered: link !== 'and' && link !== 'plus',
      },
    ];
  });
}

const allNames = (text: string) =>
  text.split(' ').every((word) => word.length > 1 && isNameWord(word.toLowerCase()));

const FOR_NAME = new RegExp(`\\b[Ff]or (?<name>${NAME})`, 'u');
/** "My husband Philip Ormerod", "now my husband's, Petro Marchuk", "the wife, Philomena Guerin". */
const RELATIVE_NAME = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er)(?: \\p{Ll}+)? (?:${ONE_PERSON})(?:'s| is|'s one)?,? (?<name>${NAME})`,
  'u',
);

/** "That's for Amber Drury": for whom a visit is, by name. */
export function namedFor(raw: string): string | null {
  const names = [FOR_NAME, RELATIVE_NAME].flatMap((one) => one.exec(raw)?.groups?.name ?? []);
  return names.find(allNames) ?? null;
}

const ORDER_WORDS =
  /\b(?:is|goes|comes|will be|the|first|second|straight|right|after(?:wards)?|then|one|it's|that's|please)\b/gi;
const MOST_NAME_WORDS = 4;

/** Two names in the answer to the question for one: "Rosie Aldous is the first, and Finn Aldous straight after". */
export function twoNames(raw: string): { readonly first: string; readonly second: string } | null {
  const [first = '', second = '', ...more] = raw
    .split(/[,.;]| and | then /)
    .map((part) => part.replace(ORDER_WORDS, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const fits = (name: string) => name.split(' ').length <= MOST_NAME_WORDS && allNames(name);
  if (more.length > 0 || second === '' || !fits(first) || !fits(second)) return null;
  const surname = second.split(' ').slice(1).join(' ');
  // "Tom and Lily Baker"
  return { first: first.includes(' ') || surname === '' ? first : `${first} ${surname}`, second };
}
