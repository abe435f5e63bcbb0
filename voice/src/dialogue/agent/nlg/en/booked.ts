import { namesToChoose, spokenService, withArticle } from './articles.ts';

/** A booking whose day and hour are in spoken words already. */
export interface SpokenFacts {
  readonly service: string;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  /** Whom or what the caller asked for by name. */
  readonly resource?: string | undefined;
  readonly date: string;
  /** The day is today or tomorrow, and said so. */
  readonly near: boolean;
  readonly time: string;
}

function orList(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), items.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' or ');
}

/** A booking read back, and what came of it. */
export const booked = {
  /** "A table for 4 on Friday, November 27th at 7 pm". */
  what({ service, partySize, nights, resource, date, near, time }: SpokenFacts): string {
    const guests = /table$/i.test(service) ? '' : partySize === 1 ? ' guest' : ' guests';
    const size = partySize === undefined ? '' : ` for ${partySize}${guests}`;
    const by = resource === undefined ? '' : ` with ${resource}`;
    const what = `${withArticle(spokenService(service))}${size}${by}`;
    if (nights !== undefined)
      return `${what}, ${nights} ${nights === 1 ? 'night' : 'nights'} from ${date}, arriving at ${time}`;
    return near ? `${what} ${date}, at ${time}` : `${what} on ${date} at ${time}`;
  },
  about: (notes: string) => `, about: ${notes}`,
  withNote: ', with a note of what you told me',
  withPhone: (number: string) => `, phone number ${number}`,
  underName: (name: string) => `, under the name ${name}`,
  /** What a caller confirms by key. */
  readBackForKeys: (all: string) => `So that is ${all}.`,
  readBack: (all: string) => `So that is ${all}. Is that right?`,
  /** How many nights, as it is written into the notes. */
  nightsNote: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  done: (what: string, name: string) => `You are booked: ${what}, under the name ${name}.`,
  doneUnread: 'It is booked.',
  already: 'You hold that very booking already, so I have not added another.',
  failed: 'I am sorry, I could not make that booking.',
  notClear: 'I am sorry, I cannot tell which of our services that is.',
  failedOffer:
    'I am sorry, I could not make that booking; nothing is reserved. Shall I take a message so that the team calls you back?',
  callBack: 'Please call back about a booking.',
  callBackAbout: (what: string) => `Please call back about ${what}.`,
  teamCallsBack: 'Shall I take a message so that the team can call you back?',
  cannotBook: 'I cannot make bookings here myself, but I can pass it on to the team.',
  cannotBookThat: 'I cannot book that here myself, but I can pass it on to the team.',
  unknownTeamCanTell: 'I am afraid I do not know that; the team can tell you.',
  look: 'One moment, I will look.',
  free: 'Yes, we can take you then.',
  notFree: 'I am sorry, we cannot take you then.',
  /** Times that are free, all of one day. */
  have: (times: readonly string[], date: string) => `For ${date} I have ${orList(times)}.`,
  tooMany: 'I am sorry, we have nothing that takes so many people.',
  forSoMany: (names: readonly string[]) =>
    `That takes fewer people. For so many you can book ${namesToChoose(names)}.`,
  runsOver: 'I am sorry, that would end after we close.',
  isTaken: (who: string) => `I am sorry, ${who} is taken then.`,
  othersFree: (who: string, others: readonly string[]) =>
    `I am sorry, ${who} is taken then, but ${orList(others)} ${others.length > 1 ? 'are' : 'is'} free.`,
  /** Times that are free instead; with their day where it is another one. */
  couldOffer: (times: readonly string[], date: string | undefined) =>
    `I could offer ${date ? `${date}, at ` : ''}${orList(times)}.`,
  services: (names: readonly string[]) => `You can book ${namesToChoose(names)}.`,
  /** Of those that may be meant. */
  notMade: 'I have not made any booking.',
};
