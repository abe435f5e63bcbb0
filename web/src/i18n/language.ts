declare const __LANGUAGE__: string;

/** The language of this build, as in `<html lang>`. */
export const language: string = __LANGUAGE__;

/** How pages that are the same for everybody write dates and numbers: English ones the British way. */
export const pageLocale: string = language === 'en' ? 'en-GB' : language;
