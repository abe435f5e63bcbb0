import type { LanguageWords } from '@belldesk/voice/dialogue/agent/nlu/languages/language';
import { lowerWords, withoutAccents } from '@belldesk/voice/dialogue/agent/nlu/languages/plain';
import { wordErrors } from '@belldesk/voice/speech/pocketsphinx/testing/wordErrors';
import type { Comparison } from './heardLines.ts';

/** Hours and their parts, said or written: "19h30" and "19 heures 30", "y media" and "30". */
const sameHours: readonly (readonly [RegExp, string])[] = [
  [/(\d)h(?:eures?)?(?=[\d ]|$)/g, '$1 heures '],
  [/:/g, ' '],
  [/\b(?:y media|et demie?)\b/g, '30'],
  [/\b(?:y cuarto|et quart)\b/g, '15'],
];

/** How Spanish or French is compared: without accents and stops, every number as its single digits. */
export function comparisonOf(language: LanguageWords): Comparison {
  function asRead(text: string): string {
    const plain = language.digits(withoutAccents(lowerWords(text.replaceAll('-', ' '))));
    return sameHours
      .reduce((so, [from, to]) => so.replace(from, to), plain)
      .replace(/\d/g, ' $& ')
      .replace(/[^\p{L}\d ]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  return {
    wordsWrong(said, heard) {
      const from = asRead(said);
      return { wrong: wordErrors(from, asRead(heard)), of: from.split(' ').length };
    },
    slotIsRight(kind, words, heard) {
      if (kind === 'phone') {
        const digitsOf = (text: string): string => asRead(text).replace(/\D/g, '');
        return digitsOf(words) === digitsOf(heard);
      }
      return ` ${asRead(heard)} `.includes(` ${asRead(words)} `);
    },
  };
}
