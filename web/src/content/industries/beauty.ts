import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry, Line } from './industry.ts';

/** Sample content: no such figures were measured, and no such houses exist. */
export const beauty: Industry = {
  path: '/use-cases/beauty-wellness',
  name: 'Beauty & Wellness',
  title: 'AI Receptionist for Beauty & Wellness',
  description:
    'Appointments made, moved and refilled while your hands are busy: an AI receptionist for salons, spas and studios.',
  headline: 'Both hands in someone’s hair.',
  lead: 'A salon cannot put down the scissors at each ring. The receptionist makes appointments, moves them, and gives a cancelled hour to the next who asks.',
  benefitsTitle: 'While your hands are busy',
  benefits: [
    {
      title: 'The right length of time',
      text: 'A fringe is ten minutes, a colour two hours. It knows your treatments and asks before it offers a time.',
    },
    {
      title: 'Moved, not lost',
      text: 'Who cannot come is offered another day in the same call. The hour that became free is free again at once.',
    },
    {
      title: 'The client in the chair comes first',
      text: 'Nobody is left under the dryer while you say your opening hours once more.',
    },
  ],
  resultsTitle: 'What a month looks like afterwards',
  results: [
    { value: '67%', label: 'of appointments made without interrupting a treatment' },
    { value: '32%', label: 'fewer hours left empty by cancellations' },
    { value: '22%', label: 'more clients who come back within six weeks' },
  ],
  stepsTitle: 'Set up between two clients',
  steps: [
    {
      title: 'List your treatments',
      text: 'What each takes and costs, who does it, on which days.',
    },
    {
      title: 'Choose a voice',
      text: 'Four to listen to. Then ring it and ask for something difficult.',
    },
    {
      title: 'Let it pick up',
      text: 'After three rings, or always. Your list shows what was agreed, with names.',
    },
  ],
  testimonial: {
    quote:
      'I used to ring back in my lunch break. Now I eat in my lunch break, and the afternoon is full all the same.',
    who: 'Owner of a salon with three chairs',
  },
  caseStudies: [
    {
      who: 'A hair salon, three chairs',
      title: 'Cancelled at nine, taken at half past',
      text: 'Cancellations came in by message and nobody saw them before noon. Now the hour is open again the moment somebody calls it off.',
      figures: [{ value: '32%', label: 'fewer empty hours' }],
    },
    {
      who: 'A day spa with two treatment rooms',
      title: 'Quiet is what we sell',
      text: 'The telephone stood in the room where people rest. It has moved to the receptionist, and with it the bookings that came in the evening.',
      figures: [{ value: '22%', label: 'more clients who return' }],
    },
  ],
  closing: {
    title: 'Keep both hands free',
    text: `Start with ${claims.freeMinutesToStart} free minutes, or see it with your own list of treatments.`,
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
