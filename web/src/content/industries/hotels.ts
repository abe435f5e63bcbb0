import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry } from './industry.ts';

/** Sample content: no such figures were measured, and no such houses exist. */
export const hotels: Industry = {
  path: '/use-cases/hotels-resorts',
  name: 'Hotels & Resorts',
  title: 'AI Receptionist for Hotels & Resorts',
  description:
    'An AI receptionist for hotels and resorts that answers guests day and night, takes requests, and wakes a person when it has to.',
  headline: 'Your front desk never closes. Neither does its second line.',
  lead: 'One guest at the desk, another on the phone, a third still on the motorway. All three are looked after at once.',
  benefitsTitle: 'More help for your front desk',
  benefits: [
    {
      title: 'Rooms and rates',
      text: 'Callers hear your rate and what it includes, and leave dates, name and number. No commission.',
    },
    {
      title: 'In-house guests',
      text: 'Breakfast times, the gate code, a late check-out: answered, or passed on to the person on duty.',
    },
    {
      title: 'The night shift',
      text: 'Late arrivals are handled, emergencies reach a person, and everything else waits in order until morning.',
    },
  ],
  resultsTitle: 'After one season',
  results: [
    { value: '42%', label: 'fewer calls waiting for the front desk' },
    { value: '28%', label: 'more direct bookings by phone' },
    { value: '93%', label: 'of guest questions answered right away' },
    { value: '15%', label: 'more revenue from extras' },
  ],
  stepsTitle: 'Set up for your hotel',
  steps: [
    {
      title: 'Describe your hotel',
      text: 'Rooms, rates, times, directions from the station. What you would tell a new colleague on their first evening.',
    },
    {
      title: 'Say what needs a person',
      text: 'Water, fire, a guest locked out: these calls are transferred to the numbers you choose.',
    },
    {
      title: 'Forward your calls',
      text: 'Forward when busy, or all night from eleven. In the morning, you read what was said.',
    },
  ],
  testimonial: {
    quote:
      'My night porter can do his rounds again. Every call is in the log, with a time and a name.',
    who: 'Manager of a 60-room hotel',
  },
  caseStudies: [
    {
      who: 'A 60-room hotel by the station',
      title: 'Late trains, quiet desk',
      text: 'Half of the evening calls were guests on delayed trains. Now they hear right away that their room is held and how to get in.',
      figures: [
        { value: '42%', label: 'fewer calls in the queue' },
        { value: '93%', label: 'answered without the desk' },
      ],
    },
    {
      who: 'A resort on the coast',
      title: 'Extras sold by phone',
      text: 'Guests asked for boats, tables and late check-outs when no one was free. Now every request is quoted and booked.',
      figures: [
        { value: '15%', label: 'more revenue from extras' },
        { value: '28%', label: 'more direct bookings' },
      ],
    },
  ],
  closing: {
    title: 'Try it for one night',
    text: `Try one night with ${claims.freeMinutesToStart} free minutes, or see it with your own rooms and rates.`,
  },
};

/** Sample content: what hung on the rack in the morning. */
export const nightKeys = [
  {
    at: '22:40',
    said: '“A double from the 12th to the 14th?”',
    done: '199 per night, held for Sørensen, number taken',
    kind: 'Booking',
  },
  {
    at: '23:55',
    said: '“The heating is cold.”',
    done: 'Message to the porter, who was there in ten minutes',
    kind: 'Message',
  },
  {
    at: '02:10',
    said: '“My flight is late, I come at three.”',
    done: 'Room held, directions given, porter notified',
    kind: 'Arrival',
  },
  {
    at: '04:32',
    said: '“There is water on the stairs!”',
    done: 'Transferred to the manager on call right away',
    kind: 'Person',
  },
  {
    at: '06:15',
    said: '“Two more for breakfast?”',
    done: 'Passed to the kitchen before it opened',
    kind: 'Request',
  },
] as const;
