export type DayPart = 'morning' | 'afternoon' | 'evening';

const PARTS: readonly (readonly [RegExp, DayPart])[] = [
  [/\b(?:morning|before noon|before lunch|first thing)\b/, 'morning'],
  [
    /\b(?:afternoon|after lunch|lunch ?time|for lunch|tea ?time|(?:end of|late in) the day|last thing|after school)\b/,
    'afternoon',
  ],
  [/\b(?:evening|(?:at|tomorrow|[a-z]+day) night|tonight|after work)\b/, 'evening'],
];
const AT_DINNER = /\b(?:dinner ?time|for dinner)\b/;

/** When dinner is: in the evening, or at noon or in the evening, which nobody can tell from the word. */
export type Dinner = 'evening' | 'either';

/** The part of the day that was named, where no hour was. */
export function hearDayPart(words: string, dinner: Dinner = 'evening'): DayPart | null {
  const part = PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  return part ?? (dinner === 'evening' && AT_DINNER.test(words) ? 'evening' : null);
}

/** First and last minute of a part of the day, as people use the words. */
export const MINUTES_OF_PART: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 18 * 60],
  evening: [17 * 60, 24 * 60],
};

/** Words about an hour that name none: "after work", "the earliest you have". */
export const VAGUE_HOUR =
  /\b(?:as (?:soon|early|late) as (?:possible|you can)|asap|any ?time|any ?day|right (?:now|away)|immediately|straight ?away|whenever|earliest|latest|first (?:available|thing|slot|appointment|one)|next available|soonest|last (?:available|thing|slot|appointment)|doesn't matter|don't (?:mind|care)|not (?:fussed|bothered|picky)|(?:before|after|during) (?:work|school|lunch|dinner|hours|my shift|class)|(?:lunch|dinner|tea|break) ?(?:time|hour)|early(?:ish)?|late(?:r|ish)?|what(?:'s| is| do you have| have you got| times?| slots?| are| would)? .*(?:free|available|options|recommend|suggest|have|best|left)|which times|up to you|you (?:choose|decide|pick)|flexible|sometime|some time)\b/;
