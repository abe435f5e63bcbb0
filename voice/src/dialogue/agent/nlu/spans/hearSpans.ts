import type { AgentContext } from '../../context.ts';
import type { Question } from '../../state.ts';
import { bareDatesIn, datesIn, WEEKDAY_BESIDE } from '../entities/moments/dates.ts';
import { fromNowIn } from '../entities/moments/fromNow.ts';
import { endsIn, staysIn } from '../entities/moments/stays.ts';
import { askedTimesIn, bareTimesIn, timesIn } from '../entities/moments/times.ts';
import { namesIn } from '../entities/names/names.ts';
import type { NameSetting } from '../entities/names/nameWords.ts';
import { titlesIn } from '../entities/names/titles.ts';
import { bareNightsIn, bareNumbersIn, nightsIn, sizesIn } from '../entities/people/partySize.ts';
import { phonesIn } from '../entities/phones/phoneNumbers.ts';
import { plainWords } from '../normalise/words.ts';
import {
  type Aligned,
  cut,
  inWords,
  type Rewrite,
  rewritten,
  type Stretch,
  tidied,
} from './aligned.ts';
import type { Candidate } from './candidate.ts';
import { readingsOf } from './reading.ts';
import { type Resolved, resolveSpans } from './resolve.ts';
import type { Span, SpanKind } from './span.ts';

export interface SpanSetting {
  /** What was said with its capitals, and whether a name was asked for; names are heard only with it. */
  readonly naming?: NameSetting | undefined;
  readonly asked: Question;
  readonly context: AgentContext;
  /** Whether a number may mean people. */
  readonly sized: boolean;
  /** yyyy-mm-dd of an arrival that is known: a day of departure tells nights. */
  readonly arrival?: string | undefined;
}

