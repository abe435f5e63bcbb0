const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The whole numbers that a text names, in digits; "one" alone stands for too much else. */
export function numbersIn(text: string): ReadonlySet<string> {
  const numbers = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\d+|\p{L}+/gu)) {
    const small = WORDS.indexOf(word) + 1;
    if (/^\d/.test(word)) numbers.add(word.slice(0, 12));
    else if (small > 1) numbers.add(String(small));
  }
  return numbers;
}
