import { claims } from '@belldesk/contract/catalogue/claims';
import type { Industry, Passage } from './industry.ts';

/** Sample content: no such figures were measured, and no such practices exist. */
export const healthcare: Industry = {
  path: '/use-cases/healthcare',
  name: 'Healthcare',
  title: 'AI Receptionist for Healthcare',
  description:
    'Appointments and messages for practices and clinics, with a short way to a person: an AI receptionist that knows what it must not decide.',
  headline: 'It makes appointments. It does not make diagnoses.',
  lead: 'Patients ring at eight, all of them. The receptionist gives appointments, takes messages word for word, and puts through what must not wait.',
  benefitsTitle: 'For the people at your front desk',
  benefits: [
    {
      title: 'Appointments, moved in time',
      text: 'Who cannot come says so at ten in the evening, and the hour is free for someone else by morning.',
    },
    {
      title: 'Messages as they were said',
      text: 'Repeat prescriptions, results, a call back: with name, date of birth and number, read back to the patient.',
    },
    {
      title: 'A short way to a person',
      text: 'You name the words and the numbers. Pressing 0 asks for a person at any moment of the call.',
    },
  ],
  resultsTitle: 'What practices gain by it',
  results: [
    { value: '72%', label: 'fewer missed appointments' },
    { value: '8.4 hours', label: 'admin time saved per provider per week' },
    { value: '34%', label: 'higher patient satisfaction' },
    { value: '18%', label: 'more appointment capacity' },
  ],
  stepsTitle: 'Introduced with care',
  steps: [
    {
      title: 'Write down what may be said',
      text: 'Hours, doctors, kinds of appointment. What is not written is never made up: it becomes a message.',
    },
    {
      title: 'Decide what goes to a person',
      text: 'Pain, breathlessness, anything you name. Such calls are put through before anything else is asked.',
    },
    {
      title: 'Begin with the lunch hour',
      text: 'Forward one hour a day, read the calls with your team, then give it more.',
    },
  ],
  testimonial: {
    quote:
      'At eight in the morning thirty people were in the queue. Now it is gone, and the difficult calls get the time they need.',
    who: 'Practice manager',
  },
  caseStudies: [
    {
      who: 'A group of 15 physicians',
      title: 'The front desk looks up again',
      text: 'Appointments and prescription requests had filled both lines until noon. They are now taken on the telephone and worked through in order.',
      figures: [{ value: '32%', label: 'less admin overhead' }],
    },
    {
      who: 'A dental network',
      title: 'Called off early enough to help someone else',
      text: 'Patients can move an appointment at any hour, and do so days before instead of minutes. Treatment plans are followed up by telephone.',
      figures: [
        { value: '68%', label: 'fewer last-minute cancellations' },
        { value: '24%', label: 'higher treatment plan acceptance' },
      ],
    },
  ],
  closing: {
    title: 'Try it with your own questions',
    text: `Start with ${claims.freeMinutesToStart} free minutes, or go through it with us, step by step, before any patient does.`,
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
    to: 'Call back by a doctor',
    how: 'No advice given; asked for the number, marked for today',
  },
  {
    said: '“My father has a pain in his chest.”',
    to: 'A person, at once',
    how: 'Told to ring the emergency number, and put through to the doctor on duty without another question',
    urgent: true,
  },
];

/** Sample content: claims that whoever runs the service must be able to keep. */
export const compliance: readonly Passage[] = [
  {
    title: 'HIPAA-compliant handling',
    text: 'Calls are kept where you decide, under your own rules, and are handed to nobody else.',
  },
  {
    title: 'Role-based access',
    text: 'Who may listen, who may only read, who sees nothing: by person, not by password on the wall.',
  },
  {
    title: 'Audit trails',
    text: 'What was said, what was noted, and who looked at it afterwards stands beside each call.',
  },
];
