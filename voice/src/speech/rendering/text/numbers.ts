const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** 0 to 999,999,999 in words. */
export function numberInWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) {
    const ones = value % 10;
    return `${TENS[Math.floor(value / 10) - 2]}${ones === 0 ? '' : ` ${ONES[ones]}`}`;
  }
  const [unit, size] =
    value < 1_000
      ? ['hundred', 100]
      : value < 1_000_000
        ? ['thousand', 1_000]
        : ['million', 1_000_000];
  const rest = value % size;
  const joint = rest === 0 ? '' : rest < 100 ? ' and ' : ' ';
  return `${numberInWords(Math.floor(value / size))} ${unit}${joint}${rest === 0 ? '' : numberInWords(rest)}`;
}

/** 1 to 99 as an ordinal: twenty first. */
export function ordinalInWords(value: number): string {
  const words = numberInWords(value).split(' ');
  const last = words.pop() ?? '';
  const ordinal =
    IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ordinal].join(' ');
}

/** A year as it is said: twenty twenty six, two thousand and five, nineteen oh four. */
export function yearInWords(year: number): string {
  if (year >= 2_000 && year < 2_010) return numberInWords(year);
  const rest = year % 100;
  const century = numberInWords(Math.floor(year / 100));
  if (rest === 0) return `${century} hundred`;
  return `${century} ${rest < 10 ? `oh ${ONES[rest]}` : numberInWords(rest)}`;
}

/** Each digit by name; "oh" for zero in Britain. */
export function digitsInWords(digits: string, british: boolean): string {
  return digits
    .split('')
    .map((digit) => (digit === '0' && british ? 'oh' : (ONES[Number(digit)] ?? '')))
    .join(' ');
}
