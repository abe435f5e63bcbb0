import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry, Line } from './industry.ts';

/** Sample content: no such figures were measured, and no such houses exist. */
export const restaurants: Industry = {
  path: '/use-cases/restaurants',
  name: 'Restaurants',
  title: 'AI Receptionist for Restaurants',
  description:
    'Tables, orders and questions answered while the floor is full: an AI receptionist for restaurants that writes every reservation down.',
  headline: 'The floor is full. The telephone rings.',
  lead: 'Reservations, take-away and the question about the dog: taken at the first ring, read back, and in the book before the next plate goes out.',
  benefitsTitle: 'What it takes off the pass',
  benefits: [
    {
      title: 'Reservations',
      text: 'Party, day, time, name, and what the kitchen must know. It asks for what is missing and reads the whole entry back.',
    },
    {
      title: 'Orders to take away',
      text: 'Dish by dish, with sizes and wishes, and a time to collect. A misheard dish is put right on the telephone.',
    },
    {
      title: 'The same ten questions',
      text: 'Opening hours, parking, allergens, children, dogs. Answered from what you wrote, in your words, at any hour.',
    },
  ],
  resultsTitle: 'What changes in the book',
  results: [
    { value: '85%', label: 'of reservations taken without anyone leaving the floor' },
    { value: '30%', label: 'more tables booked outside opening hours' },
    { value: '20+ hours', label: 'on the telephone saved each month' },
  ],
  stepsTitle: 'On the line before the evening service',
  steps: [
    {
      title: 'Describe the house',
      text: 'Hours, menu, what you take for a reservation. Plain sentences are enough.',
    },
    {
      title: 'Ring it yourself',
      text: 'Book a table in the browser, interrupt it, ask about the soup. Change what you do not like.',
    },
    {
      title: 'Forward your number',
      text: 'Always, when busy, or after three rings. You read every call afterwards.',
    },
  ],
  testimonial: {
    quote:
      'On Fridays we used to let it ring. Now I look at the book at five and there are names in it that nobody here wrote down.',
    who: 'Owner of a bistro with 40 seats',
  },
  caseStudies: [
    {
      who: 'A trattoria, 48 seats',
      title: 'The second sitting filled itself',
      text: 'Most calls came between seven and nine, when nobody could take them. The receptionist offers a quarter past nine where eight is full, and callers take it.',
      figures: [{ value: '30%', label: 'more bookings for the late sitting' }],
    },
    {
      who: 'A noodle bar with take-away',
      title: 'No more orders on the back of a hand',
      text: 'Orders reach the kitchen as they were read back to the caller. The counter hands over, the telephone no longer belongs to it.',
      figures: [{ value: '20+ hours', label: 'a month no longer spent on the telephone' }],
    },
  ],
  closing: {
    title: 'Let it take tonight’s second line',
    text: `Start with ${claims.freeMinutesToStart} free minutes, or let us show it to you with your own menu.`,
  },
};

/** Sample content: the call and the page of the book that it is written into. */
export const tableCall = {
  lines: [
    { who: 'caller', text: 'Hello, could we come tonight? Four of us, at half past seven?' },
    {
      who: 'assistant',
      text: 'Tonight, half past seven, four people: yes, I have a table. What name shall I put down?',
    },
    { who: 'caller', text: 'Okafor. And one of us does not eat nuts, is that all right?' },
    {
      who: 'assistant',
      text: 'I note it for the kitchen. Four people, tonight at half past seven, Okafor, no nuts for one guest. Shall I book it?',
    },
    { who: 'caller', text: 'Please do.' },
    { who: 'assistant', text: 'It is booked. We look forward to seeing you.' },
  ] satisfies readonly Line[],
  day: 'Friday',
  book: [
    { time: '18:30', party: 2, name: 'Lindqvist', note: '' },
    { time: '19:00', party: 6, name: 'Moreau', note: 'birthday' },
    { time: '19:30', party: 4, name: 'Okafor', note: 'no nuts, one guest', new: true },
    { time: '20:00', party: 2, name: 'Pereira', note: 'by the window' },
    { time: '20:45', party: 5, name: 'Haddad', note: '' },
  ],
  taken: 'Taken by telephone at 17:42, in 51 seconds',
} as const;
