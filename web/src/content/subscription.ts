/** Sample content: terms of the sample service, see the README beside this file. */
export const subscriptionQuestions = [
  {
    question: 'When does another plan begin?',
    answer:
      'A larger plan, or a year instead of a month, begins at once; you pay the difference for the days that are left. A smaller one begins when the period you paid for is over.',
  },
  {
    question: 'What happens to minutes I do not use?',
    answer:
      'Minutes are counted by the month of your subscription and begin anew with each one. Unused minutes do not roll over.',
  },
  {
    question: 'Which calls cost no minutes?',
    answer:
      'Calls of your own to try the assistant, calls under ten seconds, calls that never connected, and calls you mark as spam. Every other call costs itself, to the second.',
  },
  {
    question: 'Can I cancel, and do I get money back?',
    answer:
      'You can cancel anytime; the plan holds until the period you paid for is over. New paid subscriptions have a 14-day money-back guarantee.',
  },
] as const;
