import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { plainWords } from '../../nlu/normalise/words.ts';

const UNIT = '(?:kms?|kays|k|kilomet(?:er|re)s?|miles?|mi)\\b';
const NUMBER = '(\\d{1,4}(?:\\.\\d{1,2})?)';
const ASKED = new RegExp(`(?<![\\d.,-])${NUMBER}(?: or so)? ?-?${UNIT}`);
const RANGE = new RegExp(`${NUMBER} ?(?:${UNIT})? ?(?:to|and|-|–) ?${NUMBER} ?${UNIT}`, 'g');
const AT_MOST = new RegExp(
  `\\b(?:within|up to|under|inside|less than|as far as|no (?:more|further) than|at most|maximum(?: of)?|anywhere in) (?:a |an |about )?${NUMBER} ?-?${UNIT}`,
  'g',
);
const ALL_AROUND = new RegExp(
  `${NUMBER} ?-?${UNIT}(?= (?:round|around|radius|each way|and no (?:further|more)|at most|max|is (?:the|our) (?:limit|most)))`,
  'g',
);
const MORE_THAN = new RegExp(
  `\\b(?:over|past|beyond|more than|further than|outside|above) ${NUMBER} ?-?${UNIT}`,
  'g',
);
/** Nothing is done further away than the furthest that is named. */
const ENDS_THERE =
  /\b(?:no further|no farther|not further|nothing (?:past|over|beyond|further)|not (?:past|over|beyond)|only|at most|anywhere within|(?:we|i) (?:go|come|travel|cover|drive|deliver|work) (?:\p{L}+ ){0,2}(?:up to|within)|(?:don't|do not|can't|cannot|won't|never) (?:go|come|travel|cover|deliver|do)|(?:delivery|delivers?|collection|call ?outs?|visits?|area) (?:\p{L}+ ){0,3}(?:up to|within))\b/u;

/** How far away a caller says that somebody is, in the unit that was said; null where no distance is named. */
export function distanceSaid(words: string): number | null {
  const found = ASKED.exec(digitsForWords(words));
  return found ? Number(found[1]) : null;
}

/** What a text tells of distances. */
interface Told {
  /** Of each stretch that it names, from where to where. */
  readonly stretches: readonly (readonly [from: number, to: number])[];
  /** Nothing is done further away; null where that is not said. */
  readonly furthest: number | null;
}

function readDistances(text: string): Told {
  const plain = digitsForWords(plainWords(text.replace(/(?<=\d)[-–](?=\d)/g, ' to ')));
  const numbers = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, of]) => Number(of));
  const ranges = [...plain.matchAll(RANGE)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  );
  const most = [...numbers(AT_MOST), ...numbers(ALL_AROUND)].map((to) => [0, to] as const);
  const beyond = numbers(MORE_THAN);
  const stretches = [...ranges, ...most];
  const ends = ENDS_THERE.test(plain);
  const far = Math.max(...stretches.map(([, to]) => to), ...(ends ? beyond : []));
  return { stretches, furthest: ends && Number.isFinite(far) ? far : null };
}

/** Whether a text tells what holds at a distance. */
export function tellsOfDistance(text: string, distance: number): boolean {
  return readDistances(text).stretches.some(([from, to]) => distance >= from && distance <= to);
}

/** Whether a text says that nothing is done at a distance; false where it says nothing of it. */
export function isTooFar(text: string, distance: number): boolean {
  const { furthest } = readDistances(text);
  return furthest !== null && distance > furthest;
}
