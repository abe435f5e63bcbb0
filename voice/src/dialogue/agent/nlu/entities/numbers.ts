const SMALL = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL_ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
]
  .join(' ')
  .split(' ');

const cardinals = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ['fourty', 40],
]);
const ordinals = new Map<string, number>([
  ...SMALL_ORDINALS.map((word, index) => [word, index + 1] as const),
  ['twentieth', 20],
  ['thirtieth', 30],
]);

/** Value of one cardinal word ("seven", "thirty"), or null. */
export function cardinal(word: string): number | null {
  return cardinals.get(word) ?? null;
}

function ordinalSuffix(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

/** "21" as "21st". */
export function ordinalOf(value: number): string {
  return `${value}${ordinalSuffix(value)}`;
}

function readTens(words: readonly string[], at: number): NumberRead | null {
  const tens = cardinals.get(words[at] ?? '');
  if (tens === undefined || tens < 20) return null;
  const next = words[at + 1] ?? '';
  const unit = cardinals.get(next);
  if (unit !== undefined && unit >= 1 && unit <= 9) return { text: String(tens + unit), used: 2 };
  const ordinal = ordinals.get(next);
  if (ordinal !== undefined && ordinal <= 9) return { text: ordinalOf(tens + ordinal), used: 2 };
  return { text: String(tens), used: 1 };
}

function readHundreds(words: readonly string[], at: number): NumberRead | null {
  const head = readTens(words, at) ?? readSmall(words, at);
  if (!head || !/^\d+$/.test(head.text) || words[at + head.used] !== 'hundred') return null;
  const hundreds = Number(head.text) * 100;
  let used = head.used + 1;
  const tailAt = words[at + used] === 'and' ? at + used + 1 : at + used;
  const tail = readTens(words, tailAt) ?? readSmall(words, tailAt);
  if (tail && /^\d+$/.test(tail.text) && (tailAt > at + used || hundreds < 1_000)) {
    used = tailAt - at + tail.used;
    return { text: String(hundreds + Number(tail.text)), used };
  }
  return { text: String(hundreds), used };
}

function readSmall(words: readonly string[], at: number): NumberRead | null {
  const value = cardinals.get(words[at] ?? '');
  return value !== undefined && value < 20 ? { text: String(value), used: 1 } : null;
}

function readOrdinal(words: readonly string[], at: number): NumberRead | null {
  const value = ordinals.get(words[at] ?? '');
  if (value === undefined) return null;
  const before = words[at - 1] ?? '';
  if (value === 2 && /^(?:a|one|just|in|per|every)$/.test(before)) return null;
  if (
    value === 1 &&
    !/^(?:the|of|on|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      before,
    )
  ) {
    return words[at + 1] === 'of' ? { text: '1st', used: 1 } : null;
  }
  return { text: ordinalOf(value), used: 1 };
}

function readPhrase(words: readonly string[], at: number): NumberRead | null {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  if (first === 'half' && second === 'a' && third === 'dozen') return { text: '6', used: 3 };
  if (first === 'a' && second === 'dozen') return { text: '12', used: 2 };
  if ((first === 'oh' || first === 'o') && /\d$/.test(words[at - 1] ?? '') === false) {
    const unit = cardinals.get(second ?? '');
    const afterNumber = cardinals.has(words[at - 1] ?? '');
    if (afterNumber && unit !== undefined && unit <= 9) return { text: `0${unit}`, used: 2 };
  }
  return null;
}

/** Words of a text put as one: "twenty first" as "21st". */
export interface NumberRead {
  readonly text: string;
  /** How many words it is made of. */
  readonly used: number;
}

/** Every word of a text, number words as digits. */
export function numbersRead(words: readonly string[]): NumberRead[] {
  const out: NumberRead[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readPhrase(words, at) ??
      readHundreds(words, at) ??
      readTens(words, at) ??
      readSmall(words, at) ??
      readOrdinal(words, at) ?? { text: words[at] ?? '', used: 1 };
    out.push(read);
    at += read.used;
  }
  return out;
}

/** "7 p m" behind digits. */
export const SPACED_MERIDIEM = [/(\d)\s+([ap])\s+m\b/g, '$1 $2m'] as const;

/**
 * Number words as digits: "seven thirty" -> "7 30", "twenty first" -> "21st", "nineteen hundred" ->
 * "1900", "seven oh five" -> "7 05". Everything else stays.
 */
export function digitsForWords(text: string): string {
  return numbersRead(text.split(' '))
    .map((read) => read.text)
    .join(' ')
    .replace(...SPACED_MERIDIEM);
}
