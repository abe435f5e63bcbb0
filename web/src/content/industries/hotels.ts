import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry } from './industry.ts';

/** Sample content: no such figures were measured, and no such houses exist. */
export const hotels: Industry = {
  path: '/use-cases/hotels-resorts',
  name: 'Hotels & Resorts',
  title: 'AI Receptionist for Hotels & Resorts',
  description:
    'A second line for the front desk, day and night: an AI receptionist for hotels and resorts that answers guests, takes requests and wakes a person when it must.',
  headline: 'The desk never closes. Neither does its second line.',
  lead: 'One guest in front of the desk, another on the telephone, a third still on the motorway. All three are looked after at once.',
  benefitsTitle: 'A desk with one more pair of ears',
  benefits: [
    {
      title: 'Rooms and rates, directly',
      text: 'Callers hear the rate you wrote down, what it includes, and leave dates, name and number. No commission on the way.',
    },
    {
      title: 'Guests in the house',
      text: 'Breakfast times, the code of the gate, a late check-out: answered, or noted for whoever is on duty.',
    },
    {
      title: 'The hours between two and six',
      text: 'Late arrivals are expected, alarms reach a person, everything else waits until morning in good order.',
    },
  ],
  resultsTitle: 'After one season',
  results: [
    { value: '42%', label: 'fewer calls waiting for the front desk' },
    { value: '28%', label: 'more direct bookings by telephone' },
    { value: '93%', label: 'of guest questions answered at once' },
    { value: '15%', label: 'more revenue from extras' },
  ],
  stepsTitle: 'From the key rack to the first call',
  steps: [
    {
      title: 'Write down the house',
      text: 'Rooms, rates, times, the way from the station. What you would tell a new colleague on the first evening.',
    },
    {
      title: 'Say what needs a person',
      text: 'Water, fire, a guest locked out: such calls are put through, to the numbers you choose.',
    },
    {
      title: 'Give it a line',
      text: 'Forward when busy, or the whole night from eleven. In the morning you read what was said.',
    },
  ],
  testimonial: {
    quote:
      'My night porter does his rounds again. What came in meanwhile lies in the list, with a time and a name.',
    who: 'Manager of a hotel with 60 rooms',
  },
  caseStudies: [
    {
      who: 'A house of 60 rooms by the station',
      title: 'Late trains, quiet desk',
      text: 'Half of the evening calls were guests on delayed trains. They now hear at once that their room stays theirs and how to get in.',
      figures: [
        { value: '42%', label: 'fewer calls in the queue' },
        { value: '93%', label: 'answered without the desk' },
      ],
    },
    {
      who: 'A resort on the coast',
      title: 'Asked for by telephone, sold by telephone',
      text: 'Guests asked for boats, tables and late check-outs when nobody could note them. Now each wish is named with its price and written down.',
      figures: [
        { value: '15%', label: 'more revenue from extras' },
        { value: '28%', label: 'more direct bookings' },
      ],
    },
  ],
  closing: {
    title: 'Hand over one night',
    text: `Take the first night with ${claims.freeMinutesToStart} free minutes, or see it with your own rooms and rates.`,
  },
};

/** Sample content: what hung on the rack in the morning. */
export const nightKeys = [
  {
    at: '22:40',
    said: '“A double from the 12th to the 14th?”',
    done: '199 per night, held for Sørensen, number noted',
    kind: 'Booking',
  },
  {
    at: '23:55',
    said: '“The heating is cold.”',
    done: 'Message to the porter, who was upstairs in ten minutes',
    kind: 'Message',
  },
  {
    at: '02:10',
    said: '“My flight is late, I come at three.”',
    done: 'Room kept, way in explained, porter told',
    kind: 'Arrival',
  },
  {
    at: '04:32',
    said: '“There is water on the stairs!”',
    done: 'Put through to the manager on call at once',
    kind: 'Person',
  },
  {
    at: '06:15',
    said: '“Two more for breakfast?”',
    done: 'Noted for the kitchen before it opened',
    kind: 'Wish',
  },
] as const;
