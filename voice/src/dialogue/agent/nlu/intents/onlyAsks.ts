import type { Utterance } from '../normalise/utterance.ts';

/** Says that nothing is to be booked. Takes plain lower-case words. */
export const ONLY_ASKS =
  /\b(?:(?:just|only|merely) (?:asking|wondering|curious|checking|enquiring|inquiring|a question|wanted to (?:ask|know))|(?:not|isn't|wasn't|nothing|no) (?:really )?(?:to book|booking|looking to book|trying to book|making a booking|about a booking|want(?:ing)? to book|for a booking)|(?:don't|do not|didn't) (?:want|need|wish) (?:to book|a booking|an appointment|anything (?:booked|cancelled|moved))|no booking|that's all i (?:wanted|needed)|nothing(?:'s| is)? wrong|no need to book|^not (?:yet|now|right now)\b|(?:just|only) (?:finding out|pricing)|^nothing (?:for )?(?:today|now|yet|tonight)\b|i'll (?:think about it|ring back|call back|let you know|pop in)|hypothetical)\b/;

const MOST_WORDS = 8;

/** "Not yet thanks, just asking": says that, and asks nothing with it. */
export function onlySaysItAsks({ raw, words }: Pick<Utterance, 'raw' | 'words'>): boolean {
  return ONLY_ASKS.test(words) && !raw.includes('?') && words.split(' ').length <= MOST_WORDS;
}

export const onlyAsksExamples: readonly string[] = [
  'Not yet thanks, just asking',
  "I'm not booking, I'm only pricing",
  'nothing today, thanks',
];
