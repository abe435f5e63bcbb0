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
    headline: 'It talks as people on the telephone do',
    features: [
      {
        title: 'Natural voice interaction',
        text: 'It lets people finish, stops when it is interrupted, and does not mind an “erm”.',
        details:
          'A short pause is not the end of a sentence. The receptionist weighs what was said and how long the caller has been silent before it answers, and goes quiet at once when the caller speaks over it.',
        specifications: [
          { name: 'Time to answer', value: '250-300 ms', isClaim: true },
          { name: 'Audio', value: '16 kHz in the browser, G.711 on the line' },
          { name: 'Languages', value: claims.languages.join(', ') },
        ],
      },
      {
        title: 'Language-model understanding',
        text: 'Callers say it their way: “half seven, but only if the terrace is open”.',
        details:
          'A language model reads what was said together with what you wrote about the business. What it does not know it does not make up; it takes a message. Without a model of your own the house receptionist answers, by rules and without any key.',
        specifications: [
          { name: 'Models', value: 'Any with an OpenAI-compatible chat API' },
          { name: 'Questions resolved without a person', value: '70%', isClaim: true },
          { name: 'If the model fails', value: 'House receptionist, in the same call' },
        ],
      },
      {
        title: 'Omnichannel support',
        text: 'On your number, on a SIP address, in the browser, by a link: one receptionist, one list of calls.',
        details:
          'Forward the number you have to the address of your receptionist, or talk to it in the browser. Share a link or a QR code, and whoever follows it talks to it without an account, within limits that you set. All calls come into the same list with recording, transcript and outcome.',
        specifications: [
          { name: 'Telephone', value: 'SIP over UDP and TCP' },
          { name: 'Browser', value: 'One WebSocket, no plug-in' },
          { name: 'Hand over', value: 'Transfer to a person, 0 at any time' },
        ],
      },
    ],
  },
  {
    id: 'efficiency',
    title: 'Business Efficiency',
    headline: 'What it takes off your day',
    features: [
      {
        title: '24/7 availability',
        text: 'At night, on Sundays, and on the fourth line when three are busy.',
        details:
          'Every call is taken at the first ring. If a provider fails, the next one takes over within the call; if all of them fail, a recorded voice and the keypad still take a message. A caller is never met with silence.',
        specifications: [
          { name: 'Call answer rate', value: `${claims.callsAnsweredPercent}%`, isClaim: true },
          { name: 'Simultaneous calls', value: '10 to 10,000+', isClaim: true },
          { name: 'Set up', value: `${claims.setUpMinutes} minute`, isClaim: true },
        ],
      },
      {
        title: 'Bookings and messages',
        text: 'Each call ends with something written: a table, an order, a message, an answer.',
        details:
          'The receptionist asks for what is missing, reads the whole back and says “booked” only once it is. Tell it of your tables, rooms or people, and it offers only what is free: nothing is booked twice. What needs you waits in an inbox until you have done it.',
        specifications: [
          { name: 'Taken down', value: 'Reservations, appointments, orders, messages' },
          { name: 'Read back', value: 'Before it is kept' },
          {
            name: 'Calendar',
            value: 'By day, week or list, and in a calendar program of your own',
          },
          { name: 'Told to you', value: 'By mail, each at once or once a day' },
          { name: 'Cut off mid-sentence', value: 'Kept as far as it came' },
        ],
      },
      {
        title: 'Analytics',
        text: 'When it rings, why it rings, and what came of it.',
        details:
          'How many calls there were, how long they took, how they ended and what was promised. Search them by words, number, day or outcome. Each call opens with its recording and its transcript, turn by turn.',
        specifications: [
          { name: 'For each call', value: 'Recording, transcript, outcome' },
          { name: 'For each turn', value: 'Time from last sound to first sound' },
          { name: 'Your own evaluation', value: 'As a file (CSV), or by the API' },
          {
            name: 'Not wanted',
            value: 'Marked as spam it costs nothing; its number can be blocked',
          },
        ],
      },
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise Ready',
    headline: 'For those who ask how it is built',
    features: [
      {
        title: 'Security',
        text: 'It runs where you run it. Without services from elsewhere, what is said stays there.',
        details:
          'Recordings and transcripts lie in your own storage, under your own rules. Sessions are cookies that no script can read; names, numbers and spoken words never reach a log. You can take everything along as one file, or delete it all.',
        specifications: [
          { name: 'Pages and browser calls', value: 'HTTPS, strict content security policy' },
          { name: 'Session', value: 'httpOnly cookie, ended in all tabs at once' },
          { name: 'Sign-in', value: 'Second factor, and a list of devices to sign out' },
          {
            name: 'Your data',
            value: 'Kept as long as you choose, exported or deleted by yourself',
          },
          { name: 'Uptime', value: `${claims.uptimePercent}%`, isClaim: true },
        ],
      },
      {
        title: 'REST API and integrations',
        text: 'Assistants, addresses, tools and calls: a program can handle them as the pages do.',
        details:
          'One contract describes every operation, and the reference is made from it. Give the receptionist tools of your own, and it asks your systems in the middle of a call. What it has to tell a server of yours is kept and sent until it is accepted.',
        specifications: [
          { name: 'API', value: 'REST, described by OpenAPI' },
          { name: 'Webhooks', value: 'Retried with growing pauses' },
          { name: 'Telephony', value: 'Any line that can forward to a SIP address' },
        ],
      },
      {
        title: 'Custom training',
        text: 'Your words, your rules, your difficult cases.',
        details:
          'What you write is what it knows: prices, rules, names and how to say them. Try a hard case in the browser, change a sentence, try again. The next call knows it.',
        specifications: [
          { name: 'Knowledge', value: 'Your own text' },
          { name: 'Voices', value: 'Four, UK and US English' },
          { name: 'A change takes effect', value: 'With the next call' },
        ],
      },
    ],
  },
];

