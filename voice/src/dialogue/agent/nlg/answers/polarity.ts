import { digitsForWords } from '../../nlu/entities/numbers.ts';

/** Asks whether something is so, without "or". */
const WHETHER =
  /(?:^|\b(?:and|so|but|hi|hello|hey|just|ok|okay|wondering|know|ask) (?:if )?)(?:(?:do|does|are|is|can|could|may|will|would|have|has) (?:you|ye|yous|y'all|i|we|it|they|there|he|she|the|my|our|your|dogs?|kids?|children|pets?)\b|(?:am|are) (?:i|we|you)\b)/;
const OTHER_QUESTION = /\b(?:what|when|where|who|whose|why|how|which|or)\b/;
const DENIED =
  /^(?:sorry,? )?(?:(?:we|i|you|they|there|it|he|she) (?:do not|don't|cannot|can't|can not|are not|aren't|is no|are no|isn't|have no|haven't|will not|won't|never|is not)|no(?! more| less| later| problem| need| deposit| charge| extra| fee| cost)\b|not\b|never\b)/i;
const LIMITED =
  /\b(?:only|except|unless|but|if|apart from|other than|at least|at most|up to|from|until|over|under|before|after|not|no|never|n't|don't|can't|cannot|some|sometimes|usually|ask)\b|\d/i;
const GRANTED =
  /^(?:(?:yes|sure)\b|(?:we|you|they|there|it) (?:do|have|has|can|take|accept|offer|serve|welcome|allow|sell|provide|are|is)\b|[\p{L} ]{2,25} (?:is|are) (?:welcome|available|allowed|fine|free|possible)\b)/iu;
const SMALL = new Set(
  'a an and any are at be can could do does for have has i in is it me my of on or our so some the there they this to us we with would you your ye if just also still please get got take accept allow bring come that here was will'.split(
    ' ',
  ),
);
/** So much of what is asked about must stand in the answer. */
const LEAST_SHARE = 0.6;

const stem = (word: string) =>
  word.replace(/(?<=\w{3})(?:ies|es|s|ed|ing)$/, '').replace(/(?<=\w{3})[ye]$/, '');

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

/** Whether the answer speaks of what is asked about. */
function isAbout(question: string, answer: string): boolean {
  const asked = wordsOf(question)
    .filter((word) => !SMALL.has(word))
    .map(stem);
  const told = new Set(wordsOf(answer).map(stem));
  return (
    asked.length > 0 && asked.filter((word) => told.has(word)).length / asked.length >= LEAST_SHARE
  );
}

const AGE_ASKED =
  /\b(\d{1,2})[- ]?(?:years?[- ]olds?|yrs? old|year old)\b|\b(?:is|turned|just turned|he's|she's|i'm|am|aged?) (\d{1,2})\b(?! (?:people|of|minutes|miles|pounds|dollars|weeks|months|kilos|o'clock|am|pm))/;
const LEAST_AGE =
  /\b(?:(\d{1,2}) (?:and|or) (?:over|older|above|up)|(?:over|from|minimum age(?: is| of)?|at least|must be(?: at least)?) (\d{1,2})s?(?= (?:years|and)|s? only|\b(?! ?(?:pm|am|%|miles|km|minutes|people))))/i;

/** What a limit of age in the answer means for the age that was told; null where there is none. */
function byAge(question: string, answer: string): 'yes' | 'no' | null {
  const asked = AGE_ASKED.exec(digitsForWords(question));
  const limit = LEAST_AGE.exec(answer);
  const age = Number(asked?.[1] ?? asked?.[2] ?? Number.NaN);
  const least = Number(limit?.[1] ?? limit?.[2] ?? Number.NaN);
  if (Number.isNaN(age) || Number.isNaN(least)) return null;
  return age < least ? 'no' : 'yes';
}

/**
 * Whether an answer says yes or no to a question, where that is certain; null for any other.
 * @param question plain lower-case words
 */
export function polarityOf(question: string, answer: string): 'yes' | 'no' | null {
  if (!WHETHER.test(question)) return null;
  const age = byAge(question, answer);
  if (age) return age;
  if (
    OTHER_QUESTION.test(question) ||
    !isAbout(question, answer) ||
    /\b(?:not|n't|no)\b/.test(question)
  )
    return null;
  if (DENIED.test(answer))
    return /\b(?:only|except|unless|but|other than|apart from)\b/i.test(answer) ? null : 'no';
  return GRANTED.test(answer) && !LIMITED.test(answer) ? 'yes' : null;
}
