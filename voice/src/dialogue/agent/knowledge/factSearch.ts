import { tellsException } from '@belldesk/contract/business/dayExceptions';
import { type Fact, factLines } from '@belldesk/contract/business/factLines';
import MiniSearch from 'minisearch';
import { topicsOf } from './topics.ts';

const STOP_WORDS = new Set(
  (
    'a an and any are at be been but by can could did do does for from get give going got had has have how i if in is ' +
    'it its just know like may me much my of on or our please so some tell that the their them there they this to us ' +
    'want was we what when where which who why will with would you your yours offer need about also thing anything ' +
    'question ask asking wondering hi hello hey thanks thank okay ok yes no well actually still too very really more ' +
    'long many time times people person place possible able take make use guys come go today tomorrow bring here'
  ).split(' '),
);

/** No word that an owner writes is longer; looking for one like it takes time in the square of its length. */
const LONGEST_WORD_CHARACTERS = 40;
/** Without a known topic, a fact must hold at least this share of the question's own words. */
const LEAST_SHARE = 0.5;
/** Topics that say something about another thing ("how much is a haircut"): that thing must be in the fact too. */
const ASPECTS = new Set(['price', 'hours', 'duration']);
const ASPECT_WORDS = new Set([
  'much',
  'pric',
  'cost',
  'charg',
  'rat',
  'fe',
  'expensiv',
  'open',
  'hour',
  'clos',
  'shut',
  'opened',
  'closed',
  'until',
  'start',
  'morn',
  'even',
  'night',
  'weekend',
  'tonight',
  'mon',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'christma',
  'day',
  'restaurant',
  'hotel',
  'salon',
  'clinic',
  'shop',
  'busines',
  'offic',
  'latest',
  'earliest',
  'public',
  'usually',
  'normally',
  'everyday',
  'every',
  'weekday',
]);

function stem(term: string): string | null {
  const word = term.toLowerCase().replace(/'s$/, '').normalize('NFD').replace(/\p{M}/gu, '');
  if (word.length < 2 || STOP_WORDS.has(word)) return null;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|ed|es|s)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(.)\1$/, '$1');
}

export interface FactSearch {
  readonly facts: readonly Fact[];
  /** Sentence by sentence, a heading before the first: what a question is compared with by meaning. */
  readonly passages: readonly string[];
  /** The fact that answers a question in plain lower-case words, or null when none does. */
  find(words: string): Fact | null;
}

/** What an owner wrote, ready to be asked. A fact must fit the question's topic, else share most of its words. */
export function createFactSearch(
  details: string,
  description: string,
  customers: string,
): FactSearch {
  const facts = [details, description, customers]
    .flatMap((text) => factLines(text))
    // "Do you do dinner on Friday" is no question about one Friday of them all.
    .filter((fact) => !tellsException(fact))
    .map((fact, id) => ({ ...fact, id }));
  const index = new MiniSearch<Fact>({ fields: ['heading', 'text'], processTerm: stem });
  index.addAll(facts);
  const written = facts.map((fact) =>
    topicsOf(`${fact.heading}: ${fact.text.replace(/\bincluded in the price\b/gi, '')}`, 'written'),
  );
  const headed = facts.map((fact) => topicsOf(`${fact.heading}:`, 'written'));

  const passages = facts.flatMap(({ heading, text }) => {
    const [first = '', ...more] = text.split(/(?<=[.;!?])\s+/);
    return [heading === '' ? first : `${heading}: ${first}`, ...more];
  });

  function find(words: string): Fact | null {
    const asked = topicsOf(words, 'asked');
    const terms = new Set(
      words
        .split(' ')
        .filter((word) => word.length <= LONGEST_WORD_CHARACTERS)
        .map(stem)
        .filter((term) => term !== null),
    );
    const aspectOnly = asked.size > 0 && [...asked].every((topic) => ASPECTS.has(topic));
    const own = [...terms].filter((term) => !ASPECT_WORDS.has(term));
    const hits =
      terms.size === 0
        ? []
        : index.search([...terms].join(' '), {
            boost: { heading: 3 },
            prefix: (term) => term.length >= 4,
            fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
            processTerm: (term) => term,
          });
    const scores = new Map(hits.map((hit) => [hit.id as number, hit]));
    let best: Fact | null = null;
    let bestScore = 0;
    for (const fact of facts) {
      const hit = scores.get(fact.id);
      const share = hit ? hit.queryTerms.length / terms.size : 0;
      const sharesOwn = hit?.queryTerms.some((term) => own.includes(term)) ?? false;
      const inHeading = [...asked].filter((topic) => headed[fact.id]?.has(topic)).length;
      const inText = [...asked].filter((topic) => written[fact.id]?.has(topic)).length;
      if (asked.size > 0 ? inText === 0 : share < LEAST_SHARE) continue;
      if (aspectOnly && inHeading === 0 && share === 0) continue;
      // "What do you charge for a filling" is not answered by what a missed visit is charged.
      if (aspectOnly && own.length > 0 && !sharesOwn && inHeading === 0 && !asked.has('hours'))
        continue;
      const score = 20 * inHeading + 8 * inText + (hit?.score ?? 0);
      if (score > bestScore) {
        best = fact;
        bestScore = score;
      }
    }
    return best;
  }

  return { facts, passages, find };
}
