import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry, Passage } from './industry.ts';

/** Sample content: no such figures were measured, and no such practices exist. */
export const healthcare: Industry = {
  path: '/use-cases/healthcare',
  name: 'Healthcare',
  title: 'AI Receptionist for Healthcare',
  description:
    'An AI receptionist for practices and clinics that books appointments, takes messages, and transfers urgent calls to a person.',
  headline: 'It books appointments. It does not make diagnoses.',
  lead: 'Patients all call at eight. The receptionist books appointments, takes messages word for word, and transfers urgent calls.',
  benefitsTitle: 'For the people at your front desk',
  benefits: [
    {
      title: 'Fewer missed appointments',
      text: 'Patients can cancel at ten in the evening, and the slot is free for someone else by morning.',
    },
    {
      title: 'Accurate messages',
      text: 'Repeat prescriptions, results, callbacks: with name, date of birth and number, confirmed with the patient.',
    },
    {
      title: 'Quick transfer to a person',
      text: 'You choose the keywords and the numbers. Callers can press 0 for a person at any time.',
    },
  ],
  resultsTitle: 'What practices gain',
  results: [
    { value: '72%', label: 'fewer missed appointments' },
    { value: '8.4 hours', label: 'admin time saved per provider per week' },
    { value: '34%', label: 'higher patient satisfaction' },
    { value: '18%', label: 'more appointment capacity' },
  ],
  stepsTitle: 'Introduced with care',
  steps: [
    {
      title: 'Decide what it can say',
      text: 'Hours, doctors, appointment types. If the answer is not there, it does not make one up. It takes a message.',
    },
    {
      title: 'Decide what goes to a person',
      text: 'Pain, breathlessness, anything you choose. These calls are transferred before anything else is asked.',
    },
    {
      title: 'Start with the lunch hour',
      text: 'Forward one hour a day, review the calls with your team, then extend it.',
    },
  ],
  testimonial: {
    quote:
      'At eight in the morning, thirty people were in the queue. Now the queue is gone, and difficult calls get the time they need.',
    who: 'Practice manager',
  },
  caseStudies: [
    {
      who: 'A 15-physician group',
      title: 'The front desk has time again',
      text: 'Appointments and prescription requests kept both lines busy until noon. Now the AI takes them, and staff work through them in order.',
      figures: [{ value: '32%', label: 'less admin overhead' }],
    },
    {
      who: 'A dental network',
      title: 'Cancelled early enough to help someone else',
      text: 'Patients can move an appointment at any hour, and do so days ahead instead of minutes. Treatment plans are followed up by phone.',
      figures: [
        { value: '68%', label: 'fewer last-minute cancellations' },
        { value: '24%', label: 'higher treatment plan acceptance' },
      ],
    },
  ],
  closing: {
    title: 'Try it with your own questions',
    text: `Start with ${claims.freeMinutesToStart} free minutes, or walk through it with us step by step before your patients use it.`,
  },
};

export interface Connection {
  readonly said: string;
  readonly to: string;
  readonly how: string;
  readonly urgent?: boolean;
}

/** Sample content: where calls of one morning were plugged in. */
export const connections: readonly Connection[] = [
  {
    said: '“I need to move my check-up on Monday.”',
    to: 'Appointments',
    how: 'Moved to Wednesday, 9:40; Monday, 10:20 is free again',
  },
  {
    said: '“Could I have my tablets again?”',
    to: 'Message for the nurse',
    how: 'Name, date of birth and medicine read back and confirmed',
  },
  {
    said: '“Is it normal that the stitch is red?”',
    to: 'Callback from a doctor',
    how: 'No advice given, number taken, marked for today',
  },
  {
    said: '“My father has a pain in his chest.”',
    to: 'A person, right away',
    how: 'Told to call the emergency number and transferred to the doctor on duty right away',
    urgent: true,
  },
];

/** Sample content: claims that whoever runs the service must be able to keep. */
export const compliance: readonly Passage[] = [
  {
    title: 'HIPAA-compliant handling',
    text: 'Calls are stored where you decide, under your own rules, and are not shared with anyone else.',
  },
  {
    title: 'Role-based access',
    text: 'Decide who can listen, who can only read, and who has no access, per person.',
  },
  {
    title: 'Audit trails',
    text: 'Every call shows what was said, what was captured, and who viewed it.',
  },
];
