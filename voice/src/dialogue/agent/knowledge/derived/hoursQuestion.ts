import { partsIn } from '@belldesk/contract/business/hours/parts';
import type { DateTime } from 'luxon';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { type AskedMoment, askedMoment, namesMoment } from './askedMoment.ts';
import { HOURS_CUES, type HoursWanted, NO_HOURS, WISH } from './hoursCues.ts';

/** A question about when the business, or a part of it, is open. */
export interface HoursQuestion {
  readonly wants: HoursWanted;
  /** Ids of hours/parts.ts; empty: the business. */
  readonly parts: readonly string[];
  readonly moment: AskedMoment;
}

interface Setting {
  readonly now: DateTime;
  readonly dayFirst: boolean;
}

/** So long a turn says more than one thing. */
const MOST_WORDS = 45;
const MOST_WORDS_OF_MORE = 14;
const GOES_ON =
  /^(?:(?:ok|okay|right|nice|great|champion|brill|brilliant|lovely|cool|thanks|thank you|cheers|oh|yeah|no|fair enough|gotcha|hmm|grand|perfect|ta) )*(?:and|but|so|what about|how about|or|what if|then|if|is|on|i suppose|would|could|say|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

function wantedBy(words: string): HoursWanted | null {
  if (words.split(' ').length > MOST_WORDS || NO_HOURS.test(words)) return null;
  const cue = HOURS_CUES.find(({ pattern }) => pattern.test(words));
  return cue?.wants ?? null;
}

/** Parts that are what a caller does there: said of the whole business where they keep no hours of their own. */
function partsAsked(words: string): string[] {
  return partsIn(words, 'asked');
}

/**
 * Reads a question about hours; null for any other.
 * @param words plain lower-case words
 * @param before what was asked before: "and on Sunday?" goes on with it
 */
export function hoursQuestion(
  words: string,
  setting: Setting,
  before?: string,
): HoursQuestion | null {
  const wants = wantedBy(words);
  const momentOf = () => askedMoment(digitsForWords(words), setting);
  if (wants && (!WISH.test(words) || wants === 'closing' || wants === 'opening'))
    return { wants, parts: partsAsked(words), moment: momentOf() };
  const short = words.split(' ').length <= MOST_WORDS_OF_MORE;
  if (before === undefined || wants || WISH.test(words) || !short) return null;
  if (!GOES_ON.test(words) || /\b(?:how much|cost|charge|price|who)\b/.test(words)) return null;
  const earlier = wantedBy(before);
  if (!earlier) return null;
  const moment = momentOf();
  if (!namesMoment(moment)) return null;
  const parts = partsAsked(words);
  const wantsNow =
    moment.time || moment.span ? 'open' : earlier === 'which-days' ? 'open' : earlier;
  return { wants: wantsNow, parts: parts.length > 0 ? parts : partsAsked(before), moment };
}
