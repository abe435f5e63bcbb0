import { namesToChoose } from './articles.ts';

/** Questions in other words, with an example, for when the first brought no answer. */
export const again = {
  service: (names: readonly string[], more: boolean) =>
    names.length === 0
      ? 'What is it for, in a few words? Which service would you like?'
      : `You can book ${more ? 'for example ' : ''}${namesToChoose(names)}. Which service would you like?`,
  job: 'What is it about, in a few words? For example, a dripping tap.',
  property: 'Which property is it about? For example, the name of its street.',
  guests: 'How many guests will it be? For example, two.',
  people: 'How many people will it be? For example, two.',
  nights: 'How many nights will you stay? For example, two.',
  arrivalDay: (date: string) => `On which day do you arrive? For example, ${date}.`,
  day: (date: string) => `Which day shall I put down? For example, ${date}.`,
  arrivalTime: (time: string) => `At what time do you arrive? For example, ${time}.`,
  time: (time: string) => `At what time, exactly? For example, ${time}.`,
  name: 'Could you tell me your name, first and last? You can spell it too.',
  bookedName: 'Under what name was it booked? You can spell it too.',
  callerNumber: 'Can we reach you on the number you are calling from, yes or no?',
  phone: 'Please tell me your phone number once more, digit by digit.',
  bookingDay: (date: string) => `For which day was it booked? For example, ${date}.`,
  newMoment: (date: string, time: string) =>
    `What day and time would suit you better? For example, ${date}, ${time}.`,
  orderItems: 'What shall I put on the order? For example, two margheritas.',
  pickupTime: (time: string) => `At what time will you collect it? For example, ${time}.`,
  messageText: 'In your own words, what should I tell the team?',
  whatToChange: 'What would you like to change: the day, the time, the name or something else?',
  confirmMessage: 'Is the message right as I said it, yes or no?',
  /** A booking of which not all is known, for the team. */
  callBackAbout: (known: readonly string[]) =>
    known.length === 0
      ? 'Please call back about a booking.'
      : `Please call back about a booking: ${known.join(', ')}.`,
  forPeople: (count: number) => `for ${count}`,
  said: (words: string) => `"${words}"`,
};
