/** Sample content: terms of the sample service, see the README beside this file. */
export const subscriptionQuestions = [
  {
    question: 'When does a plan change take effect?',
    answer:
      'Upgrades, including from monthly to yearly, start right away, and you pay the difference for the remaining days. Downgrades start when your paid period ends.',
  },
  {
    question: 'What happens to unused minutes?',
    answer: 'Minutes renew with each month of your subscription. Unused minutes do not roll over.',
  },
  {
    question: 'Which calls use no minutes?',
    answer:
      'Your own test calls, calls under ten seconds, calls that did not connect, and calls you mark as spam. All other calls are billed by the second.',
  },
  {
    question: 'Can I cancel and get a refund?',
    answer:
      'You can cancel anytime and keep your plan until the paid period ends. New paid subscriptions have a 14-day money-back guarantee.',
  },
] as const;
