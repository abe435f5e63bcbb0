import { CLOCK_WRITING } from '../entities/moments/times.ts';
import { numbersRead, SPACED_MERIDIEM } from '../entities/numbers.ts';
import { DATE_WRITING } from '../normalise/plainDates.ts';
import { type Aligned, alignedPieces, type Rewrite, rewritten, tidied } from './aligned.ts';

/** Number words of the text as digits. */
function withDigits(source: Aligned): Aligned {
  const words = source.text.split(' ');
  let [word, at] = [0, 0];
  const pieces = numbersRead(words).flatMap(({ text, used }, index) => {
    const from = at;
    const length = words.slice(word, word + used).join(' ').length;
    word += used;
    at = from + length + 1;
    const piece = { text, from, to: from + length };
    return index === 0 ? [piece] : [{ text: ' ', from: from - 1, to: from }, piece];
  });
  return alignedPieces(source, pieces);
}

/** The words of a turn as recognisers read them, each text with where it stands in the words. */
export interface Readings {
  /** Digits for number words, days in one way of writing. */
  readonly plain: Aligned;
  /** The same with hours as a clock shows them. */
  readonly clock: Aligned;
}

/** Reads the words once for all recognisers. @param first rewritten before anything else, such as "for" as "four" */
export function readingsOf(
  words: Aligned,
  first: readonly Rewrite[],
  then: readonly Rewrite[],
): Readings {
  const said = tidied(first.reduce(rewritten, words));
  const dated = DATE_WRITING.reduce(
    rewritten,
    rewritten(withDigits(said), [SPACED_MERIDIEM[0], SPACED_MERIDIEM[1]]),
  );
  const plain = tidied(then.reduce(rewritten, dated));
  return { plain, clock: tidied(CLOCK_WRITING.reduce(rewritten, plain)) };
}
