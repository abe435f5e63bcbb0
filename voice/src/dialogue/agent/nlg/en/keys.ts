/** The menu by keys. */
export const keys = {
  caller: 'Keypad caller',
  notes: 'Taken by keypad: the caller could not say a name.',
  menu: (canBook: boolean, canTakeMessage: boolean) => {
    const parts = [
      canBook ? '1 to book' : '',
      '2 for opening hours and other facts',
      canTakeMessage ? '3 to leave a message after the tone' : '',
      '9 to hear this again',
    ];
    return `Press ${parts.filter((part) => part !== '').join(', ')}.`;
  },
  noFacts: 'I am sorry, I have no facts to read out.',
  people: 'For how many people? Type the number, then press hash.',
  date: (dayFirst: boolean) =>
    `For today press 1, for tomorrow 2, or type ${dayFirst ? 'day and month' : 'month and day'} as four digits.`,
  nights: 'For how many nights? Type the number, then press hash.',
  time: 'At what time? Type it as four digits.',
  halfOfDay: 'For the morning press 1, for the afternoon or evening press 2.',
  callerNumber:
    'To be reached on the number you are calling from press 1, for another number press 2.',
  phone: 'Type the phone number on which we can reach you, then press hash.',
  confirm: 'Press 1 to confirm, 2 to start again.',
  fromTheStart: 'From the start.',
  didNotFit: 'I am sorry, that did not fit.',
  noMessages: 'I cannot take messages here, but the team will see the record of this call.',
  speakAfterTone: 'Please speak after the tone, and press hash or hang up when you are done.',
  noMeaning: 'I am sorry, that key has no meaning here.',
  onlyKeys: 'I am sorry, I can only understand keys here.',
  callAgain: 'Please call again. Goodbye!',
  waiting: 'I am waiting for a key.',
  done: 'Thank you, that is done.',
  notWritten:
    'I am sorry, I could not write that down. The team will see the record of this call. Goodbye!',
  bookingFailed:
    'I am sorry, I could not make that booking; nothing is reserved. To leave a message press 3.',
};
