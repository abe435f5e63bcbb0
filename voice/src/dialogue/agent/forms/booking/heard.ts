import { type DayHeard, hearDate } from '../../nlu/entities/moments/dates.ts';
import { type Dinner, hearDayPart } from '../../nlu/entities/moments/dayParts.ts';
import { hearBareTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { sizesIn } from '../../nlu/entities/people/partySize.ts';
import { storedPhoneNumber } from '../../nlu/entities/phones/numberingPlan.ts';
import { withOtherEnd } from '../../nlu/entities/phones/phoneNumbers.ts';
import { hearService } from '../../nlu/entities/service.ts';
import { aligned, cut } from '../../nlu/spans/aligned.ts';
import { hearSpans, type SpanSetting } from '../../nlu/spans/hearSpans.ts';
import { hearCorrected, putRight, withoutReasons } from './corrected.ts';
import type { HeardSlots } from './heardSlots.ts';

export interface HearingSetting extends SpanSetting {
  /** What was said with its capitals. */
  readonly raw: string;
}

const CORRECTION =
  /\b(?:(?<=\w )nah(?! (?:thanks|thank|you're))|oops|whoops|(?:and |but )?not (?:at )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?: (?:thirty|fifteen|o'clock|30|15))?(?= (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|\d{1,2})\b)|no wait|wait|(?<=\w )no(?! (?:one|kids|children|parking|allerg\w*|problem|smoking|idea|later|earlier|more|less|rush|preference|thanks|worries|wait|no|sorry)\b)|wait no|no no|no sorry|sorry no|actually|i mean|i meant|rather|make that|scratch that|or rather|correction|let's say|(?:let's )?(?:put|go with|go for|call it|make it)(?= (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|mon|tue|wed|thu|fri|sat|sun|the))|on second thoughts?|(?:i'd|i would|we'd|i|we) prefer|preferably|ideally|better (?:still|yet)|oh sorry|sorry|tell a lie|hang on|hold on|(?<=\w )well (?=\d|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|make|say|no))\b/;
/** "Wednesday the 2nd, not Monday": what was wished, where both tell the same kind of fact. */
function withoutRefused(words: string, setting: HearingSetting): string {
  const { wanted, refused } = /^(?<wanted>.+?) not (?<refused>.+)$/.exec(words)?.groups ?? {};
  // "not this week but next", "not tomorrow, the Saturday after": what is wished stands behind
  if (!wanted || !refused || /\bbut\b|\bafter\b/.test(refused)) return words;
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
  const words = withoutRefused(withoutReasons(spokenWords), setting);
  const naming = { raw, asked: asked === 'name' && last };
  const found = hearSpans(aligned(words), { ...setting, naming });
  const { phone } = found;
  const isWhole = phone?.fit === 'fits';
  const spoken = cut(aligned(words), phone ? found.taken.slice(0, 1) : []);
  const fromNow = found['from-now'];
  const time = fromNow?.time ?? found.time;
  return {
    service: hearService(spoken.text, context) ?? undefined,
    partySize: found['party-size'],
    nights: found.nights,
    ...(fromNow ? { date: fromNow.date } : dateOf(found.date)),
    time,
    part: time ? undefined : (hearDayPart(words, dinnerOf(context)) ?? undefined),
    name: found.name,
    phone: isWhole ? storedPhoneNumber(phone.digits, context.country) : undefined,
    phonePiece: isWhole ? undefined : phone?.digits,
  };
}

/** Where guests eat in the evening, dinner is then; elsewhere it is at noon for many of Britain and Ireland. */
function dinnerOf({ business, country }: SpanSetting['context']): Dinner {
  const atNoon = country === 'GB' || country === 'IE';
  return business.kind !== 'restaurant' && atNoon ? 'either' : 'evening';
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
/** The facts in plain words. What follows "no, actually" or "I mean" replaces what came before it. */
export function hearSlots(words: string, setting: HearingSetting): HeardSlots {
  const segments = words
    .replace(GREETING, ' ')
    .split(CORRECTION)
    .filter((segment) => segment.trim() !== '')
    .slice(-MOST_SEGMENTS);
  const today = setting.context.now.toISODate() ?? '';
  let slots: HeardSlots = {};
  let before = '';
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    const part = segment.trim();
    const told = hearCorrected(part, slots, { corrects: index > 0, sized: setting.sized }, (text) =>
      hearSegment(text, setting, last),
    );
    const end = slots.phone && !told.phone ? withOtherEnd(slots.phone, part) : null;
    slots = { ...slots, ...putRight(slots, present(told), { words: part, before, today }) };
    if (end !== null) slots = { ...slots, phone: end };
    before = `${before} ${part}`;
  });
  return slots;
}