/** Sample content: the sentence that is followed through the five steps. */
export const processSteps = [
  {
    title: 'Listen',
    text: 'Sound arrives in frames of 20 ms. A detector tells speech from the street behind it.',
    sample: '“…a table for four, tomorrow at seven?”',
  },
  {
    title: 'Transcribe',
    text: 'Speech becomes words while the caller still speaks, and turn-taking decides when they are done.',
    sample: 'a table for four tomorrow at seven',
  },
  {
    title: 'Understand',
    text: 'The model reads the words beside what you wrote, and finds what is wanted and what is missing.',
    sample: 'party 4 · Sunday 19:00 · name missing',
  },
  {
    title: 'Act',
    text: 'It looks something up, books, notes a message or puts the call through.',
    sample: 'table free, kept for this call',
  },
  {
    title: 'Speak',
    text: 'The first word is spoken while the rest of the sentence is still being made.',
    sample: '“Yes, gladly. What name shall I put down?”',
  },
] as const;

/** Sample content: figures that are claims of no real company. */
export const technicalExcellence = [
  { value: '250-300 ms', label: 'from the last word of the caller to the first of the answer' },
  { value: `${claims.uptimePercent}%`, label: 'uptime' },
  { value: '16kHz', label: 'audio in the browser' },
  { value: '10 to 10,000+', label: 'simultaneous calls' },
] as const;

/** Sample content: the service beside a traditional call centre. */
export const againstCallCentre = [
  {
    name: 'Cost',
    ours: 'By the minute, free to start',
    theirs: '$25-45 per hour per human agent',
  },
  { name: 'Hours', ours: 'Around the clock', theirs: 'Shifts, with surcharges at night' },
  {
    name: 'Calls answered',
    ours: `${claims.callsAnsweredPercent}%`,
    theirs: 'As many as there are agents free',
  },
  { name: 'Resolved in the first call', ours: '70%', theirs: 'Depends on who picks up' },
  { name: 'Set up', ours: `${claims.setUpMinutes} minute`, theirs: 'Weeks of hiring and training' },
  { name: 'Languages', ours: claims.languages.join(', '), theirs: 'Those of the people on shift' },
  { name: 'Simultaneous calls', ours: '10 to 10,000+', theirs: 'One for each agent' },
  { name: 'What was said', ours: 'Transcript of every call', theirs: 'Notes, where time allows' },
] as const;