const NEGATED: Rewrite = [
  /\bnot (?:at |on |for |in )?(?:the )?(?:\d[\d:.]*(?: [0-5]\d(?! [0-5]\d\b))?(?:st|nd|rd|th)?(?: ?(?:am|pm|o'clock|people|guests))?|tomorrow|today|tonight|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!,? (?:but )?the (?:1|one|week) after))\b/g,
  ' ',
];
/** "That's the one" counts nothing. */
const PRONOUN_ONE: Rewrite = [
  /\b(?:the|this|that|which|no|any|good|great|nice|last|first|next|other|same|wrong|right) ones?\b(?! (?:after|o'?clock|thirty|fifteen|pm|am|people|person|night))/g,
  ' ',
];
/** "Okonkwo is the last name, and Chidi's the first": parts of a name, no days of a month. */
const PART_OF_A_NAME: Rewrite = [
  /\b(?:is|'s|being|as|and|with) (?:the|my) (?:first|second|last|middle)(?: one| name)?$|\b(?:the|my) (?:first|last|middle|second) name\b/g,
  ' ',
];
const SPEAKS_OF_NAMES = /\b(?:(?:first|last|family|middle|given) name|surname|forename)\b/;
/** What a recogniser makes of a lone number. */
const COUNT_SOUNDALIKES: Readonly<Record<string, string>> = {
  for: 'four',
  fore: 'four',
  to: 'two',
  too: 'two',
  ate: 'eight',
  won: 'one',
  sex: 'six',
};
const LONE_SOUNDALIKE: Rewrite = [
  /^(?:fore?|too?|ate|won|sex)$/g,
  (word) => COUNT_SOUNDALIKES[word] ?? word,
];
const PART_OF_DAY = /\b(?:morning|afternoon|evening|night|tonight)\b/;
const ABOUT_PEOPLE = /people|guests|party|table/;
/** All that is left beside a day: "friday, 7". */
const ONLY_A_NUMBER = /^(?:for )?\d{1,2}(?: [0-5]\d)?$/;

/** "Eight works", "let's do seven": of an hour, never of people. */
const SUITS =
  /^(?:(?:yes|yeah|ok|okay|oh|well|then|maybe|perhaps) )*(?:(?:let's|can we|could we|can you|could you|we can|i can|how about|what about) do \d{1,2}\b|\d{1,2}(?:'s| is| would be| will be)? (?:works?|suits?|does it|(?:perfect|fine|good|great|better|ideal|best|lovely|grand|ok|okay)\b(?! (?:people|number|guests|of us))))/;

/** No word. */
const PARTED = '|';

/** Questions to which a bare number may answer with people or with an hour. */
function changes(asked: Question): boolean {
  return asked === 'confirm-booking' || asked === 'what-to-change';
}

function spansOf<Kind extends SpanKind>(
  kind: Kind,
  source: Aligned,
  found: readonly Candidate<unknown>[],
): Span[] {
  return found.map(
    (one, rank) => ({ ...one, kind, rank, ...inWords(source, one.from, one.to) }) as Span,
  );
}

/** What was said plainly enough to count whatever was asked. */
function plainly(
  { plain, clock }: ReturnType<typeof readingsOf>,
  { context, asked, sized, arrival }: SpanSetting,
): Span[] {
  const staying = context.business.kind === 'hotel' || asked === 'nights';
  const stays = staying ? staysIn(plain.text, arrival, context) : [];
  const ends = staying && stays.length === 0 ? endsIn(plain.text, context) : [];
  const nights = stays.length > 0 ? stays : nightsIn(plain.text);
  const times = asked === 'time' ? askedTimesIn(clock.text) : timesIn(clock.text);
  const hours = spansOf('time', clock, times);
  const hourless = cut(clock, hours);
  const titles = titlesIn(plain.text, context.business.services);
  const dating = { now: context.now, dayFirst: context.british };
  const people = sized || ABOUT_PEOPLE.test(plain.text) ? sizesIn(plain.text) : [];
  return [
    ...spansOf('title', plain, [...titles, ...ends.map(asTitle)]),
    ...(staying ? spansOf('nights', plain, nights) : []),
    ...spansOf('from-now', plain, fromNowIn(plain.text, context.now)),
    ...(asked === 'nights' ? spansOf('nights', hourless, bareNightsIn(hourless.text)) : []),
    ...hours,
    ...spansOf('date', clock, datesIn(clock.text, dating, times.slice(0, 1))),
    ...spansOf('party-size', plain, people),
  ];
}

/** The end of a stay of which the beginning is not known yet is no day of arrival. */
function asTitle(stretch: { from: number; to: number }): Candidate<string> {
  return { ...stretch, value: '', evidence: 'explicit' };
}

/** What a number that is left may be, by what was asked and what else was said. */
const BARE: readonly (readonly [
  kind: SpanKind,
  may: (found: Resolved, left: string, words: string, setting: SpanSetting) => boolean,
  read: (left: string, setting: SpanSetting) => readonly Candidate<unknown>[],
])[] = [
  [
    'date',
    (found, _, __, { asked }) => asked === 'date' && !found.date,
    (left, { context }) => bareDatesIn(left, { now: context.now, dayFirst: context.british }),
  ],
  [
    'party-size',
    (found, left, _, { asked, sized }) =>
      !found['party-size'] &&
      (asked === 'party-size' ||
        (changes(asked) && !found.time && !found.date && !SUITS.test(left))) &&
      (sized || ABOUT_PEOPLE.test(left)),
    (left, setting) => bareNumbersIn(left).filter(({ value }) => !isAnHour(value, setting)),
  ],
  [
    'time',
    (found, left, words, { asked }) =>
      !found.time &&
      (asked === 'time' ||
        (changes(asked) && !found['party-size'] && !found.date) ||
        (found.date !== undefined && PART_OF_DAY.test(words)) ||
        (found.date !== undefined && ONLY_A_NUMBER.test(left))),
    bareTimesIn,
  ],
];

const LATEST_HOUR = 12;

/** "Make it nine" where eight is the most: the hour is meant. */
function isAnHour(value: number, { asked, context }: SpanSetting): boolean {
  const most = context.business.maxPartySize ?? Number.POSITIVE_INFINITY;
  return changes(asked) && value > most && value <= LATEST_HOUR;
}

/** Without those that are read across words that told something else: "at 11" and "39" beside a number cut from between. */
function besides(spans: readonly Span[], taken: readonly Stretch[]): Span[] {
  return spans.filter(({ from, to }) => !taken.some((one) => one.from < to && from < one.to));
}

/** The number in a turn: the others read the words without its digits. */
function phoneSpans(words: Aligned, { asked, context }: SpanSetting): Resolved {
  const isAsked = asked === 'phone' || asked === 'use-caller-number';
  return resolveSpans(
    spansOf('phone', words, phonesIn(words.text, isAsked, context.country)),
    asked,
  );
}

/** What can be booked is nobody's name. */
function isService(name: string, { business }: AgentContext): boolean {
  return business.services.some((service) =>
    [service.name, ...service.otherNames].some((one) => plainWords(one) === plainWords(name)),
  );
}

/** A number parts what is said before it from what follows: no name runs on over it. */
function nameSpans(
  said: Aligned,
  cutOut: readonly Stretch[],
  { naming, context }: SpanSetting,
): Span[] {
  const apart = cutOut.reduce(
    (text, { from, to }) => `${text.slice(0, from)}${PARTED.padEnd(to - from)}${text.slice(to)}`,
    said.text,
  );
  const names = naming ? namesIn(apart, naming) : [];
  return spansOf(
    'name',
    said,
    names.filter(({ value }) => !isService(value, context)),
  );
}

/** The facts of a turn, each with the words that told it. */
export function hearSpans(said: Aligned, setting: SpanSetting): Resolved {
  const { asked } = setting;
  const { phone, taken: cutOut } = phoneSpans(said, setting);
  const words = cut(said, cutOut);
  const counting = asked === 'party-size' || asked === 'nights' || asked === 'time';
  const first = counting ? LONE_SOUNDALIKE : PRONOUN_ONE;
  const naming = SPEAKS_OF_NAMES.test(words.text) ? [PART_OF_A_NAME] : [];
  const readings = readingsOf(words, [...naming, first], [NEGATED]);
  const heard = [...plainly(readings, setting), ...nameSpans(said, cutOut, setting)];
  let found = resolveSpans(besides(heard, cutOut), asked);
  for (const [kind, may, read] of BARE) {
    const rest = cut(readings.clock, found.taken);
    const beside = found.date ? rewritten(rest, [new RegExp(WEEKDAY_BESIDE, 'g'), ' ']) : rest;
    const left = tidied(beside);
    if (!may(found, left.text, words.text, setting)) continue;
    const spans = spansOf(kind, left, read(left.text, setting));
    const bare = resolveSpans(besides(spans, [...cutOut, ...found.taken]), asked);
    found = { ...found, ...bare, taken: [...found.taken, ...bare.taken] };
  }
  // where nobody stays the night, nights are heard, and keep no words from the others
  const nights = found.nights ?? nightsIn(readings.plain.text)[0]?.value;
  return {
    ...found,
    ...(phone && { phone }),
    ...(nights !== undefined && { nights }),
    taken: [...cutOut, ...found.taken],
  };
}
