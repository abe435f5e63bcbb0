import { digitsForWords } from '../numbers.ts';

/** How a liking is put: "it should have", "something cheap", "near the station", "my budget is". */
const PUTS_A_LIKING =
  /^(?:it|it's|its|i|i'm|i've|i'd|we|we're|we've|we'd|my|our|you|there|there's|the|an?|somebody|someone|something|somewhere|nothing|nobody|whoever|anybody|anyone|preferably|ideally|in|near|close|with|without|by|not|this|they|if)\b/;
const LIKINGS =
  /\b(?:cheap\w*|expensive|inexpensive|moderate\w*|affordable|budget|prices?|priced|fancy|stars?|cent(?:re|er)|downtown|north|south|east|west|part of town|quiet|view|wifi|internet|parking|breakfast|garden|balcony|window|food)\b/;
const ASKS = /^(?:what|where|when|who|how|why|which|do|does|is|are|can|could|will|would|have)\b/;
/** Speaks of the very thing that is asked for, so that it was misheard, or says that it was. */
const SPEAKS_OF_THE_ANSWER =
  /\b(?:name|number|phone|day|date|time|people|nights?|today|tomorrow|week|weekend|month|said|say|told|mean|meant|hear|repeat|understand|sure|know|yes|no|sorry|book\w*|cancel\w*)\b/;
const LEAST_WORDS_OF_A_CLAUSE = 4;
const LEAST_WORDS = 2;
const MOST_WORDS = 16;

/** A liking told by itself, as words for the notes; null where words tell nothing of the kind. */
export function hearConstraint(words: string): string | null {
  const plain = words
    .replace(/^(?:(?:so|well|and|oh|okay|ok|yeah|also|right|alright|let's see) )+/, '')
    .replace(/ (?:please|thanks|thank you)$/, '');
  const count = plain.split(' ').length;
  if (count < LEAST_WORDS || count > MOST_WORDS || ASKS.test(plain)) return null;
  if (LIKINGS.test(plain)) return plain;
  const clause =
    count >= LEAST_WORDS_OF_A_CLAUSE &&
    PUTS_A_LIKING.test(plain) &&
    !SPEAKS_OF_THE_ANSWER.test(plain) &&
    !/\d/.test(digitsForWords(plain));
  return clause ? plain : null;
}
