import { claims } from '@belldesk/contract/catalogue/claims';
/** Sample content: figures that are claims of no real company. */
export const aboutStats = [
  { value: '50,000+', label: 'Active users' },
  { value: '100+', label: 'Countries' },
  { value: '1,000+', label: 'Business clients' },
  { value: `${claims.uptimePercent}%`, label: 'Uptime' },
] as const;

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly text: string;
  readonly portrait: 'bun' | 'beard' | 'bob';
}

/** Sample content: people who do not exist. */
export const team: readonly TeamMember[] = [
  {
    name: 'Helen Marsh',
    role: 'CEO & Founder',
    text: 'Eleven years at hotel front desks, four of them at night. She still picks up on the second ring.',
    portrait: 'bun',
  },
  {
    name: 'Tomas Varga',
    role: 'CTO',
    text: 'Built phone systems before he built this. He measures silence in milliseconds.',
    portrait: 'beard',
  },
  {
    name: 'Priya Nair',
    role: 'Head of Product',
    text: 'Ran the front of a busy clinic. She listens to callers first, then to the rest of us.',
    portrait: 'bob',
  },
];
