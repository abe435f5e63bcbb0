import { claims } from '@belldesk/contract/catalogue/claims';
import { planById } from '@belldesk/contract/catalogue/plans';
import type { ContactQuestion } from './contact.ts';

/** Sample content: reasons and terms of the sample service, see the README beside this file. */
export const whyChoose = [
  {
    figure: `${claims.callsAnsweredPercent}%`,
    title: 'No missed calls',
    text: 'Three at once, at lunch, at night: every call is answered on the first ring.',
  },
  {
    figure: '90%',
    title: 'Costs less than another hire',
    text: 'A traditional receptionist costs £35,000 a year. The AI costs £4,500 for the same calls.',
  },
  {
    figure: `${claims.setUpMinutes} min`,
    title: 'Ready before your coffee is',
    text: 'Four short steps, a test call in the browser, and it answers your number.',
  },
] as const;

/** Sample content: terms of the sample service. */
export const pricingQuestions: readonly ContactQuestion[] = [
  {
    question: 'Can I try Belldesk before I pay?',
    answer: `Yes. You start with ${claims.freeMinutesToStart} free minutes and no credit card. In fact the Starter plan, which is free for good, gives you ${planById('starter').callMinutes} minutes each month. You can cancel anytime.`,
  },
  {
    question: 'What happens to unused minutes?',
    answer:
      'Minutes renew every month. Unused minutes do not roll over. On Premium, minutes are unlimited.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes, at any time. Upgrades start right away, and you pay only for the remaining days. Downgrades take effect in your next billing cycle.',
  },
  {
    question: 'How much do I save by paying yearly?',
    answer:
      'A year costs ten times the monthly price, so you get two months free. Choose Yearly above to see yearly prices.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By card or PayPal. Annual plans can also be paid by bank transfer. Payments are processed by a card payment provider, and your card number never reaches us.',
  },
  {
    question: 'Do you offer refunds?',
    answer:
      'New paid subscriptions have a 14-day money-back guarantee. Contact support within that time. You do not need to give a reason.',
  },
  {
    sample: 'support-hours',
    question: 'When is support available?',
    answer:
      'Monday to Friday, 9AM to 5PM EST, with replies within 24 business hours. Premium has extended hours.',
  },
];
