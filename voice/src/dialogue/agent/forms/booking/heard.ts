import { type DayHeard, hearDate } from '../../nlu/entities/dates.ts';
import { type DayPart, hearDayPart } from '../../nlu/entities/dayParts.ts';
import { hearName } from '../../nlu/entities/names.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { sizesIn } from '../../nlu/entities/partySize.ts';
import { hearPhoneNumber, storedPhoneNumber } from '../../nlu/entities/phoneNumbers.ts';
import { hearService } from '../../nlu/entities/service.ts';
import { type HeardTime, hearBareTime, hearTime } from '../../nlu/entities/times.ts';
import { aligned, cut } from '../../nlu/spans/aligned.ts';
import { hearSpans, type SpanSetting } from '../../nlu/spans/hearSpans.ts';

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

export interface HearingSetting extends SpanSetting {
  /** What was said with its capitals. */
  readonly raw: string;
}

const CORRECTION =
  /\b(?:no wait|wait|(?<=\w )no(?! (?:one|kids|children|parking|allerg\w*|problem|smoking|idea|later|earlier|more|less|rush|preference|thanks|worries|wait|no|sorry)\b)|wait no|no no|no sorry|sorry no|actually|i mean|i meant|rather|make that|scratch that|or rather|correction|let's say|(?:let's )?(?:put|go with|go for|call it|make it)(?= (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|mon|tue|wed|thu|fri|sat|sun|the))|on second thoughts?|(?:i'd|i would|we'd|i|we) prefer|preferably|ideally|better (?:still|yet)|oh sorry|sorry|tell a lie|hang on|hold on|(?<=\w )well (?=\d|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|make|say|no))\b/;
/** "Wednesday the 2nd, not Monday": what was wished, where both tell the same kind of fact. */
function withoutRefused(words: string, setting: HearingSetting): string {
  const { wanted, refused } = /^(?<wanted>.+?) not (?<refused>.+)$/.exec(words)?.groups ?? {};
  if (!wanted || !refused) return words;
  const dating = { now: setting.context.now, dayFirst: setting.context.british };
  const kinds = [
    (text: string) => hearDate(text, dating),
    (text: string) => hearBareTime(text),
    (text: string) => sizesIn(text)[0] ?? null,
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
  const cutOut = phone ? [phone] : [];
  const spoken = cut(aligned(words), cutOut);
  const name = hearName(spoken.text, { raw, asked: asked === 'name' && last });
  const found = hearSpans(spoken, setting, cutOut);
  const fromNow = found['from-now'];
  const time = fromNow?.time ?? found.time;
  return {
    service: hearService(spoken.text, context) ?? undefined,
    partySize: found['party-size'],
    nights: found.nights,
    ...(fromNow ? { date: fromNow.date } : dateOf(found.date)),
    time,
    part: time ? undefined : (hearDayPart(words) ?? undefined),
    name: name ?? undefined,
    phone: phone ? storedPhoneNumber(phone.digits, context.country) : undefined,
  };
}

function dateOf(day: DayHeard | undefined): Pick<HeardSlots, 'date' | 'span' | 'spanFrom'> {
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

/** "Good morning", "evening all" name no part of the day; nor does "morning" before anything else but an hour. */
const GREETING =
  /\bgood (?:morning|afternoon|evening)\b|^(?:(?:hi|hello|hey|oh|well|ah|right) )*(?:morning|afternoon|evening)(?= (?:all|there|love|hon|darl|dear|mate|folks|guys|lads|sir|madam|can|could|i|i'd|i've|i'm|is|it's|its|this|do|does|have|what|what's|who|when|we|we'd|we've|you|just|would|my|any|so|um)\b)/g;
/** Who corrects oneself more often in one breath means the last of it. */
const MOST_SEGMENTS = 8;
/** "Seven, no, half past". */
const PAST_THAT_HOUR =
  /^(?:make it |at )?(half|quarter) past(?: (?:in the (?:morning|afternoon|evening)|please|then))*$/;

/** "For two, no, three on friday": the number behind a correction is of the kind that was corrected. */
function hearCorrected(
  segment: string,
  before: HeardSlots,
  setting: HearingSetting,
  { last, corrects }: { readonly last: boolean; readonly corrects: boolean },
): HeardSlots {
  const told = hearSegment(segment, setting, last);
  const number = /^(?<count>\d{1,2})(?<rest>(?: (?!\d|am\b|pm\b).*)?)$/.exec(
    digitsForWords(segment),
  )?.groups;
  if (!number || told.partySize !== undefined) return told;
  const { count, rest = '' } = number;
  // "three at half past one": what is no hour is people
  if (corrects && setting.sized && /^ (?:at|around|about|by|and)\b/.test(rest) && hearTime(rest))
    return hearSegment(`for ${count} people ${rest}`, setting, last);
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
    const corrects = index > 0;
    const told = hearCorrected(segment.trim(), before, setting, { last, corrects });
    const past = slots.time && PAST_THAT_HOUR.exec(segment.trim())?.[1];
    slots =
      past && slots.time
        ? {
            ...slots,
            ...present({ ...told, time: undefined }),
            time: { ...slots.time, minute: past === 'half' ? 30 : 15 },
          }
        : {
            ...slots,
            ...present(told),
          };
    before = told;
  });
  return slots;
}
