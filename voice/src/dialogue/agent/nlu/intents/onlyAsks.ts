import type { Utterance } from '../normalise/utterance.ts';

/** Says that nothing is to be booked. Takes plain lower-case words. */
export const ONLY_ASKS =
  /\b(?:(?:just|only|merely) (?:asking|wondering|curious|checking|enquiring|inquiring|a question|wanted to (?:ask|know))|(?:not|isn't|wasn't|nothing|no) (?:really )?(?:to book|booking|looking to book|trying to book|making a booking|about a booking|want(?:ing)? to book|for a booking)|(?:don't|do not|didn't) (?:want|need|wish) (?:to book|a booking|an appointment|anything (?:booked|cancelled|moved))|no booking|that's all i (?:wanted|needed)|nothing(?:'s| is)? wrong|no need to book|^not (?:yet|now|right now)\b|(?:just|only) (?:finding out|pricing)|^nothing (?:for )?(?:today|now|yet|tonight)\b|i'll (?:think about it|ring back|call back|let you know|pop in|just (?:come|stop|swing|drop|pop) (?:by|in|round))|hypothetical)\b/;

const MOST_WORDS = 8;

/** As ONLY_ASKS, but in words that no booking follows, so that it holds whatever else was heard: "just wondering, Tuesday at three?" books. */
const NOTHING_TO_BOOK =
  /\b(?:i'm|i am|we're|we are) (?:really |actually |only )?not (?:booking|setting|making|fixing|arranging|putting)\b|\b(?:not|nothing) (?:really )?(?:to book|booking|looking to book|trying to book|making a booking)\b|\b(?:don't|do not|won't|will not|not going to) (?:want to |need to |be |wish to )?book(?:ing)?\b(?! (?:with|through|the|that|this|for more))|\b(?:don't|do not) (?:want to |need to )?(?:put|pencil|write) (?:me|us|it|that|anything|her|him) (?:down|in)\b|\bno booking\b|^(?:(?:no|nah|nope|yeah|oh|well) )*not (?:booking|putting|bringing|making) (?:[^ ]+ ){0,3}?(?:in|down|yet|today|now)\b|\bi'll leave it (?:today|so|for (?:now|today))\b/;

/** What is named behind it is wished instead, or only that is not: "I'm not booking for Friday, I'm booking for Saturday". */
const NAMES_A_FACT =
  /\b(?:for|on|at|make it) (?:\d|one\b|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)/;

/** "I'm not booking, I'll ask my aunties": nothing is to be booked. Takes plain lower-case words. */
export function wantsNoBooking(words: string): boolean {
  const says = NOTHING_TO_BOOK.exec(words);
  return says !== null && !NAMES_A_FACT.test(words.slice(says.index));
}

export const wantsNoBookingExamples: readonly string[] = [
  "manual, but I'm only asking, not booking",
  "no, I'm not booking owt, I'm only thinking about it",
  "I'm not setting a time today, I don't know my shifts yet",
  "so don't put me down for anything",
  "I won't book, she'll call you herself",
  "Nah, not putting him in yet, love, I've gotta sort me shifts out first",
  "No, I'll leave it today, the tractor's blocking half the road here",
];

/** "Not yet thanks, just asking": says that, and asks nothing with it. */
export function onlySaysItAsks({ raw, words }: Pick<Utterance, 'raw' | 'words'>): boolean {
  return ONLY_ASKS.test(words) && !raw.includes('?') && words.split(' ').length <= MOST_WORDS;
}

export const onlyAsksExamples: readonly string[] = [
  'Not yet thanks, just asking',
  "I'm not booking, I'm only pricing",
  'nothing today, thanks',
];
