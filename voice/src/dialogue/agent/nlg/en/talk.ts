import { spokenService, withArticle } from './articles.ts';

/** What is told of a service; what is left out was not asked. */
export interface ServiceTold {
  readonly price?: string | undefined;
  readonly minutes?: number | undefined;
}

function spokenMinutes(minutes: number): string {
  if (minutes % 1_440 === 0) return minutes === 1_440 ? 'a day' : `${minutes / 1_440} days`;
  if (minutes < 90 && minutes !== 60) return `${minutes} minutes`;
  const half = minutes % 60 === 30 ? ' and a half' : '';
  if (minutes % 30 !== 0) return `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;
  return minutes === 60
    ? 'an hour'
    : `${Math.floor(minutes / 60) === 1 ? 'one' : Math.floor(minutes / 60)}${half} hours`;
}

/** What is said around bookings and messages. */
export const talk = {
  hello: 'Hello! How can I help you?',
  howCanIHelp: 'How can I help you?',
  whatToDo: 'What would you like to know or to do?',
  whatWouldYouLike: 'What would you like?',
  whatElse: 'What else can I do for you?',
  more: 'Is there anything else I can do for you?',
  welcome: 'You are welcome.',
  ofCourse: 'Of course.',
  allRight: 'All right.',
  thankYou: 'Thank you.',
  oneMoment: 'One moment, please.',
  stillWriting: 'One moment, please, I am still writing that down.',
  fromTheStart: 'All right, from the start.',
  givenUp: (what: string) => `All right, ${what}`,
  takeYourTime: 'Of course, take your time.',
  record: 'The team will see the record of this call.',
  unknown: 'I am afraid I do not know that.',
  /** Related to what was asked, and perhaps no answer to it. */
  perhaps: (told: string) => `I am not sure about that exactly. What I have here is this: ${told}`,
  asISaid: (told: string) => `As I said: ${told}`,
  thanksForCalling: (name: string) =>
    name ? `Thank you for calling ${name}.` : 'Thank you for calling.',
  goodbye: 'Goodbye!',
  nobody: 'I am sorry, I cannot put you through to anybody right now.',
  nobodyButMessage:
    'I am sorry, I cannot put you through to anybody right now, but I can take a message for the team.',
  robot: (name: string) => `I am an automated assistant${name ? ` of ${name}` : ''}, not a person.`,
  upset: 'I am sorry that you are upset; I would like to help.',
  assistantOf: (name: string) => `This is the assistant of ${name}.`,
  /** "A check-up is £52 and takes about 30 minutes." */
  service: (name: string, told: ServiceTold) => {
    const parts = [
      ...(told.price === undefined ? [] : [`is ${told.price}`]),
      ...(told.minutes === undefined ? [] : [`takes about ${spokenMinutes(told.minutes)}`]),
    ];
    const what = withArticle(spokenService(name));
    return `${what.slice(0, 1).toUpperCase()}${what.slice(1)} ${parts.join(' and ')}.`;
  },
  whoDoes: (names: readonly string[]) =>
    `${[names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' or ')}.`,
  notThem: 'I am sorry, they do not do that one.',
  yesWeDo: 'Yes, we do.',
  ownNumber: (number: string) => `The number here is ${number}.`,

  todaysHours: (ranges: string) => `today's hours are ${ranges}`,
  closedToday: 'we are closed today',
  openNow: (today: string) => `Yes, we are open now; ${today}.`,
  notOpenNow: (today: string) => `I am sorry, we are not open now; ${today}.`,
  openToday: (ranges: string) => `Yes, today we are open ${ranges}.`,
  openOn: (weekday: string, ranges: string) => `Yes, on ${weekday} we are open ${ranges}.`,
  sorryClosedToday: 'I am sorry, we are closed today.',
  sorryClosedOn: (weekday: string) => `I am sorry, we are closed on ${weekday}.`,

  stillThere: 'Are you still there?',
  cannotHear: 'I am sorry, I cannot hear you.',
  rightAsSaid: 'Is everything right as I said it?',
  hangUp: (open: string) =>
    `I cannot hear you, so I will hang up now. ${open}Please call again. Goodbye!`,

  notUnderstood: 'I am sorry, I did not understand.',
  notUnderstoodThat: 'I am sorry, I did not understand that.',
  sayItOtherwise: 'I am sorry, I did not get that. Could you say it in other words?',
  notUnderstoodEither:
    'I am sorry, I did not understand that either. Shall I take a message for the team?',
  stillNotUnderstood:
    'I am sorry, I still do not understand. Shall I take a message for the team instead?',
  notFollowing:
    'I am sorry, I cannot follow you. If you say yes, I take a message, and somebody from the team calls you back.',
  notFollowingHere: 'I am sorry, I cannot follow you.',
  unknownEither: 'I am afraid I do not know that either.',
  unknownAsWell: 'I am sorry, that is something else I do not know.',
  rightYesOrNo: 'Is everything right as I said it, yes or no?',
  messageRightYesOrNo: 'Is the message right, yes or no?',
  missedNumber: 'I am sorry, I did not catch the number.',
  missedDay: 'I am sorry, I did not catch the day.',
  missedTime: 'I am sorry, I did not catch the time.',
  missedName: 'I am sorry, I did not catch the name.',
  keyNumber: 'You can also type the number on your keypad.',
  keyTime: 'You can also type it on your keypad as four digits.',
  keyDate: (dayFirst: boolean) =>
    `You can also type it on your keypad, ${dayFirst ? 'day and month' : 'month and day'} as four digits.`,
  keyIt: 'You can also type it on your keypad.',

  canAnswer: 'answer questions',
  canBookTable: 'book a table',
  canBookRoom: 'book a room',
  canBookAppointment: 'book an appointment',
  canChange: 'move or cancel a booking',
  canTakeMessage: 'take a message',
  iCan: (parts: readonly string[]) =>
    `I can ${parts.slice(0, -1).join(', ')}${parts.length > 1 ? ' or ' : ''}${parts.at(-1)}.`,
};
