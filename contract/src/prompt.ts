/**
 * The system prompt that the wizard writes, and its reading back. Headings divide it, so that a
 * language model and the rule-based agent find the same facts in it; an owner may edit it freely.
 */

export interface BusinessFacts {
  readonly companyName: string;
  readonly phoneNumber: string;
  readonly businessDescription: string;
  readonly targetCustomers: string;
  readonly additionalDetails: string;
}

export const DETAILS_HEADING = '# Details';

const HEADINGS = {
  companyName: '# Business',
  phoneNumber: '# Phone number of the business',
  businessDescription: '# What the business does',
  targetCustomers: '# Whom it serves',
  additionalDetails: DETAILS_HEADING,
} as const satisfies Record<keyof BusinessFacts, string>;

export const INSTRUCTIONS_HEADING = '# How you work';
/** What the calendar can book; written and read by business/promptServices.ts. */
export const SERVICES_HEADING = '# Services and prices';

const INSTRUCTIONS = [
  'You are the receptionist of this business and speak with callers on the telephone.',
  'Answer in one or two short spoken sentences. Ask for one thing at a time.',
  'Say only what stands here. When you do not know, say so plainly and offer to take a message.',
  'For a reservation or an appointment find out what, for how many, date, time, name and number; read them back before you book.',
  'Say that something is booked or noted only after the tool has answered that it is.',
];

/** The text of the system prompt for a business. Sections without content are left out. */
export function buildSystemPrompt(facts: BusinessFacts): string {
  const sections = (Object.keys(HEADINGS) as (keyof BusinessFacts)[])
    .map((key) => [HEADINGS[key], facts[key].trim()] as const)
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => `${heading}\n${text}`);
  return [...sections, `${INSTRUCTIONS_HEADING}\n${INSTRUCTIONS.join('\n')}`].join('\n\n');
}

/** A system prompt that tells of a business nothing but its name, and how to work there. */
export function promptOfName(companyName: string, instructions: readonly string[]): string {
  const name = `${HEADINGS.companyName}\n${companyName.trim()}`;
  return `${name}\n\n${INSTRUCTIONS_HEADING}\n${instructions.join('\n')}`;
}

/**
 * What a system prompt says of the business. Text under no known heading counts as details, so a
 * prompt written by hand still answers questions.
 */
export function readSystemPrompt(prompt: string): BusinessFacts {
  const found: Record<keyof BusinessFacts, string[]> = {
    companyName: [],
    phoneNumber: [],
    businessDescription: [],
    targetCustomers: [],
    additionalDetails: [],
  };
  let section: keyof BusinessFacts | 'elsewhere' = 'additionalDetails';
  for (const line of prompt.split('\n')) {
    const heading = line.trim();
    const known = (Object.keys(HEADINGS) as (keyof BusinessFacts)[]).find(
      (key) => HEADINGS[key] === heading,
    );
    if (known) section = known;
    else if (heading === INSTRUCTIONS_HEADING || heading === SERVICES_HEADING)
      section = 'elsewhere';
    else if (section !== 'elsewhere') found[section].push(line);
  }
  const text = (key: keyof BusinessFacts) => found[key].join('\n').trim();
  return {
    companyName: text('companyName'),
    phoneNumber: text('phoneNumber'),
    businessDescription: text('businessDescription'),
    targetCustomers: text('targetCustomers'),
    additionalDetails: text('additionalDetails'),
  };
}
