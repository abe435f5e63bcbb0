import type { Phone } from './dictionary.ts';

type Find = (stem: string) => readonly Phone[] | null;

const VOICELESS = /^(?:P|T|K|F|TH)$/;
const SIBILANT = /^(?:S|Z|SH|ZH|CH|JH)$/;

/** The sound of a plural, a possessive, or a verb's third person. */
export function withS(phones: readonly Phone[]): readonly Phone[] {
  const last = phones.at(-1) ?? '';
  if (SIBILANT.test(last)) return [...phones, 'IH0', 'Z'];
  return [...phones, VOICELESS.test(last) ? 'S' : 'Z'];
}

function withEd(phones: readonly Phone[]): readonly Phone[] {
  const last = phones.at(-1) ?? '';
  if (last === 'T' || last === 'D') return [...phones, 'IH0', 'D'];
  return [...phones, VOICELESS.test(last) || /^(?:S|SH|CH)$/.test(last) ? 'T' : 'D'];
}

const ENDINGS: readonly (readonly [
  ending: RegExp,
  stems: readonly string[],
  make: (phones: readonly Phone[]) => readonly Phone[],
])[] = [
  [/'s$/, [''], withS],
  [/s'$/, ['s'], (phones) => phones],
  [/'d$/, [''], withEd],
  [/'ll$/, [''], (phones) => [...phones, 'AH0', 'L']],
  [/'ve$/, [''], (phones) => [...phones, 'AH0', 'V']],
  [/'re$/, [''], (phones) => [...phones, 'ER0']],
  [/ies$/, ['y'], withS],
  [/es$/, ['e', ''], withS],
  [/s$/, [''], withS],
  [/ied$/, ['y'], withEd],
  [/ed$/, ['e', ''], withEd],
  [/ing$/, ['', 'e'], (phones) => [...phones, 'IH0', 'NG']],
  [/ly$/, [''], (phones) => [...phones, 'L', 'IY0']],
  [/ness$/, [''], (phones) => [...phones, 'N', 'AH0', 'S']],
  [/less$/, [''], (phones) => [...phones, 'L', 'AH0', 'S']],
  [/er$/, ['', 'e'], (phones) => [...phones, 'ER0']],
];

/** A double consonant before an ending is one in the stem: "booking" has none, "planning" has. */
const single = (stem: string): string => stem.replace(/([bdgklmnprt])\1$/, '$1');

/** The phones of a word with an ending, by those of its stem; null where no stem is known. */
export function stripped(word: string, find: Find): readonly Phone[] | null {
  for (const [ending, stems, make] of ENDINGS) {
    if (!ending.test(word)) continue;
    const base = word.replace(ending, '');
    if (base.length < 2) continue;
    for (const stem of new Set([...stems.map((more) => base + more), single(base)])) {
      const phones = find(stem);
      if (phones) return make(phones);
    }
  }
  return null;
}
