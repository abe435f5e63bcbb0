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
  /\b(?:make|making|do|doing|have|come|coming|say|try|be|manage|fit|see|take|like|prefer|rather|about|get|swap|change|go)\b/;

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
  half: 0.5,
  couple: 2,
};
const LATER =
  /\b(?:(?<back>back|forward|on) )?(?:by )?(?:about )?(?<half>half )?(?<count>an?|one|two|three|four|half|(?:a )?couple(?: of)?)? ?(?<unit>hours?|days?|weeks?|nights?)(?: or so)? ?(?<way>later|earlier|sooner|after|before|back|forward)?\b/;
const FOLLOWING = /\b(?:next|following) (?:day|night)\b|\b(?:day|night) after\b/;

export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

/** By how much a booking goes later (or, below zero, earlier) than it stands; null where nothing tells. */
export function shiftBy(words: string): Shift | null {
  if (FOLLOWING.test(words)) return { days: 1, minutes: 0 };
  const found = LATER.exec(words)?.groups;
  const way = found?.['way'] ?? found?.['back'];
  if (!found || way === undefined) return null;
  const count =
    COUNTS[(found['count'] ?? 'a').replace(/^a couple.*$/, 'couple').split(' ')[0] ?? 'a'] ?? 1;
  const amount = (found['half'] === undefined ? count : 0.5) * (EARLIER.test(way) ? -1 : 1);
  const unit = found['unit'] ?? '';
  if (unit.startsWith('hour')) return { days: 0, minutes: amount * 60 };
  return { days: unit.startsWith('week') ? amount * 7 : amount, minutes: 0 };
}

const EARLIER = /^(?:earlier|sooner|before|forward)$/;
