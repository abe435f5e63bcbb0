import { claims } from '@belldesk/contract/catalogue/claims';
/** Sample content: figures that are claims of no real company. */
export const homeStats = [
  { value: `${claims.callsAnsweredPercent}%`, label: 'of calls answered' },
  { value: '24/7', label: 'someone answers' },
  { value: `${claims.setUpMinutes} min`, label: 'setup' },
  { value: '90%', label: 'lower cost' },
] as const;

/** Sample content: what the section about time, money and growth is drawn from. */
export const returns = {
  hoursSavedAMonth: 40,
  handledWithoutTeamPercent: 80,
  poundsAYear: { receptionist: 35_000, assistant: 4_500 },
  missedWithoutPercent: 37,
  moreCustomersPercent: 27,
} as const;

/** Sample content: calls of one night. */
export const nightLog = [
  { time: '22:48', what: 'Table for 6, Friday', how: 'Booked' },
  { time: '23:31', what: 'Is there parking?', how: 'Answered' },
  { time: '02:10', what: 'Flight is late, keep the room', how: 'Message' },
  { time: '06:55', what: 'Two more breakfasts', how: 'Message' },
  { time: '07:20', what: 'Lunch moved to 13:30', how: 'Moved' },
] as const;

/** Sample content: a caller who speaks while the assistant does. */
export const interruption = [
  { who: 'assistant', text: 'So that is four people tomorrow at seven, in the name of', cut: true },
  { who: 'caller', text: 'Sorry, make it five. And half past.', cut: false },
  { who: 'assistant', text: 'Five people, half past seven. Shall I book it?', cut: false },
] as const;

/** Sample content: what calls leave behind beside talk. */
export const takenDown = [
  { kind: 'Reservation', text: 'Table for 5, tomorrow 19:30, Rossi', note: 'one without gluten' },
  { kind: 'Order', text: '2 soups, 1 lasagne, collect 20:15', note: 'read back, confirmed' },
  { kind: 'Message', text: 'Fish delivery comes at six, not seven', note: 'for the kitchen' },
] as const;
