import type { Phone } from './dictionary.ts';
import type { SpelledSounds } from './spelledSounds.ts';

/** The words around one, in lower case; empty at a sentence's ends. */
export interface Neighbours {
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** After these comes a verb in its plain form. */
const BEFORE_VERB = words(
  "to will would can can't cannot could couldn't should shouldn't shall must may might do don't does doesn't did didn't " +
    "won't not never please i you we they who i'll you'll we'll they'll i'd you'd we'd let's us always also just",
);
const BEFORE_NOUN = words(
  'a an the this that these those my your his her its our their no any some each every one two three of for with in at ' +
    'on by from new old single personal daily medical good best full free public another such',
);
const HAVE = words(
  "have has had having i've you've we've they've been be is are was were being get gets got already well",
);
const INTENSE = words('very quite so too really how pretty rather as fairly');

type Choice = (neighbours: Neighbours) => string;

const isVerb = ({ before }: Neighbours): boolean => BEFORE_VERB.has(before);
const isNoun = ({ before }: Neighbours): boolean => BEFORE_NOUN.has(before);

/** Said in two ways that the simple rule for verbs does not tell apart. */
const CHOICES: Readonly<Record<string, Choice>> = {
  read: ({ before, beforeThat }) =>
    HAVE.has(before) || HAVE.has(beforeThat) ? 'R EH1 D' : 'R IY1 D',
  live: ({ before, after }) =>
    /^(?:music|bands?|jazz|performances?|shows?|chat|streams?|streaming|entertainment|dj|sports?|football|events?|person|agent|acts?)$/.test(
      after,
    ) || /^(?:go|goes|going|went|broadcast)$/.test(before)
      ? 'L AY1 V'
      : 'L IH1 V',
  lives: (at) => (isNoun(at) && !isVerb(at) ? 'L AY1 V Z' : 'L IH1 V Z'),
  close: ({ before, after }) =>
    INTENSE.has(before) || /^(?:to|by|enough|friends?|together)$/.test(after)
      ? 'K L OW1 S'
      : 'K L OW1 Z',
  minute: ({ after }) => (after === 'details' ? 'M AY0 N UW1 T' : 'M IH1 N AH0 T'),
  lead: ({ after }) => (/^(?:pipes?|paint|pipework|flashing)$/.test(after) ? 'L EH1 D' : 'L IY1 D'),
  tear: (at) => (isVerb(at) || isNoun(at) ? 'T EH1 R' : 'T IH1 R'),
  tears: () => 'T IH1 R Z',
  wind: ({ after }) => (/^(?:up|down|the)$/.test(after) ? 'W AY1 N D' : 'W IH1 N D'),
  wound: ({ after }) => (/^(?:up|down)$/.test(after) ? 'W AW1 N D' : 'W UW1 N D'),
  bow: ({ after }) => (/^(?:tie|ties|window)$/.test(after) ? 'B OW1' : 'B AW1'),
  row: () => 'R OW1',
  used: ({ after }) => (after === 'to' ? 'Y UW1 S T' : 'Y UW1 Z D'),
  use: (at) => (isNoun(at) && !isVerb(at) ? 'Y UW1 S' : 'Y UW1 Z'),
  polish: () => 'P AA1 L IH0 SH',
  august: () => 'AO1 G AH0 S T',
  job: () => 'JH AA1 B',
  bass: ({ after }) => (/^(?:guitar|player|line)$/.test(after) ? 'B EY1 S' : 'B AE1 S'),
  resume: (at) => (isNoun(at) ? 'R EH1 Z AH0 M EY2' : 'R IH0 Z UW1 M'),
};

/** The phones of a word that is said in several ways, by its neighbours; null for all others. */
export function heteronym(
  word: string,
  neighbours: Neighbours,
  spelled: SpelledSounds,
): readonly Phone[] | null {
  const choice = Object.hasOwn(CHOICES, word) ? CHOICES[word] : undefined;
  if (choice) return choice(neighbours).split(' ');
  const ways = spelled.twoWays(word);
  if (!ways) return null;
  return isVerb(neighbours) && !isNoun(neighbours) ? ways.verb : ways.other;
}
