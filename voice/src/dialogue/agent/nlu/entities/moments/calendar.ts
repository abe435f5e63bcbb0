import type { DateTime } from 'luxon';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
export const DAY = `(${WEEKDAYS.join('|')})s?`;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** "At 7, march 14" is no seventh of March. */
const NO_HOUR_BEFORE_MONTH = `(?!(?<=\\b(?:at|past) )\\d{1,2} (?:${MONTHS.join('|')}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b)`;
export const MONTH = `(${MONTHS.join('|')})`;

/** A way to say a day: what it matches, and the day that is meant, seen from today. Null where there is no such day. */
export type Rule = readonly [RegExp, (match: RegExpExecArray, today: DateTime) => DateTime | null];

export function weekdayNumber(name: string | undefined): number {
  return WEEKDAYS.indexOf(name ?? '') + 1;
}

/** The weekday strictly after today. */
export function following(today: DateTime, weekday: number): DateTime {
  return today.plus({ days: ((weekday - today.weekday + 6) % 7) + 1 });
}

/** The next such day of the calendar, today included. Null where the month has no such day. */
function comingOn(today: DateTime, month: number, day: number): DateTime | null {
  const inYear = (year: number) => {
    const first = today.startOf('month').set({ year, month });
    return day >= 1 && day <= (first.daysInMonth ?? 0) ? first.set({ day }) : null;
  };
  const thisYear = inYear(today.year);
  return thisYear && thisYear >= today ? thisYear : inYear(today.year + 1);
}

/** The next day with this number, skipping months that are too short. */
export function comingDayOfMonth(today: DateTime, day: number): DateTime | null {
  if (day < 1 || day > 31) return null;
  for (let months = 0; months < 3; months += 1) {
    const month = today.startOf('month').plus({ months });
    const candidate = month.set({ day });
    if (candidate.month === month.month && candidate >= today) return candidate;
  }
  return null;
}

const MOST_MONTHS_AHEAD = 12;

/** "Friday the 4th": the next 4th that is a Friday, else the next 4th. */
function weekdayWithNumber(today: DateTime, weekday: number, day: number): DateTime | null {
  for (let months = 0; months < MOST_MONTHS_AHEAD; months += 1) {
    const month = today.startOf('month').plus({ months });
    if (day < 1 || day > (month.daysInMonth ?? 0)) continue;
    const date = month.set({ day });
    if (date >= today && date.weekday === weekday) return date;
  }
  return comingDayOfMonth(today, day);
}

/** The nth such weekday of a month; -1 is the last. */
function nthWeekday(month: DateTime, nth: number, weekday: number): DateTime | null {
  const first = following(month.startOf('month').minus({ days: 1 }), weekday);
  if (nth > 0) {
    const date = first.plus({ weeks: nth - 1 });
    return date.month === month.month ? date : null;
  }
  return following(month.endOf('month').startOf('day'), weekday).minus({ weeks: 1 });
}

function comingNth(today: DateTime, month: number, nth: number, weekday: number): DateTime | null {
  const thisYear = nthWeekday(today.set({ day: 1, month }), nth, weekday);
  return thisYear && thisYear < today
    ? nthWeekday(today.set({ day: 1, month, year: today.year + 1 }), nth, weekday)
    : thisYear;
}

const ORDER: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  last: -1,
};
const NTH = '(first|1st|2nd|3rd|4th|last)';

function monthNumber(name: string | undefined): number {
  return MONTHS.indexOf(name ?? '') + 1;
}

function dated(
  today: DateTime,
  month: number,
  day: number,
  year: string | undefined,
): DateTime | null {
  if (year === undefined) return comingOn(today, month, day);
  const date = today.startOf('month').set({ year: Number(year), month });
  return day >= 1 && day <= (date.daysInMonth ?? 0) ? date.set({ day }) : null;
}

function count(text: string | undefined): number {
  return text && /^\d/.test(text) ? Number(text) : 1;
}

function monthOf(today: DateTime, which: string | undefined): DateTime {
  return /next|following/.test(which ?? '')
    ? today.startOf('month').plus({ months: 1 })
    : today.startOf('month');
}

