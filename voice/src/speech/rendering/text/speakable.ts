import { speakAddresses, speakSpelling } from './addresses.ts';
import { speakDates } from './dates.ts';
import { speakMoney } from './money.ts';
import { speakPhoneNumbers } from './phoneNumbers.ts';
import { speakTimes } from './times.ts';

/** Written short, said in full. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bDr\.(?=\s)/g, 'Doctor'],
  [/\bMr\.(?=\s)/g, 'Mister'],
  [/\bMrs\.(?=\s)/g, 'Missus'],
  [/\bMs\.(?=\s)/g, 'Miz'],
  [/\be\.g\.,?/gi, 'for example'],
  [/\bi\.e\.,?/gi, 'that is'],
  [/\betc\./gi, 'and so on'],
  [/\bapprox\./gi, 'approximately'],
  [/\bNo\.\s?(?=\d)/g, 'number '],
  [/\bmins?\b\.?/g, 'minutes'],
  [/\bhrs?\b\.?/g, 'hours'],
  [/\b24\/7\b/g, 'twenty four seven'],
  [/\b(\d{1,2})\s?[-\u2013]\s?(?=\d{1,2}\b)/g, '$1 to '],
  [/\bWi-?Fi\b/gi, 'wifi'],
  [/\bRSVP\b/g, 'R S V P'],
  [/\s?&\s?/g, ' and '],
  [/(\d)\s?%/g, '$1 percent'],
  [/\s\+\s/g, ' plus '],
  [/°\s?C\b/g, ' degrees'],
];

/** Marks that flite does not know, as those it does; accents fall off. */
function inAscii(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb"*_#`~|<>[\]{}\\]/g, ' ')
    .replace(/\u2026/g, ', ')
    .replace(/\s*[\u2013\u2014]\s*|\s-\s/g, ', ')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]+/g, (run) => (/\s/.test(run) ? ' ' : ''));
}

/**
 * Text as flite says it well: times, dates, money, telephone numbers, addresses and spelled letters in words.
 * @param language BCP 47; decides the order of days and months, and "oh" or "zero"
 */
export function speakable(text: string, language: string): string {
  const british = !language.toLowerCase().startsWith('en-us');
  let said = speakAddresses(text);
  said = speakMoney(said);
  said = speakDates(said, british);
  said = speakTimes(said);
  said = speakPhoneNumbers(said, british);
  said = speakSpelling(said);
  for (const [written, spoken] of abbreviations) said = said.replace(written, spoken);
  return inAscii(said)
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
