import type { Phone } from './dictionary.ts';

/** What letters stand for in most of Europe, the longest first; `$` ends a word, `^` begins one. */
const RULES: readonly (readonly [letters: RegExp, phones: readonly Phone[]])[] = [
  [/^tsch/, ['CH']],
  [/^sch/, ['SH']],
  [/^eaux?(?=$)/, ['OW']],
  [/^(?:aux?|ault)(?=$)/, ['OW']],
  [/^(?:cz|tch|tsj)/, ['CH']],
  [/^(?:sz|sj|ş|š)/, ['SH']],
  [/^(?:rz|zh|ż|ž)/, ['ZH']],
  [/^(?:ch|č|ć)/, ['CH']],
  [/^sh/, ['SH']],
  [/^(?:gn|ñ|ń|ny(?=[aeiou]))/, ['N', 'Y']],
  [/^gli/, ['L', 'Y', 'IY']],
  [/^zz/, ['T', 'S']],
  [/^cc(?=[ei])/, ['CH']],
  [/^ł/, ['W']],
  [/^ck/, ['K']],
  [/^ph/, ['F']],
  [/^th/, ['T']],
  [/^dh/, ['D']],
  [/^[kb]h/, ['K']],
  [/^qu(?=[ei])/, ['K']],
  [/^qu/, ['K', 'W']],
  [/^ou/, ['UW']],
  [/^oi/, ['W', 'AA']],
  [/^(?:ei|ai|ay|ey|aj|ej)/, ['AY']],
  [/^(?:au|ao)/, ['AW']],
  [/^(?:eu|äu)/, ['OY']],
  [/^ie/, ['IY']],
  [/^ç/, ['S']],
  [/^c(?=[eiy])/, ['S']],
  [/^g(?=[eiy])/, ['JH']],
  [/^j/, ['Y']],
  [/^w/, ['V']],
  [/^y(?=[aeiou])/, ['Y']],
  [/^x/, ['K', 'S']],
  [/^(?:é|e(?=$))/, ['EY']],
  [/^[aáàâåăą]/, ['AA']],
  [/^[eèêëěęä]/, ['EH']],
  [/^[iíìîïyýı]/, ['IY']],
  [/^[oóòôøő]/, ['OW']],
  [/^[öœ]/, ['ER']],
  [/^[uúùûüůű]/, ['UW']],
  [/^b/, ['B']],
  [/^[ckq]/, ['K']],
  [/^d/, ['D']],
  [/^f/, ['F']],
  [/^g/, ['G']],
  [/^h/, ['HH']],
  [/^l/, ['L']],
  [/^m/, ['M']],
  [/^n/, ['N']],
  [/^p/, ['P']],
  [/^r/, ['R']],
  [/^s/, ['S']],
  [/^t/, ['T']],
  [/^v/, ['V']],
  [/^z/, ['Z']],
];
/** Letters whose accent says that they are stressed; of é that is so at the end alone: José, Ménage. */
const STRESSED = /^(?:[áíóú]|é(?=$))/;

/**
 * The phones of a name by its letters as most of Europe reads them, stressed where an accent says so, else on the last vowel
 * but one. One reading of many: which language a name is of, nobody knows here.
 */
export function phonesAbroad(name: string): readonly Phone[] {
  const phones: Phone[] = [];
  let marked = -1;
  for (let rest = name.normalize('NFC').toLowerCase(); rest !== ''; ) {
    const here = rest;
    const rule = RULES.find(([letters]) => letters.test(here));
    const length = rule?.[0].exec(here)?.[0].length || 1;
    const said = rule?.[1] ?? [];
    // A double consonant is one; of two vowels that are alike the second is not said either.
    if (said.length !== 1 || said[0] !== phones.at(-1)) {
      if (STRESSED.test(here)) marked = phones.length;
      phones.push(...said);
    }
    rest = rest.slice(length);
  }
  const vowels = phones.flatMap((phone, index) => (/^[AEIOU]/.test(phone) ? [index] : []));
  const stressed = vowels.includes(marked) ? marked : (vowels.at(-2) ?? vowels[0]);
  return phones.map((phone, index) =>
    /^[AEIOU]/.test(phone) ? `${phone}${index === stressed ? '1' : '0'}` : phone,
  );
}
