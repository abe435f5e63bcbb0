import { claims } from '@belldesk/contract/catalogue/claims';
export interface Specification {
  readonly name: string;
  readonly value: string;
  /** A claim that nobody has measured: part of the block "feature-figures" of samples.ts. */
  readonly isClaim?: boolean;
}

export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly details: string;
  readonly specifications: readonly Specification[];
}

export interface FeatureGroup {
  readonly id: 'communication' | 'efficiency' | 'enterprise';
  readonly title: string;
  readonly headline: string;
  readonly features: readonly Feature[];
}

/** Sample content: figures that are claims of no real company, see the README beside this file. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    id: 'communication',
    title: 'Intelligent Communication',
    headline: 'It talks the way callers do',
    features: [
      {
        title: 'Natural voice interaction',
        text: 'It lets people finish, stops when it is interrupted, and does not mind an “erm”.',
        details:
          'A short pause is not the end of a sentence. The receptionist considers what was said and how long the caller has been silent before it answers, and stops as soon as the caller interrupts.',
        specifications: [
          { name: 'Response time', value: '250-300 ms', isClaim: true },
          { name: 'Audio', value: '16 kHz in the browser, G.711 on the line' },
          { name: 'Languages', value: claims.languages.join(', ') },
        ],
      },
      {
        title: 'Language-model understanding',
        text: 'Callers say it their way: “half seven, but only if the terrace is open”.',
        details:
          'A language model combines what the caller said with what you wrote about your business. If it does not know, it does not make things up. It takes a message. Without a language model, the built-in receptionist answers by rules, with no API key needed.',
        specifications: [
          { name: 'Models', value: 'Any with an OpenAI-compatible chat API' },
          { name: 'Questions resolved without a person', value: '70%', isClaim: true },
          { name: 'If the model fails', value: 'Built-in receptionist, in the same call' },
        ],
      },
      {
        title: 'Omnichannel support',
        text: 'On your number, a SIP address, in the browser or by link: one receptionist, one call log.',
        details:
          'Forward your existing number to your receptionist, or talk to it in the browser. Share a link or QR code, and anyone can call it without an account, within limits you set. Every call appears in the same call log, with recording, transcript and outcome.',
        specifications: [
          { name: 'Telephone', value: 'SIP over UDP and TCP' },
          { name: 'Browser', value: 'One WebSocket, no plug-in' },
          { name: 'Transfer', value: 'To a person, by pressing 0 at any time' },
        ],
      },
    ],
  },
  {
    id: 'efficiency',
    title: 'Business Efficiency',
    headline: 'Less work in your day',
    features: [
      {
        title: '24/7 availability',
        text: 'At night, on Sundays, and when three lines are already busy.',
        details:
          'Every call is answered on the first ring. If a provider fails, the next one takes over during the call. If all of them fail, a recorded voice and the keypad still take a message. Callers never hear silence.',
        specifications: [
          { name: 'Call answer rate', value: `${claims.callsAnsweredPercent}%`, isClaim: true },
          { name: 'Simultaneous calls', value: '10 to 10,000+', isClaim: true },
          { name: 'Setup', value: `${claims.setUpMinutes} minute`, isClaim: true },
        ],
      },
      {
        title: 'Bookings and messages',
        text: 'Every call ends with a result: a table, an order, a message, an answer.',
        details:
          'The receptionist asks for missing details, reads everything back, and says “booked” only once it is. Add your tables, rooms or staff, and it offers only free slots and never double-books. Anything that needs you waits in your inbox.',
        specifications: [
          { name: 'What it takes', value: 'Reservations, appointments, orders, messages' },
          { name: 'Read back', value: 'Before it is saved' },
          {
            name: 'Calendar',
            value: 'Day, week and list views, and in your own calendar app',
          },
          { name: 'Notifications', value: 'By email, right away or once a day' },
          { name: 'Dropped calls', value: 'Details so far are saved' },
        ],
      },
      {
        title: 'Analytics',
        text: 'When people call, why they call, and the outcome.',
        details:
          'Number of calls, duration, outcome and follow-ups. Search by keyword, number, date or outcome. Every call has its recording and a turn-by-turn transcript.',
        specifications: [
          { name: 'For each call', value: 'Recording, transcript, outcome' },
          { name: 'For each turn', value: 'Response time' },
          { name: 'Export', value: 'CSV file or API' },
          {
            name: 'Spam calls',
            value: 'Use no minutes once marked, and numbers can be blocked',
          },
        ],
      },
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise Ready',
    headline: 'Built for technical teams',
    features: [
      {
        title: 'Security',
        text: 'It runs on your own server. Without external services, calls never leave it.',
        details:
          'Recordings and transcripts stay in your own storage, under your own rules. Session cookies cannot be read by scripts, and names, numbers and spoken words never appear in logs. Export everything as one file, or delete it all.',
        specifications: [
          { name: 'Pages and browser calls', value: 'HTTPS, strict content security policy' },
          { name: 'Session', value: 'HttpOnly cookie, signed out in all tabs at once' },
          { name: 'Sign-in', value: 'Two-factor sign-in and device management' },
          {
            name: 'Your data',
            value: 'Choose how long it is kept, and export or delete it yourself',
          },
          { name: 'Uptime', value: `${claims.uptimePercent}%`, isClaim: true },
        ],
      },
      {
        title: 'REST API and integrations',
        text: 'Manage assistants, addresses, tools and calls from your own programs.',
        details:
          'One contract describes every operation, and the API reference is generated from it. Add your own tools, and the receptionist queries your systems during a call. Webhooks are stored and retried until your server accepts them.',
        specifications: [
          { name: 'API', value: 'REST, described by OpenAPI' },
          { name: 'Webhooks', value: 'Retried with exponential backoff' },
          { name: 'Telephony', value: 'Any line that can forward to a SIP address' },
        ],
      },
      {
        title: 'Custom training',
        text: 'Your words, your rules, your difficult cases.',
        details:
          'It knows what you write: prices, rules, names and how to pronounce them. Try a hard case in the browser, change a sentence, and try again. Changes apply from the next call.',
        specifications: [
          { name: 'Knowledge', value: 'Your own text' },
          { name: 'Voices', value: 'Four, UK and US English' },
          { name: 'Changes apply', value: 'From the next call' },
        ],
      },
    ],
  },
];

/** Sample content: the sentence that is followed through the five steps. */
export const processSteps = [
  {
    title: 'Listen',
    text: 'Audio arrives in 20 ms frames. A detector separates speech from background noise.',
    sample: '“…a table for four, tomorrow at seven?”',
  },
  {
    title: 'Transcribe',
    text: 'Speech becomes text while the caller is still speaking, and turn-taking decides when they have finished.',
    sample: 'a table for four tomorrow at seven',
  },
  {
    title: 'Understand',
    text: 'The model combines the words with what you wrote, and works out what the caller wants and what is missing.',
    sample: 'party 4 · Sunday 19:00 · name missing',
  },
  {
    title: 'Act',
    text: 'It looks things up, books, takes a message or transfers the call.',
    sample: 'table free, held for this call',
  },
  {
    title: 'Speak',
    text: 'The first word is spoken while the rest of the sentence is still being generated.',
    sample: '“Yes, gladly. What name shall I put down?”',
  },
] as const;

