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
    question: 'How soon will you reply?',
    answer:
      'Within 24 business hours, Monday to Friday, 9AM-5PM EST. Premium customers have extended hours.',
  },
  {
    question: 'My assistant gave a wrong answer. What do you need from me?',
    answer:
      "The call ID, which you find on the call's page, and what it should have said. If the information was missing from your description, you can add it yourself under Manage Agent.",
  },
  {
    question: 'Can I keep my phone number?',
    answer:
      'Yes. You keep your number and your carrier, and forward calls to your assistant. The documentation shows how.',
  },
  {
    question: 'How do I change or cancel my plan?',
    answer:
      'On the Subscription page of your account. Upgrades start right away, downgrades with the next billing cycle, and new paid subscriptions are refundable within 14 days.',
  },
  {
    question: 'I host Belldesk myself. Where can I get help?',
    answer:
      'Start with the documentation: settings, providers and troubleshooting each have a page. If you are stuck, choose Technical Support on this form and include your version and the relevant log lines.',
  },
];
