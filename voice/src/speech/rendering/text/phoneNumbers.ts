import { digitsInWords } from './numbers.ts';

/** From here on digits in a row are no amount. */
const MIN_PHONE_DIGITS = 7;
const GROUP = 3;

/** Digits without gaps in threes, and a last group of up to four. */
function groups(digits: string): readonly string[] {
  const parts: string[] = [];
  let rest = digits;
  while (rest.length > GROUP + 1) {
    parts.push(rest.slice(0, GROUP));
    rest = rest.slice(GROUP);
  }
  return [...parts, rest];
}

/** Telephone numbers digit by digit, a breath between their groups. */
export function speakPhoneNumbers(text: string, british: boolean): string {
  return text.replace(
    /(?<![\w.])(\+\s?)?\(?\d[\d\s()-]{5,22}\d(?![\w:/])/g,
    (whole, plus?: string) => {
      const digits = whole.replace(/\D/g, '');
      if (digits.length < MIN_PHONE_DIGITS) return whole;
      const written = whole.match(/\d+/g) ?? [];
      const parts = written.length > 1 ? written : groups(digits);
      const said = parts.map((part) => digitsInWords(part, british)).join(', ');
      return plus === undefined ? said : `plus ${said}`;
    },
  );
}