/** Sample content: figures that are claims of no real company. */
export const technicalExcellence = [
  { value: '250-300 ms', label: "from the caller's last word to the first word of the answer" },
  { value: `${claims.uptimePercent}%`, label: 'uptime' },
  { value: '16kHz', label: 'audio in the browser' },
  { value: '10 to 10,000+', label: 'simultaneous calls' },
] as const;

/** Sample content: the service beside a traditional call centre. */
export const againstCallCentre = [
  {
    name: 'Cost',
    ours: 'Per minute, free to start',
    theirs: '$25-45 per hour per human agent',
  },
  { name: 'Hours', ours: 'Around the clock', theirs: 'Shifts, with night surcharges' },
  {
    name: 'Calls answered',
    ours: `${claims.callsAnsweredPercent}%`,
    theirs: 'Depends on available agents',
  },
  { name: 'Resolved on the first call', ours: '70%', theirs: 'Depends on who picks up' },
  { name: 'Setup', ours: `${claims.setUpMinutes} minute`, theirs: 'Weeks of hiring and training' },
  { name: 'Languages', ours: claims.languages.join(', '), theirs: 'Depends on who is on shift' },
  { name: 'Simultaneous calls', ours: '10 to 10,000+', theirs: 'One per agent' },
  { name: 'Call records', ours: 'Transcript of every call', theirs: 'Notes, if there is time' },
] as const;