/** Days that bear a name. */
export const NAMED_DAYS: readonly Rule[] = [
  [/\bday after tomorrow\b/, (_, today) => today.plus({ days: 2 })],
  [
    /\bday before (?:christmas|xmas)\b|\bchristmas eve\b|\bxmas eve\b/,
    (_, today) => comingOn(today, 12, 24),
  ],
  [
    /\b(?:christmas|xmas)(?: day)?\b(?! (?:party|do|lunch|dinner|meal|menu|shopping|tree|lights|decorations?|jumper|sweater|cards?|pudding|presents?|time))/,
    (_, today) => comingOn(today, 12, 25),
  ],
  [/\bboxing day\b/, (_, today) => comingOn(today, 12, 26)],
  [/\bnew year'?s? eve\b/, (_, today) => comingOn(today, 12, 31)],
  [/\bnew year'?s?(?: day)\b/, (_, today) => comingOn(today, 1, 1)],
  [/\bvalentine'?s?(?: day)?\b/, (_, today) => comingOn(today, 2, 14)],
  [/\b(?:st|saint) patrick'?s?(?: day)?\b/, (_, today) => comingOn(today, 3, 17)],
  [/\b(?:the )?(?:4th|fourth) of july\b|\bindependence day\b/, (_, today) => comingOn(today, 7, 4)],
  [/\bhalloween\b/, (_, today) => comingOn(today, 10, 31)],
  [/\bbonfire night\b/, (_, today) => comingOn(today, 11, 5)],
  [/\bthanksgiving(?: day)?\b/, (_, today) => comingNth(today, 11, 4, 4)],
];

/** Days counted from today, in weeks and months, or by their number. */
export const COUNTED_DAYS: readonly Rule[] = [
  [
    new RegExp(`\\b${DAY} after tomorrow\\b`),
    (m, today) => following(today.plus({ days: 1 }), weekdayNumber(m[1])),
  ],
  [/\b(?:this|same) (?:time|day) next week\b/, (_, today) => today.plus({ weeks: 1 })],
  [
    /\b(?:an?|1|(\d{1,3})) weeks? (?:from |on )?(today|tomorrow|now)\b|\b(?:(today|tomorrow) )week\b/,
    (m, today) => today.plus({ weeks: count(m[1]), days: (m[2] ?? m[3]) === 'tomorrow' ? 1 : 0 }),
  ],
  [
    /\bweek (?:from )?(today|tomorrow)\b/,
    (m, today) => today.plus({ weeks: 1, days: m[1] === 'tomorrow' ? 1 : 0 }),
  ],
  [
    new RegExp(
      `(?<!\\b(?:next|following|this|that|same|last) )\\b(?:(?:(?:an?|(\\d{1,2})) )?weeks? (?:on|from) (?:this |next |the |coming ){0,2}|a week (?:this |coming ){0,2})${DAY}\\b`,
    ),
    (m, today) => following(today, weekdayNumber(m[2])).plus({ weeks: count(m[1]) }),
  ],
  [
    new RegExp(`\\b${DAY} (?:week|(\\d{1,2}) weeks)\\b(?! (?:later|after))`),
    (m, today) => following(today, weekdayNumber(m[1])).plus({ weeks: count(m[2]) }),
  ],
  [
    new RegExp(`\\b${DAY} after next\\b|\\b${DAY} (?:of )?the week after next\\b`),
    (m, today) => {
      const next = today.startOf('week').plus({ days: weekdayNumber(m[1] ?? m[2]) - 1 });
      return next.plus({ weeks: 2 });
    },
  ],
  [
    /\bin (an?|\d{1,3}) (day|week|month)s?'?s?(?: time)?\b|\b(an?|\d{1,3}) (day|week|month)s? (?:from (?:now|today)|ahead|out)\b|\b(an?|\d{1,3}) (day|week|month)s?'?s? time\b/,
    (m, today) => {
      const unit = m[2] ?? m[4] ?? m[6];
      const many = count(m[1] ?? m[3] ?? m[5]);
      return today.plus(
        unit === 'day' ? { days: many } : unit === 'week' ? { weeks: many } : { months: many },
      );
    },
  ],
  [
    new RegExp(`\\b(?:the )?${NTH} ${DAY} (?:in|of) ${MONTH}\\b`),
    (m, today) => comingNth(today, monthNumber(m[3]), ORDER[m[1] ?? ''] ?? 1, weekdayNumber(m[2])),
  ],
  [
    new RegExp(
      `\\b(?:the )?${NTH} ${DAY} (?:in|of) (next month|the following month|this month|the month)\\b`,
    ),
    (m, today) => nthWeekday(monthOf(today, m[3]), ORDER[m[1] ?? ''] ?? 1, weekdayNumber(m[2])),
  ],
  [
    /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )(next month|the following month|this month)\b/,
    (m, today) => {
      const month = monthOf(today, m[2]);
      const day = Number(m[1]);
      return day >= 1 && day <= (month.daysInMonth ?? 0) ? month.set({ day }) : null;
    },
  ],
  [
    /\b(?:the )?(?:last|final) day of (?:the|this) month\b/,
    (_, today) => today.endOf('month').startOf('day'),
  ],
  [
    new RegExp(
      `\\b(?:${DAY} )?(?:the )?${NO_HOUR_BEFORE_MONTH}(\\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of )?${MONTH}\\b(?: (20\\d\\d)\\b)?`,
    ),
    (m, today) => dated(today, monthNumber(m[3]), Number(m[2]), m[4]),
  ],
  [
    new RegExp(
      `\\b(?:${DAY} )?${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:am|pm|people|nights?|guests?)|[:/])(?: (20\\d\\d)\\b)?`,
    ),
    (m, today) => dated(today, monthNumber(m[2]), Number(m[3]), m[4]),
  ],
  [
    new RegExp(`\\b(?:this |next |on )?${DAY} (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! of)`),
    (m, today) => weekdayWithNumber(today, weekdayNumber(m[1]), Number(m[2])),
  ],
];
