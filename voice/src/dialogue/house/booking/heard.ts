import type { HouseContext } from '../context.ts';
import { type DateSetting, hearBareDate, hearDate } from '../hear/dates.ts';
import { hearName } from '../hear/names.ts';
import { digitsForWords } from '../hear/numbers.ts';
import { hearBareNumber, hearNights, hearPartySize, type SizeFound } from '../hear/partySize.ts';
import { hearPhoneNumber, storedPhoneNumber } from '../hear/phoneNumbers.ts';
import { type HeardTime, hearBareTime, hearTime } from '../hear/times.ts';
import { hearService } from '../service.ts';
import type { Question } from '../state.ts';

/** Every fact of a booking in one breath. */
export interface HeardSlots {
  readonly service?: string | undefined;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  /** yyyy-mm-dd */
  readonly date?: string | undefined;
  /** A span where a day is needed: "weekend", "week". */
  readonly span?: string | undefined;
  readonly time?: HeardTime | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
}

export interface HearingSetting {
  readonly raw: string;
  readonly asked: Question;
  readonly context: HouseContext;
  /** Whether a number may mean people. */
  readonly sized: boolean;
}

const CORRECTION =
  /\b(?:no wait|wait no|no no|no sorry|sorry no|actually|i mean|i meant|rather|make that|scratch that|or rather|correction|let's say)\b/;
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

function counting(asked: Question): boolean {
  return asked === 'party-size' || asked === 'nights' || asked === 'time';
}

function hearSegment(words: string, setting: HearingSetting, last: boolean): HeardSlots {
  const { asked, context, raw } = setting;
  const phone = hearPhoneNumber(words, asked === 'phone' || asked === 'use-caller-number');
  const spoken = phone ? phone.rest : words;
  const changing = asked === 'confirm-booking' || asked === 'what-to-change';
  const name = hearName(spoken, { raw, asked: asked === 'name' && last });
  const counted = counting(asked) ? (COUNT_SOUNDALIKES[spoken] ?? spoken) : spoken;
  let text = digitsForWords(counted).replace(NEGATED, ' ').replace(/\s+/g, ' ').trim();

  const dating = { now: context.now, dayFirst: context.british };
  const clear = hearTime(text);
  if (clear) text = clear.rest;
  const day = asked === 'date' ? hearBareDate(text, dating) : hearDate(text, dating);
  if (day) text = day.rest;
  const nights = hearNights(text) ?? hearLeaving(text, day, dating);
  if (nights) text = nights.rest;
  else if (asked === 'nights') {
    const bare = hearBareNumber(text);
    if (bare)
      return { nights: bare.size, time: clear?.time, ...dateOf(day), name: name ?? undefined };
  }
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
  return {
    service: hearService(digitsForWords(spoken), context) ?? undefined,
    partySize: size?.size,
    nights: nights?.size,
    ...dateOf(day),
    time: clear?.time ?? bareTime?.time,
    name: name ?? undefined,
    phone: phone ? storedPhoneNumber(phone.digits, context.country) : undefined,
  };
}

/** "to december fifth" after the day of arrival, as nights. */
function hearLeaving(
  text: string,
  arrival: ReturnType<typeof hearDate>,
  setting: DateSetting,
): SizeFound | null {
  if (!arrival || !('date' in arrival) || !/\b(?:to|until|till)\b/.test(text)) return null;
  const leaving = hearDate(text, { ...setting, now: arrival.date });
  if (!leaving || !('date' in leaving)) return null;
  const nights = Math.round(leaving.date.diff(arrival.date, 'days').days);
  return nights >= 1 ? { size: nights, rest: leaving.rest } : null;
}

function dateOf(day: ReturnType<typeof hearDate>): Pick<HeardSlots, 'date' | 'span'> {
  if (!day) return {};
  return 'date' in day ? { date: day.date.toISODate() ?? undefined } : { span: day.span };
}

function present(slots: HeardSlots): HeardSlots {
  return Object.fromEntries(
    Object.entries(slots).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** The facts in plain words. What follows "no, actually" or "I mean" replaces what came before it. */
export function hearSlots(words: string, setting: HearingSetting): HeardSlots {
  const segments = words.split(CORRECTION).filter((segment) => segment.trim() !== '');
  let slots: HeardSlots = {};
  segments.forEach((segment, index) => {
    slots = {
      ...slots,
      ...present(hearSegment(segment.trim(), setting, index === segments.length - 1)),
    };
  });
  return slots;
}
