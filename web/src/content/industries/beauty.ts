import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry, Line } from './industry.ts';

/** Sample content: no such figures were measured, and no such houses exist. */
export const beauty: Industry = {
  path: '/use-cases/beauty-wellness',
  name: 'Beauty & Wellness',
  title: 'AI Receptionist for Beauty & Wellness',
  description:
    'An AI receptionist for salons, spas and studios that books, moves and fills appointments while your hands are busy.',
  headline: 'Both hands in someone’s hair.',
  lead: 'You cannot put down the scissors for every call. The receptionist books and moves appointments, and offers cancelled slots to the next caller.',
  benefitsTitle: 'While your hands are busy',
  benefits: [
    {
      title: 'The right length of time',
      text: 'A fringe takes ten minutes, a colour two hours. It knows your treatments and asks before it offers a time.',
    },
    {
      title: 'Moved, not lost',
      text: 'Callers who cancel are offered another day on the same call, and the slot is free again right away.',
    },
    {
      title: 'The client in the chair comes first',
      text: 'No one waits under the dryer while you repeat your opening hours.',
    },
  ],
  resultsTitle: 'What salons gain in a month',
  results: [
    { value: '67%', label: 'of appointments booked without interrupting a treatment' },
    { value: '32%', label: 'fewer hours left empty by cancellations' },
    { value: '22%', label: 'more clients who return within six weeks' },
  ],
  stepsTitle: 'Set up between two clients',
  steps: [
    {
      title: 'List your treatments',
      text: 'Length, price, who does it, and on which days.',
    },
    {
      title: 'Choose a voice',
      text: 'Listen to four voices. Then call it and ask for something difficult.',
    },
    {
      title: 'Let it pick up',
      text: 'After three rings, or always. Your call log shows every booking, with names.',
    },
  ],
  testimonial: {
    quote:
      'I used to return calls in my lunch break. Now I eat lunch, and the afternoon is still fully booked.',
    who: 'Owner of a three-chair salon',
  },
  caseStudies: [
    {
      who: 'A hair salon, three chairs',
      title: 'Cancelled at nine, rebooked at half past',
      text: 'Cancellations came in by message, and no one saw them before noon. Now the slot opens up the moment someone cancels.',
      figures: [{ value: '32%', label: 'fewer empty hours' }],
    },
    {
      who: 'A day spa with two treatment rooms',
      title: 'Quiet is what we sell',
      text: 'The phone used to ring in the relaxation room. Now the receptionist takes the calls, including the evening bookings.',
      figures: [{ value: '22%', label: 'more returning clients' }],
    },
  ],
  closing: {
    title: 'Keep both hands free',
    text: `Start with ${claims.freeMinutesToStart} free minutes, or see it with your own treatments.`,
  },
};

/** Sample content: the calls that moved an hour, and the day they moved it in. */
export const salonCalls: readonly { readonly at: string; readonly lines: readonly Line[] }[] = [
  {
    at: '9:12',
    lines: [
      { who: 'caller', text: 'It’s Ines. I can’t make eleven today, my son is ill.' },
      {
        who: 'assistant',
        text: 'I am sorry to hear that. I have moved you to Thursday at eleven, with Mika as always. All right?',
      },
    ],
  },
  {
    at: '9:26',
    lines: [
      { who: 'caller', text: 'Do you happen to have anything for a cut this morning?' },
      {
        who: 'assistant',
        text: 'One place has just become free: eleven o’clock with Mika. What is your name, please?',
      },
    ],
  },
];

export interface SalonHour {
  readonly time: string;
  /** One entry for each chair; empty is free. */
  readonly chairs: readonly { readonly text: string; readonly was?: string }[];
}

export const salonDay = {
  day: 'Tuesday',
  people: ['Ana', 'Joel', 'Mika'],
  hours: [
    {
      time: '9:00',
      chairs: [{ text: 'Colour, Bauer' }, { text: 'Cut, Singh' }, { text: 'Cut, Rey' }],
    },
    {
      time: '10:00',
      chairs: [{ text: 'Colour, Bauer' }, { text: 'Beard, Costa' }, { text: 'Fringe, Wu' }],
    },
    {
      time: '11:00',
      chairs: [
        { text: 'Cut, Novak' },
        { text: 'Colour, Adeyemi' },
        { text: 'Cut, Larsen', was: 'Colour, Ines' },
      ],
    },
    { time: '12:00', chairs: [{ text: '' }, { text: 'Colour, Adeyemi' }, { text: '' }] },
  ] satisfies readonly SalonHour[],
} as const;
