import { DateTime } from 'luxon';

const UNITS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS: Readonly<Record<number, string>> = { 2: 'twenty', 3: 'thirty', 4: 'forty', 5: 'fifty' };
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Up to 59, in words. */
export function inWords(count: number): string {
  const tens = TENS[Math.floor(count / 10)];
  if (!tens) return UNITS[count] ?? String(count);
  return count % 10 === 0 ? tens : `${tens} ${UNITS[count % 10] ?? ''}`;
}

function ordinalWords(day: number): string {
  if (day === 20) return 'twentieth';
  if (day === 30) return 'thirtieth';
  const words = inWords(day).split(' ');
  const last = words.pop() ?? '';
  return [...words, ORDINALS[last] ?? `${last}th`].join(' ');
}

function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** Ways of saying one thing; null where a way does not fit it. Every second way is held back. */
export type Forms = readonly (string | null)[];

/** Ways of naming a day. Takes yyyy-mm-dd and the day of the call. */
export function dateForms(iso: string, today: string, british: boolean): Forms {
  const day = DateTime.fromISO(iso, { zone: 'utc' });
  const now = DateTime.fromISO(today, { zone: 'utc' });
  const ahead = Math.round(day.diff(now, 'days').days);
  const weekday = day.toFormat('cccc', { locale: 'en' }).toLowerCase();
  const month = day.toFormat('LLLL', { locale: 'en' }).toLowerCase();
  const nextWeek = day >= now.startOf('week').plus({ weeks: 1 }) && ahead <= 9;
  const coming = ahead >= 1 && ahead <= 6;
  const second = ahead >= 8 && ahead <= 13;
  return [
    coming ? weekday : null,
    `the ${ordinal(day.day)}`,
    `${month} ${ordinal(day.day)}`,
    coming ? `this coming ${weekday}` : null,
    `the ${ordinalWords(day.day)}`,
    `the ${ordinal(day.day)} of ${month}`,
    `${weekday} the ${ordinal(day.day)}`,
    `${month} the ${ordinalWords(day.day)}`,
    ahead === 1 ? 'tomorrow' : null,
    ahead === 1 ? 'tomorrow' : null,
    nextWeek ? `next ${weekday}` : null,
    nextWeek ? `${weekday} next week` : null,
    second ? (british ? `a week on ${weekday}` : `a week from ${weekday}`) : null,
    ahead === 2 ? 'the day after tomorrow' : null,
    `${weekday} ${month} ${day.day}`,
    british ? `${day.day}/${day.month}` : `${day.month}/${day.day}`,
    ahead > 1 && ahead < 7 ? `in ${inWords(ahead)} days` : null,
    `${weekday} ${ordinalWords(day.day)} of ${month}`,
    coming ? `on ${weekday}` : null,
    ahead === 7 || ahead === 14 ? `in ${ahead === 7 ? 'a week' : 'two weeks'}` : null,
  ];
}

/** Ways of naming an hour. Takes HH:MM. */
export function timeForms(clock: string, british: boolean): Forms {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const half = hour < 12 ? 'am' : 'pm';
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const words = `${inWords(twelve)}${minute === 0 ? '' : ` ${inWords(minute)}`}`;
  const next = inWords(twelve === 12 ? 1 : twelve + 1);
  const past =
    minute === 30
      ? `half past ${inWords(twelve)}`
      : minute === 15
        ? `quarter past ${inWords(twelve)}`
        : minute === 45
          ? `quarter to ${next}`
          : `${inWords(twelve)} o'clock`;
  const digits = `${twelve}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return [
    `${digits} ${half}`,
    words,
    past,
    `${digits}${half}`,
    `${words} in the ${part}`,
    `around ${words}`,
    british ? clock : `${words} ${half}`,
    `${words} ${half.split('').join(' ')}`,
    minute === 30 && british ? `half ${inWords(twelve)}` : null,
    minute === 0 ? `${inWords(twelve)} ish` : `about ${words}`,
    minute === 0 ? `${inWords(twelve)} o'clock sharp` : `${words} or so`,
    `${past} in the ${part}`,
    `like ${digits}`,
    `${digits} ${half.split('').join('.')}.`,
  ];
}

/** Ways of saying how many people. */
export function partyForms(count: number): Forms {
  const word = inWords(count);
  const two = count === 2;
  return [
    word,
    String(count),
    `${word} people`,
    count === 1 ? 'one person' : `${word} of us`,
    `a party of ${word}`,
    count === 1 ? 'just myself' : `a group of ${count}`,
    two ? 'me and my wife' : null,
    two ? 'my husband and I' : null,
    count > 2 ? `me and ${inWords(count - 1)} friends` : null,
    count > 2 ? `myself and ${inWords(count - 1)} others` : null,
    count > 3 ? `${inWords(count - 2)} adults and two kids` : null,
    count > 3 ? `two adults and ${inWords(count - 2)} children` : null,
    two ? 'the two of us' : null,
    two ? 'a couple' : null,
    count === 3 ? 'me my wife and our son' : null,
    count === 3 ? 'two adults and a baby' : null,
  ];
}

/** Ways of saying how long a stay is. */
export function nightForms(count: number, arrival: string, british: boolean): Forms {
  const leaving = DateTime.fromISO(arrival, { zone: 'utc' }).plus({ days: count });
  const weekday = leaving.toFormat('cccc', { locale: 'en' }).toLowerCase();
  const night = count === 1 ? 'night' : 'nights';
  const month = leaving.toFormat('LLLL', { locale: 'en' }).toLowerCase();
  return [
    `${inWords(count)} ${night}`,
    inWords(count),
    `${count} ${night}`,
    count < 7 ? `until ${weekday}` : 'a week',
    `until the ${ordinal(leaving.day)}`,
    count === 1 ? 'just one night' : `${inWords(count)} ${night} total`,
    count === 2 ? 'a couple of nights' : null,
    british ? `${inWords(count)} ${night}` : `${inWords(count)} ${night}`,
    `checking out ${month} ${ordinal(leaving.day)}`,
    count < 7 ? `leaving on ${weekday}` : null,
  ];
}

/** Ways of saying a number: typed, grouped, digit by digit. */
export function phoneForms(number: string): Forms {
  const groups = number.split(' ');
  const spoken = (zero: string) =>
    groups
      .map((group) =>
        group
          .split('')
          .map((digit) => (digit === '0' ? zero : inWords(Number(digit))))
          .join(' '),
      )
      .join(' ');
  return [
    number,
    number.replaceAll(' ', ''),
    spoken('oh'),
    spoken('zero'),
    groups.join('-'),
    spoken('zero').replace(/\b(\w+) \1\b/g, 'double $1'),
    groups.join(', '),
    spoken('oh').replaceAll('  ', ' '),
    spoken('oh').replace(/\b(\w+) \1\b/g, 'double $1'),
    groups.join('. '),
  ];
}
