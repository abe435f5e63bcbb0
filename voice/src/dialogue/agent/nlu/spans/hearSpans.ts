import type { AgentContext } from '../../context.ts';
import type { Question } from '../../state.ts';
import { bareDatesIn, datesIn, WEEKDAY_BESIDE } from '../entities/dates.ts';
import { fromNowIn } from '../entities/fromNow.ts';
import { bareNightsIn, bareNumbersIn, nightsIn, sizesIn } from '../entities/partySize.ts';
import { endsIn, staysIn } from '../entities/stays.ts';
import { askedTimesIn, bareTimesIn, timesIn } from '../entities/times.ts';
import { titlesIn } from '../entities/titles.ts';
import { type Aligned, cut, inWords, type Rewrite, rewritten, tidied } from './aligned.ts';
import { readingsOf } from './reading.ts';
import { type Resolved, resolveSpans } from './resolve.ts';
import type { Candidate, Span, SpanKind } from './span.ts';

export interface SpanSetting {
  readonly asked: Question;
  readonly context: AgentContext;
  /** Whether a number may mean people. */
  readonly sized: boolean;
  /** yyyy-mm-dd of an arrival that is known: a day of departure tells nights. */
  readonly arrival?: string | undefined;
}

const NEGATED: Rewrite = [
  /\bnot (?:at |on |for |in )?(?:the )?(?:\d[\d:.]*(?: \d\d)?(?:st|nd|rd|th)?(?: ?(?:am|pm|o'clock|people|guests))?|tomorrow|today|tonight|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g,
  ' ',
];
/** "That's the one" counts nothing. */
const PRONOUN_ONE: Rewrite = [
  /\b(?:the|this|that|which|no|any|good|great|nice|last|first|next|other|same|wrong|right) ones?\b(?! (?:o'?clock|thirty|fifteen|pm|am|people|person|night))/g,
  ' ',
];
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

/** Questions to which a bare number may answer with people or with an hour. */
function changes(asked: Question): boolean {
  return asked === 'confirm-booking' || asked === 'what-to-change';
}

type Kinds = Exclude<SpanKind, 'phone'>;

function spansOf<Kind extends Kinds>(
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
  kind: Kinds,
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
      (asked === 'party-size' || (changes(asked) && !found.time && !found.date)) &&
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

/** "Make it nine" where eight is the most: the hour is meant. */
function isAnHour(value: number, { asked, context }: SpanSetting): boolean {
  const most = context.business.maxPartySize ?? Number.POSITIVE_INFINITY;
  return changes(asked) && value > most && value <= 12;
}

/** The facts of a turn, each with the words that told it. @param words without a telephone number */
export function hearSpans(words: Aligned, setting: SpanSetting): Resolved {
  const { asked } = setting;
  const counting = asked === 'party-size' || asked === 'nights' || asked === 'time';
  const first = counting ? LONE_SOUNDALIKE : PRONOUN_ONE;
  const readings = readingsOf(words, [first], [NEGATED]);
  let found = resolveSpans(plainly(readings, setting), asked);
  for (const [kind, may, read] of BARE) {
    const rest = cut(readings.clock, found.taken);
    const beside = found.date ? rewritten(rest, [new RegExp(WEEKDAY_BESIDE, 'g'), ' ']) : rest;
    const left = tidied(beside);
    if (!may(found, left.text, words.text, setting)) continue;
    const bare = resolveSpans(spansOf(kind, left, read(left.text, setting)), asked);
    found = { ...found, ...bare, taken: [...found.taken, ...bare.taken] };
  }
  // where nobody stays the night, nights are heard, and keep no words from the others
  const nights = found.nights ?? nightsIn(readings.plain.text)[0]?.value;
  return { ...found, ...(nights !== undefined && { nights }) };
}
