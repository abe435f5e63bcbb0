interface SampleBlock {
  /** File of this folder in which it stands. */
  readonly file: string;
  /** Pages that show it. */
  readonly pages: readonly string[];
  readonly what: string;
  /** False once the content is your own: the block is then shown everywhere. */
  readonly isSample: boolean;
}

const INDUSTRIES = [
  '/use-cases/restaurants',
  '/use-cases/hotels-resorts',
  '/use-cases/beauty-wellness',
  '/use-cases/healthcare',
];

/**
 * Every block of the site that is still sample content: claims, people and promises of nobody. On a production site
 * such a block is hidden, and the operator's console lists it. Whoever puts their own content into the file sets
 * `isSample` to false here, and nothing else.
 */
export const samples = {
  'home-figures': {
    file: 'home.ts',
    pages: ['/'],
    what: 'Four figures under the features',
    isSample: true,
  },
  'home-returns': {
    file: 'home.ts',
    pages: ['/'],
    what: 'Time, money and growth, with drawings',
    isSample: true,
  },
  press: {
    file: 'press.ts',
    pages: ['/'],
    what: 'Names under "As seen on"',
    isSample: true,
  },
  'about-figures': { file: 'about.ts', pages: ['/about'], what: 'Four figures', isSample: true },
  team: { file: 'about.ts', pages: ['/about'], what: 'The people of the team', isSample: true },
  'feature-figures': {
    file: 'features.ts',
    pages: ['/features'],
    what: 'Figures among the specifications, in a band of their own and beside a call centre',
    isSample: true,
  },
  'pricing-reasons': {
    file: 'pricing.ts',
    pages: ['/pricing'],
    what: 'Reasons with their figures',
    isSample: true,
  },
  'support-hours': {
    file: 'contact.ts and pricing.ts',
    pages: ['/contact', '/pricing'],
    what: 'Hours of support and times to answer',
    isSample: true,
  },
  'contact-addresses': {
    file: '../layout/names.ts',
    pages: ['/contact', 'the footer'],
    what: 'Email address with its hours, and social accounts',
    isSample: true,
  },
  'industry-figures': {
    file: 'industries/*.ts',
    pages: INDUSTRIES,
    what: 'Figures of results',
    isSample: true,
  },
  'industry-voices': {
    file: 'industries/*.ts',
    pages: INDUSTRIES,
    what: 'Testimonials and case studies',
    isSample: true,
  },
  compliance: {
    file: 'industries/healthcare.ts',
    pages: ['/use-cases/healthcare'],
    what: 'Promises about data of patients',
    isSample: true,
  },
  testimonials: {
    file: 'testimonials.ts',
    pages: ['/sign-in', '/sign-up'],
    what: 'What customers say',
    isSample: true,
  },
  writers: {
    file: 'articles/*.md',
    pages: ['/blog'],
    what: 'Names and portraits of writers',
    isSample: true,
  },
  terms: { file: 'legal.ts', pages: ['/terms'], what: 'Terms of Service', isSample: true },
  privacy: { file: 'legal.ts', pages: ['/privacy'], what: 'Privacy Policy', isSample: true },
} as const satisfies Readonly<Record<string, SampleBlock>>;

export type SampleName = keyof typeof samples;

/** What is still to be filled, in the order of the list. */
export function openSamples(): readonly (SampleBlock & { readonly name: string })[] {
  return Object.entries<SampleBlock>(samples)
    .filter(([, { isSample }]) => isSample)
    .map(([name, block]) => ({ name, ...block }));
}
