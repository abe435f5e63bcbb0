import type { AgentContext } from '../../context.ts';
import { hearBareDate, hearDate } from '../../nlu/entities/dates.ts';
import { type DayPart, hearDayPart } from '../../nlu/entities/dayParts.ts';
import { hearName } from '../../nlu/entities/names.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import {
  hearBareNights,
  hearBareNumber,
  hearNights,
  hearPartySize,
} from '../../nlu/entities/partySize.ts';
import { hearPhoneNumber, storedPhoneNumber } from '../../nlu/entities/phoneNumbers.ts';
import { hearService } from '../../nlu/entities/service.ts';
import { type HeardTime, hearBareTime, hearTime } from '../../nlu/entities/times.ts';
import { plainDates } from '../../nlu/normalise/plainDates.ts';
import type { Question } from '../../state.ts';
import { hearFromNow } from './fromNow.ts';
import { hearLeaving, withoutEnd } from './leaving.ts';

/** Every fact of a booking in one breath. */
export interface HeardSlots {
  readonly service?: string | undefined;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  /** yyyy-mm-dd */
  readonly date?: string | undefined;
  /** A span where a day is needed: "weekend", "week". */
  readonly span?: string | undefined;
  /** yyyy-mm-dd on which that span begins. */
  readonly spanFrom?: string | undefined;
  readonly time?: HeardTime | undefined;
  /** Where no hour was named. */
  readonly part?: DayPart | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
}

export interface HearingSetting {
  readonly raw: string;
  readonly asked: Question;
  readonly context: AgentContext;
  /** Whether a number may mean people. */
  readonly sized: boolean;
  /** yyyy-mm-dd of an arrival that is known: a day of departure tells nights. */
  readonly arrival?: string | undefined;
}

const CORRECTION =
  /\b(?:no wait|wait|(?<=\w )no(?! (?:one|kids|children|parking|allerg\w*|problem|smoking|idea|later|earlier|more|less|rush|preference|thanks|worries|wait|no|sorry)\b)|wait no|no no|no sorry|sorry no|actually|i mean|i meant|rather|make that|scratch that|or rather|correction|let's say|(?:let's )?(?:put|go with|go for|call it|make it)(?= (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|mon|tue|wed|thu|fri|sat|sun|the))|on second thoughts?|(?:i'd|i would|we'd|i|we) prefer|preferably|ideally|better (?:still|yet)|oh sorry|sorry)\b/;
