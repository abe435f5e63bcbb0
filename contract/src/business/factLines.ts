/** One thing the owner wrote: "Parking: free parking behind the building." */
export interface Fact {
  readonly id: number;
  /** "Parking", or empty for free prose. */
  readonly heading: string;
  readonly text: string;
}

const LONGEST_SPOKEN_CHARACTERS = 220;

/** Sentences of prose, keeping "p.m. " and numbers together. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"'])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function split(line: string): { readonly heading: string; readonly text: string } {
  const match = /^([^:.!?]{2,48}):(?!\d)\s*(.*)$/.exec(line);
  return match
    ? { heading: (match[1] ?? '').trim(), text: (match[2] ?? '').trim() }
    : { heading: '', text: line };
}

/**
 * The facts in what an owner wrote: one a line; a line of prose becomes its sentences; a heading
 * alone ("Prices:") holds for the lines below it until an empty line or the next heading.
 */
export function factLines(text: string): Fact[] {
  const facts: Fact[] = [];
  const add = (heading: string, content: string) =>
    facts.push({ id: facts.length, heading, text: content });
  let above = '';
  for (const raw of text.split('\n')) {
    const line = raw
      .replace(/^\s*(?:[-*•·]|#+|\d{1,2}[.)])\s+/, '')
      .replace(/\*\*/g, '')
      .trim();
    if (line === '') {
      above = '';
      continue;
    }
    const { heading, text: content } = split(line);
    if (heading !== '' && content === '') {
      above = heading;
      continue;
    }
    const title = heading || above;
    if (title !== '' && content.length <= LONGEST_SPOKEN_CHARACTERS) add(title, content);
    else for (const sentence of sentences(content)) add(title, sentence);
  }
  return facts;
}
