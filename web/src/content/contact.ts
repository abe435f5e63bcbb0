import type { SampleName } from './samples.ts';

export interface ContactQuestion {
  readonly question: string;
  readonly answer: string;
  /** The block of samples.ts to which it belongs. */
  readonly sample?: SampleName;
}

/** Support hours and times to answer are sample content: whoever runs the service promises their own. */
export const contactQuestions: readonly ContactQuestion[] = [
  {
    sample: 'support-hours',
    question: 'How soon will I hear from you?',
    answer:
      'Within 24 business hours, Monday to Friday, 9AM-5PM EST. Customers of the Premium plan have extended hours.',
  },
  {
    question: 'My assistant gave a wrong answer. What do you need to look into it?',
    answer:
      'The id of the call, which stands beside it in your call log, and a sentence about what it should have said. If the answer was missing from what you told it, you can mend it yourself at once under Manage Agent.',
  },
  {
    question: 'Can I keep my telephone number?',
    answer:
      'Yes. You keep your number and your provider, and forward calls to the address that your assistant gets when you publish it. The documentation shows how.',
  },
  {
    question: 'How do I change or cancel my plan?',
    answer:
      'On the Subscription page of your account. A larger plan begins at once, a smaller one with the next billing cycle, and new paid subscriptions can be returned within 14 days.',
  },
  {
    question: 'I run Belldesk on my own machine. Is there help for that?',
    answer:
      'Begin with the documentation: settings, providers and troubleshooting each have a page. If you are stuck, write to us under Technical Support and say which version you run and what the log says.',
  },
];
