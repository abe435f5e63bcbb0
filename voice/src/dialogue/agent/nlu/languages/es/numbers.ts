const SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

const values = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 30 + 10 * index] as const),
  ['veintiun', 21],
  ['veintiuna', 21],
]);
const hundreds = new Map<string, number>([
  ...HUNDREDS.map((word, index) => [word, 100 * (index + 1)] as const),
  ...HUNDREDS.slice(1).map((word, index) => [word.replace('os', 'as'), 100 * (index + 2)] as const),
  ['ciento', 100],
]);

interface Read {
  readonly value: number;
  readonly used: number;
}

function belowHundred(words: readonly string[], at: number): Read | null {
  const value = values.get(words[at] ?? '');
  if (value === undefined) return null;
  const unit = values.get(words[at + 2] ?? '') ?? (words[at + 2] === 'una' ? 1 : 0);
  if (value >= 30 && words[at + 1] === 'y' && unit >= 1 && unit <= 9)
    return { value: value + unit, used: 3 };
  return { value, used: 1 };
}

function belowThousand(words: readonly string[], at: number): Read | null {
  const hundred = hundreds.get(words[at] ?? '');
  if (hundred === undefined) return belowHundred(words, at);
  const tail = belowHundred(words, at + 1);
  return tail && tail.value > 0
    ? { value: hundred + tail.value, used: 1 + tail.used }
    : { value: hundred, used: 1 };
}

function thousands(words: readonly string[], at: number): Read | null {
  const head = words[at] === 'mil' ? { value: 1, used: 0 } : belowThousand(words, at);
  if (!head || words[at + head.used] !== 'mil') return head?.used ? head : null;
  const tail = belowThousand(words, at + head.used + 1);
  return {
    value: head.value * 1_000 + (tail?.value ?? 0),
    used: head.used + 1 + (tail?.used ?? 0),
  };
}

/** Digits for Spanish number words: "treinta y cuatro" -> "34". "Un" and "una" stay. */
export function spanishDigits(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const read = thousands(words, at);
    out.push(read ? String(read.value) : (words[at] ?? ''));
    at += read?.used ?? 1;
  }
  return out.join(' ');
}
