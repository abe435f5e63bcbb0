declare const __LANGUAGE__: string;

/** The language of this build, as in `<html lang>`. */
export const language: string = __LANGUAGE__;

/** Prerendered and browser alike: English dates are written the British way. */
export const dateLocale: string = language === 'en' ? 'en-GB' : language;

/** As the reader's browser writes dates and numbers, where it speaks the page's language. */
export const readersLocale: string =
  navigator.languages.find((locale) => locale.split('-')[0] === language) ?? language;