const NEGATED =
  /\bnot (?:at |on |for |in )?(?:the )?(?:\d[\d:.]*(?: \d\d)?(?:st|nd|rd|th)?(?: ?(?:am|pm|o'clock|people|guests))?|tomorrow|today|tonight|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g;

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

/** "That's the one" counts nothing. */
const PRONOUN_ONE =
  /\b(?:the|this|that|which|no|any|good|great|nice|last|first|next|other|same|wrong|right) ones?\b(?! (?:o'?clock|thirty|fifteen|pm|am|people|person|night))/g;

function counting(asked: Question): boolean {
  return asked === 'party-size' || asked === 'nights' || asked === 'time';
}

/** "Wednesday the 2nd, not Monday": what was wished, where both tell the same kind of fact. */
function withoutRefused(words: string, setting: HearingSetting): string {
  const { wanted, refused } = /^(?<wanted>.+?) not (?<refused>.+)$/.exec(words)?.groups ?? {};
  if (!wanted || !refused) return words;
  const dating = { now: setting.context.now, dayFirst: setting.context.british };
  const kinds = [
    (text: string) => hearDate(text, dating),
    (text: string) => hearBareTime(text),
    (text: string) => hearPartySize(text),
  ];
  const both = kinds.some(
    (hear) => hear(digitsForWords(wanted)) !== null && hear(digitsForWords(refused)) !== null,
  );
  return both ? wanted : words;
}

function hearSegment(spokenWords: string, setting: HearingSetting, last: boolean): HeardSlots {
  const { asked, context, raw } = setting;
  const words = withoutRefused(spokenWords, setting);
  const phone = hearPhoneNumber(
    words,
    asked === 'phone' || asked === 'use-caller-number',
    context.country,
  );
  const spoken = phone ? phone.rest : words;
  const changing = asked === 'confirm-booking' || asked === 'what-to-change';
  const name = hearName(spoken, { raw, asked: asked === 'name' && last });
  const counted = counting(asked)
    ? (COUNT_SOUNDALIKES[spoken] ?? spoken)
    : spoken.replace(PRONOUN_ONE, ' ');
  let text = plainDates(digitsForWords(counted)).replace(NEGATED, ' ').replace(/\s+/g, ' ').trim();

  const staying = context.business.kind === 'hotel' || asked === 'nights';
  const stay = staying ? hearLeaving(text, setting.arrival, context) : null;
  if (stay) text = stay.rest;
  else if (staying) text = withoutEnd(text, context);
  const told = staying && !stay ? hearNights(text) : null;
  if (told) text = told.rest;
  const fromNow = hearFromNow(text, context.now);
  if (fromNow) text = fromNow.rest;
  const dating = { now: context.now, dayFirst: context.british };
  const clear = hearTime(text);
  if (clear) text = clear.rest;
  const bareNights = asked === 'nights' && !stay && !told ? hearBareNights(text) : null;
  if (bareNights) text = bareNights.rest;
  const day = asked === 'date' ? hearBareDate(text, dating) : hearDate(text, dating);
  if (day) text = day.rest;
  const nights = stay?.nights ?? told?.size ?? bareNights?.size ?? hearNights(text)?.size;
  if (bareNights) return { nights, time: clear?.time, ...dateOf(day), name: name ?? undefined };

  const most = context.business.maxPartySize ?? Number.POSITIVE_INFINITY;
  const people =
    asked === 'party-size' || (changing && setting.sized && !clear && !day)
      ? hearBareNumber(text)
      : hearPartySize(text);
  // "make it nine" where eight is the most: the hour is meant
  const hour = changing && people !== null && people.size > most && people.size <= 12;
  const sized = setting.sized || /people|guests|party|table/.test(text);
  const size = people && sized && !(hour && hearPartySize(text) === null) ? people : null;
  if (size) text = size.rest;
  const dayPart = /\b(?:morning|afternoon|evening|night|tonight)\b/.test(words);
  const bareTime =
    !clear &&
    (asked === 'time' ||
      (changing && !size && !day) ||
      (day !== null && dayPart) ||
      (day !== null && /^(?:for )?\d{1,2}(?: [0-5]\d)?$/.test(text)))
      ? hearBareTime(text)
      : null;
  const time = fromNow?.time ?? clear?.time ?? bareTime?.time;
  return {
    service: hearService(digitsForWords(spoken), context) ?? undefined,
    partySize: size?.size,
    nights,
    ...(fromNow ? { date: fromNow.date } : dateOf(day)),
    time,
    part: time ? undefined : (hearDayPart(words) ?? undefined),
    name: name ?? undefined,
    phone: phone ? storedPhoneNumber(phone.digits, context.country) : undefined,
  };
}

function dateOf(day: ReturnType<typeof hearDate>): Pick<HeardSlots, 'date' | 'span' | 'spanFrom'> {
  if (!day) return {};
  return 'date' in day
    ? { date: day.date.toISODate() ?? undefined }
    : { span: day.span, spanFrom: day.from.toISODate() ?? undefined };
}

function present(slots: HeardSlots): HeardSlots {
  return Object.fromEntries(
    Object.entries(slots).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** "Good morning" names no part of the day. */
const GREETING = /\bgood (?:morning|afternoon|evening)\b/g;
/** Who corrects oneself more often in one breath means the last of it. */
const MOST_SEGMENTS = 8;
/** "Seven, no, half past". */
const PAST_THAT_HOUR = /^(?:make it |at )?(half|quarter) past$/;

/** "For two, no, three on friday": the number behind a correction is of the kind that was corrected. */
function hearCorrected(
  segment: string,
  before: HeardSlots,
  setting: HearingSetting,
  last: boolean,
): HeardSlots {
  const told = hearSegment(segment, setting, last);
  const number = /^(?<count>\d{1,2})(?<rest>(?: (?!\d|am\b|pm\b).*)?)$/.exec(
    digitsForWords(segment),
  )?.groups;
  if (!number || told.partySize !== undefined) return told;
  const { count, rest = '' } = number;
  if (told.time && !hearTime(rest)) return told;
  if (before.partySize !== undefined && before.time === undefined)
    return hearSegment(`for ${count} people ${rest}`.trim(), setting, last);
  if (before.time !== undefined && before.partySize === undefined)
    return hearSegment(`at ${count} ${rest}`.trim(), setting, last);
  return told;
}

/** The facts in plain words. What follows "no, actually" or "I mean" replaces what came before it. */
export function hearSlots(words: string, setting: HearingSetting): HeardSlots {
  const segments = words
    .replace(GREETING, ' ')
    .split(CORRECTION)
    .filter((segment) => segment.trim() !== '')
    .slice(-MOST_SEGMENTS);
  let slots: HeardSlots = {};
  let before: HeardSlots = {};
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    const told = hearCorrected(segment.trim(), before, setting, last);
    const past = slots.time && PAST_THAT_HOUR.exec(segment.trim())?.[1];
    slots =
      past && slots.time
        ? { ...slots, time: { ...slots.time, minute: past === 'half' ? 30 : 15 } }
        : {
            ...slots,
            ...present(told),
          };
    before = told;
  });
  return slots;
}
