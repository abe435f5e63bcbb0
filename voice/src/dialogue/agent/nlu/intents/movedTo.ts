/** Days and hours, as far as it needs to be known that one is named. */
const MOMENT =
  /\b(?:\d|today|tonight|tomorrow|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midday|midnight|morning|afternoon|evening|lunchtime|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|next week|(?:next|same|following) (?:day|night|week|time)|(?:day|hour|hours|days|week|bit|little|minutes) (?:later|earlier|after|sooner)|january|february|march|april|june|july|august|september|october|november|december)\b/;
/** Where a caller begins to say what is wished instead. */
const WISHES =
  /\b(?:could|can|would|may|might|any chance|any way|is it possible|possible|wondering|how about|what about|i'd rather|rather|prefer|i'd like|we'd like|like to|want to|need to|let's|please|just|make it)\b/g;
const MOST_WISHES = 12;
const INSTEAD_OF = /\b(?:instead of|rather than|and not|not)\b/;
/** "From five to six": both are told, wherever the words stand. */
const FROM_TO = /\bfrom (?<old>(?:[^ ]+ ){1,6}?)(?:to|till|until) (?<to>.*)$/;
const VERB_TO =
  /\b(?:move|moved|moving|change|changed|changing|reschedule|rescheduled|shift|slide|push|pushed|pushing|bump|nudge|postpone|bring|switch|swap|put|forward|back)\b(?<old>(?: [^ ]+){0,8}?) (?:to|until|till|for|on to) (?<to>.*)$/;
const MAKES =
  /\b(?:any chance of|how about|would|make|making|do|doing|have|come|coming|say|try|be|manage|fit|see|take|like|prefer|rather|about|get|swap|change|go)\b/;

export interface Moved {
  /** Words that tell which booking is meant. */
  readonly old: string;
  /** Words that tell where it goes; empty where nothing does. */
  readonly to: string;
}

/**
 * What a wish to move a booking tells of the booking, and what of the new moment. Takes plain lower-case words.
 */
export function movedTo(words: string): Moved {
  const fromTo = FROM_TO.exec(words);
  if (fromTo?.groups && MOMENT.test(fromTo.groups['old'] ?? ''))
    return {
      old: `${words.slice(0, fromTo.index)}${fromTo.groups['old']}`.trim(),
      to: fromTo.groups['to'] ?? '',
    };
  const verb = VERB_TO.exec(words);
  const wishes = [...words.matchAll(WISHES)].slice(0, MOST_WISHES);
  if (verb?.groups && MOMENT.test(verb.groups['to'] ?? '')) {
    const old = `${words.slice(0, verb.index)} ${verb.groups['old'] ?? ''}`.trim();
    return withoutOld({ old, to: verb.groups['to'] ?? '' });
  }
  for (const { index } of wishes.toReversed()) {
    const [old, to] = [words.slice(0, index), words.slice(index)];
    if (MOMENT.test(to) && MAKES.test(to)) return withoutOld({ old: old.trim(), to });
  }
  return { old: words, to: '' };
}

/** "The Sunday instead of the Saturday": what stands behind belongs to the booking. */
function withoutOld({ old, to }: Moved): Moved {
  const at = INSTEAD_OF.exec(to);
  if (!at || at.index === 0) return { old, to };
  const behind = to.slice(at.index + at[0].length);
  return { old: `${old} ${behind}`.trim(), to: to.slice(0, at.index).trim() };
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  half: 0.5,
  'half an': 0.5,
  quarter: 0.25,
  'quarter of an': 0.25,
  couple: 2,
};
const COUNT =
  '(?:a )?couple(?: of)?|half(?: an?)?|(?:a )?quarter of an|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty five|forty|\\d{1,2}';
const LATER = new RegExp(
  `\\b(?:(?<back>back|forward|on|along) )?(?:by )?(?:about )?(?:(?<count>${COUNT}) )?(?<unit>hours?|minutes?|mins?|days?|weeks?|nights?)(?<half> and a half)?(?: or so)? ?(?<way>later|earlier|sooner|after|before|back|forward|along|on(?= please| from| if|$))?\\b`,
  'g',
);
const FOLLOWING = /\b(?:next|following) (?:day|night)\b|\b(?:day|night) after\b(?! tomorrow)/;
const PRECEDING =
  /\b(?:the )?(?:day|night) before\b(?! (?:yesterday|yours|christmas|the))|\bprevious day\b/;
const EARLIER = /^(?:earlier|sooner|before|forward)$/;
const MINUTES_OF_AN_HOUR = 60;

export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

const countOf = (told: string): number =>
  /^\d/.test(told)
    ? Number(told)
    : (COUNTS[told.replace(/^a (?=quarter|couple)/, '').replace(/^couple of$/, 'couple')] ??
      COUNTS[told.replace(/ an?$/, '')] ??
      1);

/** By how much a booking goes later (or, below zero, earlier) than it stands; null where nothing tells. */
export function shiftBy(words: string): Shift | null {
  if (FOLLOWING.test(words)) return { days: 1, minutes: 0 };
  if (PRECEDING.test(words)) return { days: -1, minutes: 0 };
  for (const { groups = {} } of words.matchAll(LATER)) {
    const { count = 'a', unit = '', half, back } = groups;
    const way = groups['way'] ?? back;
    if (way === undefined) continue;
    const told = countOf(count) + (half === undefined ? 0 : 0.5);
    const amount = told * (EARLIER.test(way) ? -1 : 1);
    if (unit.startsWith('m')) return { days: 0, minutes: amount };
    if (unit.startsWith('hour')) return { days: 0, minutes: amount * MINUTES_OF_AN_HOUR };
    return { days: unit.startsWith('week') ? amount * 7 : amount, minutes: 0 };
  }
  return null;
}
