import type { Rule } from './language.ts';

const LEAST_DIGITS = 7;
const MOST_DIGITS = 15;
const TIMES: Readonly<Record<string, number>> = { doble: 2, double: 2, triple: 3 };

/** Digits one after the other, "double" and "triple" spelled out. */
function joined(run: string): string {
  let digits = '';
  let repeat = 1;
  for (const word of run.trim().split(' ')) {
    const times = TIMES[word];
    if (times !== undefined) repeat = times;
    else {
      digits += word.replace(/[.\-/]/g, '').repeat(repeat);
      repeat = 1;
    }
  }
  return digits;
}

/** A run of digits long enough for a telephone number. */
export const phoneRule: Rule = [
  /(?<![\d/:h])(?:\b(?:mas|plus) |\+ ?)?(?:(?:doble|double|triple) )?\d[\d.-]*(?: (?:(?:doble|double|triple) )?\d[\d.-]*)*(?![\d/:h])/,
  (match) => {
    const plus = /^(?:mas|plus|\+)/.test(match[0]) ? '+' : '';
    const digits = joined(match[0].replace(/^(?:mas |plus |\+ ?)/, ''));
    return digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS
      ? `number ${plus}${digits}`
      : null;
  },
];
