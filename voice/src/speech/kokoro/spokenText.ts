import { speakable } from '../rendering/text/speakable.ts';

/** Accents stay, and numbers: both are the rules' of the language. */
const withoutSigns = (text: string): string =>
  text
    .replace(/[«»“”"*_#`~|<>[\]{}\\¿¡]/g, ' ')
    .replace(/\s*[–—]\s*|\s-\s/g, ', ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A text as the phonemes are made of it: numbers and the like in words, a comma where it goes on after its end. */
export function spokenText(text: string, language: string): string {
  const said = /^(?:es|fr)/i.test(language) ? withoutSigns(text) : speakable(text, language);
  return /[\p{L}\p{N}]$/u.test(said) ? `${said},` : said;
}
