import { namesToChoose } from './articles.ts';

/** Questions for the facts of a booking, and why one was not taken. */
export const asking = {
  room: (kinds: readonly string[]) => {
    const list = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}` : '';
    return list
      ? `Which kind of room would you like: ${list}?`
      : 'Which kind of room would you like?';
  },
  treatment: 'Which treatment would you like?',
  service: 'What would you like to book?',
  whichOf: (names: readonly string[]) => `Which service would you like: ${namesToChoose(names)}?`,
  job: 'What is the job, in a few words?',
  guests: 'For how many guests?',
  people: 'For how many people?',
  nights: 'For how many nights?',
  arrivalDay: 'Which day will you arrive?',
  day: 'Which day would you like?',
  arrivalTime: 'About what time will you arrive?',
  time: 'What time would you like?',
  ownName: 'What is your name, please?',
  bookedName: 'What name is the booking under?',
  name: 'What name shall I put it under?',
  callerNumber: 'Is the number you are calling from the best one to reach you?',
  phone: 'What is the best phone number to reach you?',
  otherPhone: 'What is the best phone number, then?',
  restOfPhone: (digits: string) => `${digits}, yes. And the rest?`,
  phoneTooLong: (digits: string) =>
    `I heard ${digits}, and that is more than a phone number has. Please say it once more.`,
  bookingDay: 'Which day is the booking for?',
  bookedPhone: 'Which phone number was it made with?',
  bookedPhoneOrMessage: 'Which phone number was it made with, or shall I take a message?',
  newMoment: 'Which day and time would you like instead?',
  whichBooking: 'Which one do you mean?',
  orderItems: 'What would you like to order?',
  pickupTime: 'What time will you pick it up?',
  messageText: 'What would you like me to pass on?',
  whatToChange: 'What would you like to change?',
  shouldChange: 'What should I change?',
  weekendDay: 'Saturday or Sunday?',
  whichDay: 'Which day exactly?',
  nameOne: 'I cannot see the diary, so please name one.',
  nameAnotherMoment: 'Please name another day and time.',

  datePast: (date: string) => `I am sorry, ${date} is already past.`,
  tooFarAhead: 'I am sorry, that is too far ahead for me.',
  closedOn: (weekday: string) => `I am sorry, we are closed on ${weekday}.`,
  openAgain: (date: string) => `The next open day is ${date}.`,
  timePast: (time: string) => `I am sorry, ${time} today is already past.`,
  noSuchHour: (time: string) =>
    `I am sorry, the clocks change then, and ${time} does not exist that day.`,
  openOn: (weekday: string, ranges: string) => `I am sorry, on ${weekday} we are open ${ranges}.`,
  needPeople: 'I am sorry, I need a number of people.',
  mostPeople: (most: number) =>
    `I am sorry, by phone we take reservations for up to ${most} people.`,
};
