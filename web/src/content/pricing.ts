import { claims } from '@belldesk/contract/catalogue/claims';
import { planById } from '@belldesk/contract/catalogue/plans';
import type { ContactQuestion } from './contact.ts';

/** Sample content: reasons and terms of the sample service, see the README beside this file. */
export const whyChoose = [
  {
    figure: `${claims.callsAnsweredPercent}%`,
    title: 'No call is left to ring',
    text: 'Three at once, at lunch, at night: each of them is taken at the first ring.',
  },
  {
    figure: '90%',
    title: 'Less than a second pair of hands',
    text: 'A traditional receptionist costs 35,000 pounds a year, the AI 4,500 in the same reckoning.',
  },
  {
    figure: `${claims.setUpMinutes} min`,
    title: 'In place before the coffee is through',
    text: 'Four short steps, a call to try it in the browser, and it is on your number.',
  },
] as const;

/** Sample content: terms of the sample service. */
export const pricingQuestions: readonly ContactQuestion[] = [
  {
    question: 'Can I try Belldesk before I pay?',
    answer: `Yes. You start with ${claims.freeMinutesToStart} free minutes and no credit card. In fact the Starter plan, which is free for good, gives you ${planById('starter').callMinutes} minutes each month. You can cancel anytime.`,
  },
  {
    question: 'What happens to minutes I do not use?',
    answer:
      'Minutes are counted by the month and begin anew with each one. Unused minutes do not roll over. On Premium they are not counted at all.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'At any time, up or down. A larger plan begins at once, and you pay only for the days that are left; a smaller one takes effect with your next billing cycle.',
  },
  {
    question: 'What do I save by paying yearly?',
    answer:
      'A year costs ten times the monthly price, so two months of it are free. Choose Yearly above to see the price of each plan.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By card or PayPal; annual plans may also be paid by bank transfer. Payments are processed by a card payment provider, and card numbers never reach us.',
  },
  {
    question: 'Do you refund?',
    answer:
      'New paid subscriptions have a 14-day money-back guarantee. Write to support within that time, without giving reasons.',
  },
  {
    sample: 'support-hours',
    question: 'When does support answer?',
    answer:
      'Within 24 business hours, Monday to Friday, 9AM to 5PM EST. On Premium the hours are extended.',
  },
];
