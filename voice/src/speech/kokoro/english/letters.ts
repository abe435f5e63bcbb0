import type { Phone } from './dictionary.ts';

/** The names of the letters; Z is zee, which Britain says otherwise (britishWords.ts). */
const NAMES: Readonly<Record<string, string>> = {
  a: 'EY1',
  b: 'B IY1',
  c: 'S IY1',
  d: 'D IY1',
  e: 'IY1',
  f: 'EH1 F',
  g: 'JH IY1',
  h: 'EY1 CH',
  i: 'AY1',
  j: 'JH EY1',
  k: 'K EY1',
  l: 'EH1 L',
  m: 'EH1 M',
  n: 'EH1 N',
  o: 'OW1',
  p: 'P IY1',
  q: 'K Y UW1',
  r: 'AA1 R',
  s: 'EH1 S',
  t: 'T IY1',
  u: 'Y UW1',
  v: 'V IY1',
  w: 'D AH1 B AH0 L Y UW0',
  x: 'EH1 K S',
  y: 'W AY1',
  z: 'Z IY1',
};

/** The phones of a letter's name; null for what is no letter of English. */
export function letterName(letter: string): readonly Phone[] | null {
  const name = letter.length === 1 ? NAMES[letter.toLowerCase()] : undefined;
  return name?.split(' ') ?? null;
}

/** Written in capitals and said letter by letter, though some of them could be read. */
const SPELLED =
  /^(?:AI|ATM|BBC|BBQ|BMW|BYO|CCTV|CEO|CPR|CV|DHL|DIY|DJ|DVLA|ECG|EV|FAQ|GP|HGV|HIV|HR|ID|IPL|IV|IVF|LED|LGV|MOT|MRI|NHS|OAP|PA|PPE|RSPCA|SMS|SUV|TLC|TV|UK|UPS|URL|USA|USB|UV|VAT|VIP|VW)(?:'?s)?$/;

/** Whether a word is said letter by letter: "VAT", "MOT", "GPs", and what has no vowel, such as "BTW". */
export function isSpelled(word: string): boolean {
  if (SPELLED.test(word)) return true;
  return /^[A-Z]{2,5}s?$/.test(word) && !/[AEIOUY]/.test(word);
}
