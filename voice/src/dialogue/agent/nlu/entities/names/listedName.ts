import { hearYesNo } from '../../intents/yesNo.ts';
import { plainWords } from '../../normalise/words.ts';
import type { DateSetting } from '../moments/dates.ts';
import { hearDate } from '../moments/dates.ts';
import { hearName } from './names.ts';
import { isNameWord } from './nameWords.ts';

const LEAST_PARTS = 3;
const MOST_NAME_WORDS = 3;
/** Said in a list of facts, and no name. */
const OTHER_WORDS =
  /\b(?:table|room|double|single|family|dinner|lunch|breakfast|evening|afternoon|morning|haircut|massage|checkup|cleaning|viewing|quote|adults?|kids?|nights?|noon|midnight|same|sure|perfect|sounds|works|christmas|easter|smoking|window|terrace|outside|inside|parking|birthday|anniversary)\b/;

/** "Friday at 7, Harper, 0770...": a name that stands by itself in a list of facts; null where none does. */
export function hearListedName(
  raw: string,
  dating: DateSetting,
  withPhone: boolean,
): string | null {
  const parts = raw.split(/[,;]|\.\s/).map((part) => part.trim());
  if (parts.length < LEAST_PARTS) return null;
  for (const [index, part] of parts.entries()) {
    // "Awesome, Friday at 7, thanks" begins with no name, a list with a number may
    if (index === 0 && !withPhone) continue;
    const words = plainWords(part).split(' ');
    const written = /^\p{Lu}/u.test(part);
    const named =
      written &&
      words.length <= MOST_NAME_WORDS &&
      words.every(isNameWord) &&
      !OTHER_WORDS.test(words.join(' ')) &&
      hearYesNo(words.join(' ')) === null;
    if (named && !hearDate(words.join(' '), dating))
      return hearName(`my name is ${words.join(' ')}`, { raw, asked: false });
  }
  return null;
}
