/** One page of what is agreed; each section a heading with its paragraphs. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** Sample content: written by no lawyer and agreed with nobody. See the README beside this file. */
export const terms: LegalText = {
  title: 'Terms of Service',
  lead: 'What you may expect of us, and we of you.',
  sections: [
    {
      heading: 'What you get',
      paragraphs: [
        'An assistant that answers the telephone of your business, takes bookings, orders and messages, and shows you every call. What each plan holds stands on the pricing page.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'The account is yours alone. Keep the password to yourself, and tell us when you think that somebody else knows it. What is done under your account counts as done by you.',
      ],
    },
    {
      heading: 'Your callers',
      paragraphs: [
        'Calls may be recorded and written down. The law of your country says what callers must be told of it, and when they must agree: you see to that, in the greeting and wherever else it is due.',
        'The assistant is a machine. It can misunderstand. Do not let it answer where a mistake endangers somebody, and give callers another way to reach help in an emergency.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'No calls that deceive, threaten or harass, no calls to people who did not ask for them, and nothing that the law forbids. We may close an account that is used for it.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'Prices stand on the pricing page. Starter is free of charge. Within 14 days of a first payment you get your money back, without a reason. You may cancel at any time; the plan then ends with the period that is paid.',
      ],
    },
    {
      heading: 'When something fails',
      paragraphs: [
        'We do our best that the telephone is always answered, and cannot promise that it never fails. What the law says about liability holds.',
      ],
    },
    {
      heading: 'Changes and the end',
      paragraphs: [
        'We tell you by mail, a month before, when these terms change. If you do not agree, you may end the contract at once. You may leave at any time: delete your account in its settings.',
      ],
    },
  ],
};

/** Sample content: what the software does is true of it as delivered; who runs it may do more. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we keep, what for, and who else sees it.',
  sections: [
    {
      heading: 'Of you, who have an account',
      paragraphs: [
        'Your name, your email address, and your password in a form from which it cannot be read back. For each device that is signed in: its address, what the browser calls itself, and when it was used. What you told us about your business.',
      ],
    },
    {
      heading: 'Of your callers',
      paragraphs: [
        'The number they call from, the recording of the call, what was said as text, and what came of it: bookings, orders and messages. You see it, and whoever runs this service can. You decide what callers are told.',
      ],
    },
    {
      heading: 'Of visitors',
      paragraphs: [
        'What you write into a form. So that nobody floods the forms or guesses passwords, we count how often an address on the network does it, and forget the count within two days.',
        'There is one cookie: the one that keeps you signed in. Nothing on these pages is fetched from anybody else, and nobody follows you from page to page.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Whoever carries the calls and the mail. Where this service was set up to use them: the companies whose programs understand and speak, which get the sound or the text of calls for that purpose only. Nobody else, unless the law demands it. We sell nothing of it.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'As long as the account stands. A device that is not used for 30 days is signed out and forgotten.',
        'You delete your account in its settings. That is done at once and cannot be undone: what we keep of you and of your callers is gone from our database that moment, from the telephone platform within a day as a rule, and in any case as soon as that platform lets us. For 30 days we keep the bare numbers by which we check that nothing is left.',
        'What stays: invoices of what you paid, with the payment service, for as long as the law asks; your address in the record of what operators did to your account; what you wrote into our public forms; and the newsletter, until you unsubscribe.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we keep of you, have it corrected, handed over or deleted, and complain to the authority that watches over this in your country. For most of it you need nobody: in the settings of your account you change what we keep, export all of it as a ZIP file, and delete it. For the rest, write to us at the address at the foot of this page.',
      ],
    },
  ],
};
