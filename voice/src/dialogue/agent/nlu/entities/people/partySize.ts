import { type Candidate, candidatesIn, type Reading } from '../../spans/candidate.ts';
import { peopleIn } from './people.ts';

const PEOPLE =
  '(?:people|persons?|guests?|pax|adults?|grown ?ups|diners?|covers?|of us|seats|heads|ppl|folks|friends)';
const END =
  "(?!\\d|[:.]\\d|/|-\\d|st\\b|nd\\b|rd\\b|th\\b|\\s*(?:am|pm)\\b|\\s*o'?\\s?clock|\\s*(?:nights?|days?|weeks?|hours?|minutes?|stars?|bed(?:room)?s?|bathrooms?|hundred|thousand|pounds|dollars|euros|miles|years?|months?))";

const first = (match: RegExpExecArray) => Number(match[1]);

/** The first of the readings, which tell what all come to. */
const TOTALS = 5;

/** Exported for the test of their examples. */
export const SIZES: readonly Reading<number>[] = [
  {
    pattern:
      /\b(\d{1,3}) (?:and|plus) (\d{1,3})(?: (?:so|that's|that makes|makes|which is))? (\d{1,3})\b/g,
    evidence: 'explicit',
    like: '12 and 2 14',
    value: (match) =>
      Number(match[1]) + Number(match[2]) === Number(match[3]) ? Number(match[3]) : null,
  },
  {
    pattern:
      /\b(?:so that's|so that makes|that makes(?: us)?|call it|so|altogether|in total|in all)(?: (?:us|we're|we are|about|just))? (\d{1,3})(?: (?:of us|people|altogether|in total|in all|then))?$/g,
    evidence: 'explicit',
    like: 'me, mam and the baby, so call it 3',
    value: first,
  },
  {
    pattern:
      /\b(\d{1,3})(?: of us| people| persons)? (?:altogether|in total|all together|all told|all in)\b/g,
    evidence: 'explicit',
    like: '4 altogether',
    value: first,
  },
  {
    pattern:
      /\b(\d{1,3})(?: of us| people| adults)? (?:plus (?:an?|the|1)|and (?:an?|the|1)|with (?:an?|1)) (?:baby|toddler|child|kid|little one|infant)\b/g,
    evidence: 'explicit',
    like: '4 plus a baby',
    value: (match) => Number(match[1]) + 1,
  },
  {
    pattern: /\b(\d{1,3})(?: of us| people)? (?:including|counting|with)\b/g,
    evidence: 'explicit',
    like: '8 with the baby',
    value: first,
  },
  {
    pattern: /\b(?:me|myself) and (\d{1,3})(?: others?| friends?| people| guests| more)?\b/g,
    evidence: 'explicit',
    like: 'me and 3 others',
    value: (match) => Number(match[1]) + 1,
  },
  {
    pattern:
      /\b(?:me and my|my) (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)\b|\bme and my (?:wife|husband|partner|girlfriend|boyfriend)\b/g,
    evidence: 'explicit',
    like: 'my wife and i',
    value: () => 2,
  },
  {
    pattern:
      /\b(?:just|only) (?:for )?(?:little )?(?:old )?(?:me|myself)\b|\b(?:on my own|by myself|alone|solo)\b|\b(?:just|only) the 1\b/g,
    evidence: 'explicit',
    like: 'just for me',
    value: () => 1,
  },
  {
    pattern: /\b(?:me|myself) and my (?:dog|cat|puppy)\b/g,
    evidence: 'explicit',
    like: 'me and my dog',
    value: () => 1,
  },
  {
    pattern: /\b(?:the )?(?:both|pair) of us\b|\bus 2\b/g,
    evidence: 'explicit',
    like: 'the pair of us',
    value: () => 2,
  },
  {
    pattern:
      /\b(?:for )?a couple\b(?! of (?:days|weeks|months|nights|weeks|hours|questions|things))/g,
    evidence: 'explicit',
    like: 'for a couple',
    value: () => 2,
  },
  {
    pattern: /\ba (?:(threesome)|(foursome)|(?:twosome))\b/g,
    evidence: 'explicit',
    like: 'a foursome',
    value: (match) => (match[2] ? 4 : match[1] ? 3 : 2),
  },
  {
    pattern: new RegExp(
      `\\b(?:for |of |all ){0,4}(\\d{1,3}) (?:more |other |extra )?${PEOPLE}\\b`,
      'g',
    ),
    evidence: 'explicit',
    like: 'for 4 people',
    value: first,
  },
  {
    pattern: new RegExp(
      `\\b(?:party|group|family|table|booking|reservation) (?:of|for) (?:about |around |maybe |up to )?(\\d{1,3})\\b${END}`,
      'g',
    ),
    evidence: 'explicit',
    like: 'a table for 4',
    value: first,
  },
  {
    pattern: new RegExp(
      `\\b(?:to |that |can |which )?(?:seats?|seating|fits?) (?:for )?(\\d{1,3})\\b${END}`,
      'g',
    ),
    evidence: 'explicit',
    like: 'to seat 9',
    value: first,
  },
  {
    pattern: new RegExp(
      `\\bthere(?:'ll| will|'s| is| are) (?:be )?(?:only |just |about )?(?:the )?(\\d{1,3})\\b${END}`,
      'g',
    ),
    evidence: 'explicit',
    like: "there'll be 6",
    value: first,
  },
  {
    pattern: new RegExp(
      `\\b(?:we are|we're|we'll be|we will be|that makes(?: us)?|makes us) (?:only |just |about |now )?(\\d{1,3})\\b${END}`,
      'g',
    ),
    evidence: 'explicit',
    like: "we'll be 5",
    value: first,
  },
  {
    pattern: /\bthe (\d{1,3}) (?:invited|guests|coming|attending)\b/g,
    evidence: 'explicit',
    like: 'the 12 invited',
    value: first,
  },
  {
    pattern: /(?<![\d:.] ?)\b(\d{1,2})(?= for \d{1,2}[ :.][0-5]\d\b)/g,
    evidence: 'explicit',
    like: '2 for 11 30',
    value: first,
  },
  {
    pattern:
      /(?<![\d:.] ?)\b(\d{1,2})(?= for (?:this |next |on )?(?:tonight|tomorrow|today|lunch|dinner|supper|brunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/g,
    evidence: 'likely',
    like: '2 for friday',
    value: first,
  },
  {
    pattern: /\b(\d{1,3}) (?:kids|children|girls|boys|ladies|women|men|lads|gents)\b/g,
    evidence: 'likely',
    like: '9 girls',
    value: first,
  },
  {
    pattern: new RegExp(
      `\\bfor (?:about |around |maybe |just |only |up to )?(\\d{1,3})\\b${END}`,
      'g',
    ),
    evidence: 'likely',
    like: 'for 4',
    value: first,
  },
];

const BARE: readonly Reading<number>[] = [
  {
    pattern: new RegExp(`\\b(\\d{1,3})\\b${END}`, 'g'),
    evidence: 'bare',
    like: 'make it 5',
    value: first,
  },
];

/** For how many: "table for 4", "party of 6", "2 adults and a child". Takes text with digits for number words. */
export function sizesIn(text: string): Candidate<number>[] {
  const [totals, others] = [SIZES.slice(0, TOTALS), SIZES.slice(TOTALS)];
  // who counts them one by one and then says what it comes to means the sum
  return [...candidatesIn(text, totals), ...peopleIn(text), ...candidatesIn(text, others)];
}

/** Numbers that may be people where they were asked for: "4", "make it 5". */
export function bareNumbersIn(text: string): Candidate<number>[] {
  return candidatesIn(text, BARE);
}

const NIGHTS =
  /\b(?:for |staying )?(?:(?<count>\d{1,3})|(?<couple>a couple of)|(?<one>an?|another|1 single)) (?:(?<night>nights?)|(?<unit>weeks?|fortnights?)(?! (?:on|from|today|tomorrow|time|later|ahead|before)))\b|\b(?:just|only) (?:for )?(?<day>tonight|tomorrow night|the night)\b|\bovernight\b|\b1 night only\b/;
const NIGHTS_OF: Readonly<Record<string, number>> = { night: 1, week: 7, fortnight: 14 };

/** "3 nights" as 3, "a week" as 7. Takes text with digits for number words. */
export function nightsIn(text: string): Candidate<number>[] {
  const match = NIGHTS.exec(text);
  if (!match || /\bin $/.test(text.slice(0, match.index))) return [];
  const { count, couple, night, day, unit = 'night' } = match.groups ?? {};
  const units = count ? Number(count) : couple ? 2 : 1;
  const value = units * ((night ? 1 : NIGHTS_OF[unit.replace(/s$/, '')]) ?? 1);
  // "just tonight" tells the day too
  const to = match.index + match[0].length - (day?.length ?? 0);
  return [{ value, evidence: 'explicit', from: match.index, to }];
}

/** By their question, so that "3 days" is no day of the calendar. */
const LASTING: readonly Reading<number>[] = [
  { pattern: /\b(\d{1,3}) days?\b/g, evidence: 'likely', like: '3 days', value: first },
  { pattern: /\b(?:an?|1) day\b/g, evidence: 'likely', like: 'a day', value: () => 1 },
  ...BARE.map((reading) => ({ ...reading, evidence: 'likely' as const })),
];

/** Where nights were asked for: "3", "3 days", "just the 1". */
export function bareNightsIn(text: string): Candidate<number>[] {
  return candidatesIn(text, LASTING);
}
