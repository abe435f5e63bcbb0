import { language } from './language.ts';

/** How the reader's browser writes dates and numbers, where it does so in the page's language; else that language. */
export const readersLocale: string =
  navigator.languages.find((locale) => locale.split('-')[0] === language) ?? language;
