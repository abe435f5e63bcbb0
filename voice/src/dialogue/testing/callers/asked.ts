import type { Slot } from './goal.ts';

export type Asked =
  | Slot
  | 'own-number'
  | 'confirm'
  | 'change'
  | 'message'
  | 'offer'
  | 'more'
  | 'help'
  | 'unknown';

const SIGNS: readonly (readonly [RegExp, Asked])[] = [
  [/calling from/, 'own-number'],
  [/is that right|right as i said|message right/, 'confirm'],
  [/how many (?:people|guests)|number of people/, 'party'],
  [/how many nights/, 'nights'],
  [/(?:which|what) day|saturday or sunday/, 'date'],
  [/what time/, 'time'],
  [/phone number|the rest|say it once more/, 'phone'],
  [/what name|your name/, 'name'],
  [/treatment|kind of room|like to book/, 'service'],
  [/what is the job|which property/, 'job'],
  [/to change|should i change/, 'change'],
  [/pass on/, 'message'],
  [/take a message/, 'offer'],
  [/anything else|what else/, 'more'],
  [/how can i help|know or to do|what would you like|can answer questions/, 'help'],
];

/** What an assistant asks for last, by its words. */
export function whatIsAsked(text: string): Asked {
  const sentences = text.toLowerCase().split(/(?<=[.?!])\s+/);
  for (const sentence of sentences.reverse()) {
    const sign = SIGNS.find(([pattern]) => pattern.test(sentence));
    if (sign) return sign[1];
  }
  return 'unknown';
}
