const SMALL =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );
const small = new Map(SMALL.map((word, value) => [word, value] as const));
/** Belgium and Switzerland count on by tens. */
const tens = new Map<string, number>([
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['septante', 70],
  ['octante', 80],
  ['huitante', 80],
  ['nonante', 90],
]);

interface Read {
  readonly value: number;
  readonly used: number;
}

/** 10 to 19: "dix", "dix sept", "onze". */
function teens(words: readonly string[], at: number): Read | null {
  const value = small.get(words[at] ?? '');
  if (value === undefined || value < 10) return null;
  const unit = small.get(words[at + 1] ?? '') ?? 0;
  return value === 10 && unit >= 7 && unit <= 9
    ? { value: 10 + unit, used: 2 }
    : { value, used: 1 };
}

function unitAt(words: readonly string[], at: number): number | null {
  const word = words[at] ?? '';
  const value = word === 'une' ? 1 : small.get(word);
  return value !== undefined && value >= 1 && value <= 9 ? value : null;
}

/** What stands behind a tens word: "et un", "et onze", "deux", "douze". */
function behindTens(words: readonly string[], at: number, twenties: boolean): Read | null {
  const from = words[at] === 'et' ? at + 1 : at;
  const teen = twenties ? teens(words, from) : null;
  if (teen && (from === at || teen.value === 11))
    return { value: teen.value, used: from - at + teen.used };
  const unit = unitAt(words, from);
  return unit !== null && (from === at || unit === 1) ? { value: unit, used: from - at + 1 } : null;
}

function belowHundred(words: readonly string[], at: number): Read | null {
  if (words[at] === 'quatre' && /^vingts?$/.test(words[at + 1] ?? '')) {
    const tail = words[at + 2] === 'et' ? null : behindTens(words, at + 2, true);
    return { value: 80 + (tail?.value ?? 0), used: 2 + (tail?.used ?? 0) };
  }
  const ten = tens.get(words[at] ?? '');
  if (ten !== undefined) {
    const tail = behindTens(words, at + 1, ten === 60);
    return { value: ten + (tail?.value ?? 0), used: 1 + (tail?.used ?? 0) };
  }
  const teen = teens(words, at);
  if (teen) return teen;
  const value = small.get(words[at] ?? '');
  return value === undefined || value === 1 ? null : { value, used: 1 };
}

function belowThousand(words: readonly string[], at: number): Read | null {
  const head = words[at] === 'cent' ? { value: 1, used: 0 } : belowHundred(words, at);
  if (!head || !/^cents?$/.test(words[at + head.used] ?? '')) return head?.used ? head : null;
  const tail = belowHundred(words, at + head.used + 1);
  return { value: head.value * 100 + (tail?.value ?? 0), used: head.used + 1 + (tail?.used ?? 0) };
}

function thousands(words: readonly string[], at: number): Read | null {
  const head = words[at] === 'mille' ? { value: 1, used: 0 } : belowThousand(words, at);
  if (!head || words[at + head.used] !== 'mille') return head?.used ? head : null;
  const tail = belowThousand(words, at + head.used + 1);
  return {
    value: head.value * 1_000 + (tail?.value ?? 0),
    used: head.used + 1 + (tail?.used ?? 0),
  };
}

/** Digits for French number words, of Belgium and Switzerland too: "soixante-dix-huit" -> "78". "Un" stays outside of numbers. */
export function frenchDigits(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const read = thousands(words, at);
    out.push(read ? String(read.value) : (words[at] ?? ''));
    at += read?.used ?? 1;
  }
  // in a row of digits "un" is one of them
  return out.join(' ').replace(/(?<=\b\d+ )un(?= \d)|(?<=\b0 )un\b|\bun(?= 0\b)/g, '1');
}
