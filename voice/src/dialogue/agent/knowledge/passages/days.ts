const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const WEEK = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const DAY = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const RANGE = new RegExp(`\\b${DAY} ?(?:-|–|to|till|until|through|thru) ?${DAY}\\b`, 'g');
const ONE = new RegExp(`\\b${DAY}\\b`, 'g');
const OTHERS: readonly (readonly [pattern: RegExp, days: readonly number[]])[] = [
  [/\b(?:weekdays?|midweek|during the week|in the week|mid week)\b/, WEEK],
  [/\bweekends?\b/, WEEKEND],
  [/\b(?:every day|daily|seven days|all week|each day)\b/, [...WEEK, ...WEEKEND]],
];

/** Days of the week that a text names, 0 for Monday; "Tuesday to Thursday" names three. */
export function daysNamed(text: string): ReadonlySet<number> {
  const plain = text.toLowerCase();
  const days = new Set<number>();
  for (const [, from, to] of plain.matchAll(RANGE)) {
    const last = DAYS.indexOf(to as (typeof DAYS)[number]);
    for (let day = DAYS.indexOf(from as (typeof DAYS)[number]); ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  for (const [, day] of plain.matchAll(ONE)) days.add(DAYS.indexOf(day as (typeof DAYS)[number]));
  for (const [pattern, those] of OTHERS)
    if (pattern.test(plain)) for (const day of those) days.add(day);
  return days;
}
