import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry, Line } from './industry.ts';

/** Sample content: no such figures were measured, and no such houses exist. */
export const restaurants: Industry = {
  path: '/use-cases/restaurants',
  name: 'Restaurants',
  title: 'AI Receptionist for Restaurants',
  description:
    'An AI receptionist for restaurants that takes reservations and orders and answers questions while your staff is busy.',
  headline: 'The floor is full. The phone rings.',
  lead: 'Reservations, takeaway and questions: answered on the first ring, confirmed, and in the book before the next plate goes out.',
  benefitsTitle: 'Less work for your staff',
  benefits: [
    {
      title: 'Reservations',
      text: 'Party size, day, time, name, and what the kitchen needs to know. It asks for missing details and reads everything back.',
    },
    {
      title: 'Takeaway orders',
      text: 'Dish by dish, with sizes, special requests and a pickup time. Mistakes are fixed on the phone.',
    },
    {
      title: 'The same ten questions',
      text: 'Opening hours, parking, allergens, children, dogs. Answered in your own words, at any hour.',
    },
  ],
  resultsTitle: 'What restaurants gain',
  results: [
    { value: '85%', label: 'of reservations taken without anyone leaving the floor' },
    { value: '30%', label: 'more tables booked outside opening hours' },
    { value: '20+ hours', label: 'on the phone saved each month' },
  ],
  stepsTitle: "Ready before tonight's service",
  steps: [
    {
      title: 'Describe your restaurant',
      text: 'Hours, menu, reservation rules. Plain sentences are enough.',
    },
    {
      title: 'Make a test call',
      text: 'Book a table in the browser, interrupt it, ask about the soup. Change what you do not like.',
    },
    {
      title: 'Forward your number',
      text: 'Always, when busy, or after three rings. You can read every call afterwards.',
    },
  ],
  testimonial: {
    quote:
      'On Fridays we used to let it ring. Now I look at the book at five, and it is full of names none of us had to write down.',
    who: 'Owner of a 40-seat bistro',
  },
  caseStudies: [
    {
      who: 'A trattoria, 48 seats',
      title: 'The second sitting filled itself',
      text: 'Most calls came between seven and nine, when no one could take them. When eight is full, the receptionist offers a quarter past nine, and callers take it.',
      figures: [{ value: '30%', label: 'more bookings for the late sitting' }],
    },
    {
      who: 'A noodle bar with takeaway',
      title: 'No more orders on the back of a hand',
      text: 'Orders reach the kitchen exactly as confirmed with the caller. Counter staff serve guests and no longer take calls.',
      figures: [{ value: '20+ hours', label: 'a month saved on the phone' }],
    },
  ],
  closing: {
    title: 'Let it take tonight’s second line',
    text: `Start with ${claims.freeMinutesToStart} free minutes, or let us show you with your own menu.`,
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
  taken: 'Booked by phone at 17:42, in 51 seconds',
} as const;
