import { type HeardTime, hearBareTime, hearTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import type { HeardSlots } from './heardSlots.ts';
import { inTheSameWeek } from './restated.ts';

/** No number of people: an hour, a length of time, the day of a month. */
const NOT_PEOPLE =
  "(?![\\d:.]|st\\b|nd\\b|rd\\b|th\\b| ?(?:am|pm|ish)\\b| ?o'?clock| [0-5]\\d\\b(?! ?(?:o'?clock|am|pm))| (?:in the|at night|tonight|past|to \\d|nights?|days?|weeks?|hours?|minutes?|years?|months?|pounds|quid|dollars|euros)\\b)";
/** "So four", "that's six", "we're five now": what it comes to after a second thought. */
const SUM = new RegExp(
  `\\b(?:so|that's|that is|that makes|that'd be|that'll be|that will be|makes|make|call|we're|we are|we'll be|it's)(?: (?:so|that's|that makes|we're|we'll be|be|it's|it|us|that|make|call|only|just|now)){0,4} (?<count>\\d{1,3})\\b${NOT_PEOPLE}`,
);
/** A number first: "three on Friday", "eight, I forgot myself", "eleven thirty". */
const NUMBER_FIRST =
  /^(?:(?:shoot|oh|um|hmm|right|okay|so|then|better|maybe|say|look|dear|god|sugar|bother|heck) )*(?<count>\d{1,2})(?<minute> [0-5]\d)?(?<rest>(?: (?!\d|am\b|pm\b).*)?)$/;

const OF_AN_HOUR = /^ (?:in the|at night|tonight|o'?clock|ish)\b/;

type Numbers = Pick<HeardSlots, 'partySize' | 'time'>;

/**
 * Whether a number put right means people or an hour: what was told before; where both were, the nearer one, for who
 * corrects oneself is seldom far out.
 */
function meant(count: number, { partySize, time }: Numbers): 'people' | 'hour' | null {
  if (partySize === undefined) return time === undefined ? null : 'hour';
  if (time === undefined) return 'people';
  const hour = Math.min(Math.abs(count - time.hour), Math.abs(count + 12 - time.hour));
  const people = Math.abs(count - partySize);
  if (hour === people) return null;
  return hour < people ? 'hour' : 'people';
}

/**
 * "For two, no, three on friday", "three of us, no wait, Jake's coming, so four": a number behind a correction is of the
 * kind that was told before it.
 * @param segment plain words from one correction to the next
 * @param before what the segments before it told
 */
export function hearCorrected(
  segment: string,
  before: Numbers,
  { corrects, sized }: { readonly corrects: boolean; readonly sized: boolean },
  hear: (words: string) => HeardSlots,
): HeardSlots {
  const told = hear(segment);
  if (!corrects || told.partySize !== undefined) return told;
  const digits = digitsForWords(segment);
  const first = NUMBER_FIRST.exec(digits)?.groups;
  if (first) {
    const { count = '', minute = '', rest = '' } = first;
    // "three at half past one": what is no hour is people
    if (sized && /^ (?:at|around|about|by|and)\b/.test(rest) && hearTime(rest))
      return hear(`for ${count} people ${rest}`);
    if (OF_AN_HOUR.test(rest)) return told;
    const kind = minute === '' ? meant(Number(count), before) : 'hour';
    if (kind === 'people' && sized) return hear(`for ${count} people ${rest}`.trim());
    return kind === 'hour' ? hear(`at ${count}${minute} ${rest}`.trim()) : told;
  }
  const sum = sized && before.partySize !== undefined ? SUM.exec(digits) : null;
  const count = Number(sum?.groups?.['count']);
  if (!sum || meant(count, before) === 'hour') return told;
  const [ahead, behind] = [digits.slice(0, sum.index), digits.slice(sum.index + sum[0].length)];
  return hear(`${ahead} for ${count} people ${behind}`.replace(/\s+/g, ' ').trim());
}

/** "Seven, no, half past", "five's no good, quarter to": of the hour that was told. */
const OF_THAT_HOUR =
  /\b(?:(?<half>half)(?: past)?|(?<minutes>quarter|5|10|20|25) (?<side>past|to|after))(?= *$| (?:in the|please|then|if|on|with|that|would|is|instead|maybe|perhaps|for)\b)/;
/** Hours so near each other are in the same half of the day. */
const NEAR_HOURS = 3;
const WEEK = /\bweeks?\b|\bfortnight\b|\bnext (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

function ofThatHour(segment: string, { time }: Numbers): HeardTime | undefined {
  const { half, minutes, side } = OF_THAT_HOUR.exec(digitsForWords(segment))?.groups ?? {};
  if (!time || (!half && !minutes)) return undefined;
  const minute = half ? 30 : minutes === 'quarter' ? 15 : Number(minutes);
  if (side !== 'to') return { ...time, minute };
  return { ...time, hour: time.hour === 1 ? 12 : (time.hour + 23) % 24, minute: 60 - minute };
}

/** An hour put right is in the half of the day of the one before it. */
function sameHalf(time: HeardTime, before: HeardTime | undefined): HeardTime {
  const { meridiem } = before ?? {};
  if (time.meridiem !== null || !before || (meridiem !== 'am' && meridiem !== 'pm')) return time;
  const hour = (time.hour % 12) + (meridiem === 'pm' ? 12 : 0);
  return Math.abs(hour - before.hour) <= NEAR_HOURS ? { ...time, hour, meridiem } : time;
}

/**
 * What was told behind a correction, seen from what stood: an hour without its number or its half of the day, and a
 * weekday of the week that was named ("Saturday of next week, no, the Sunday").
 * @param said.before the words of the segments before
 * @param said.today yyyy-mm-dd
 */
export function putRight(
  known: HeardSlots,
  told: HeardSlots,
  said: { readonly words: string; readonly before: string; readonly today: string },
): HeardSlots {
  const time = told.time ? sameHalf(told.time, known.time) : ofThatHour(said.words, known);
  const date = inTheSameWeek(known.date, told.date, said.words, said.today, WEEK.test(said.before));
  const half = time?.meridiem === null ? told.part : undefined;
  const { part: _, ...others } = told;
  return {
    ...(half || time ? others : told),
    ...(date !== undefined && { date }),
    ...(time && { time: half ? inHalf(time, half) : time }),
  };
}

function inHalf(time: HeardTime, part: NonNullable<HeardSlots['part']>): HeardTime {
  const meridiem = part === 'morning' ? ('am' as const) : ('pm' as const);
  return { ...time, hour: (time.hour % 12) + (meridiem === 'pm' ? 12 : 0), meridiem };
}

const HOUR =
  "(?:(?:half past|half|quarter past|quarter to|ten past|ten to|twenty past|twenty to|five past|five to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})(?:[:.]\\d\\d)?(?: (?:fifteen|thirty|forty five|o'clock|\\d\\d))?(?: ?[ap]m)?";
/** "I pick up my kid at two thirty", "I've got a call at ten thirty", "he finishes work at five": why another hour is wished. */
const REASON = new RegExp(
  `\\b(?:(?:because|cause|cos|as|since) )?(?:i|we|she|he|they)(?:'ve|'s| have| has)(?: got)? (?:an?|my|our|the|another) (?!table\\b|room\\b|booking\\b|appointment\\b|reservation\\b|visit\\b|viewing\\b|lesson\\b)(?:\\p{L}+ ){1,2}(?:till|until|from|at) ${HOUR}\\b|\\b(?:(?:because|cause|cos|as|since) )?(?:i|we|she|he|they|my \\p{L}+|our \\p{L}+|(?:the|her|his) (?:train|bus|ferry|flight|boat|school|shift|boss|match|game))(?:'ve|'s|'m|'re| have| has| am| is)?(?: (?:got|only|always|usually|just|gotta|have to|has to|got to|to)){0,3} (?:(?:an?|my|the|another) )?(?:\\p{L}+ )?(?:call|meeting|train|bus|ferry|flight|shift|school run|match|game|training|practice|finish(?:es)?|starts?|works?|working|at work|pick(?:s|ing)? up|pick(?:s|ing)?|collect(?:s|ing)?|drop(?:s|ping)?|leaves?|lands?|arrives?|gets? (?:in|out|off|home|back)|knocks? off|clock(?:s)? off|comes? (?:in|home|out)|is in|isn't in)(?: (?!at\\b|till\\b|until\\b|from\\b)\\p{L}+){0,3} (?:at|till|until|from|by|before|after|around|about) ${HOUR}\\b`,
  'gu',
);

/** The words without hours that only tell why, where another hour is left. */
export function withoutReasons(words: string): string {
  const left = words.replace(REASON, ' ').replace(/\s+/g, ' ').trim();
  return left !== words && hearBareTime(digitsForWords(left)) ? left : words;
}
