import type { Meaning } from '../meaning.ts';
import { type EmergencyKind, SERVICES } from './kinds.ts';
import { meantEmergency } from './meant.ts';
import { english } from './phrases/english.ts';
import { englishWords } from './phrases/englishWords.ts';
import { french, frenchWords } from './phrases/french.ts';
import {
  animalPatient,
  atPresent,
  harmlessWords,
  household,
  longAgo,
  onlyTalk,
  otherMeanings,
} from './phrases/harmless.ts';
import { compiled, type Phrase, type Words } from './phrases/phrase.ts';
import { type RedFlag, redFlags, redFlagWords, worsens } from './phrases/redFlags.ts';
import { spanish, spanishWords } from './phrases/spanish.ts';
import type { TroubleTopic } from './phrases/troubleTopics.ts';
import { clausesOf } from './plainSpeech.ts';

/** Stands where words were taken out, so that those around them do not join. */
const TAKEN_OUT = ' / ';

const find = (pattern: string): RegExp => compiled(pattern, harmlessWords);
const HARMLESS = otherMeanings.map(([pattern]) => new RegExp(find(pattern).source, 'gu'));
const PAST = longAgo.map(([pattern]) => find(pattern));
const TALK = onlyTalk.map(([pattern]) => find(pattern));
const PRESENT = find(atPresent);
const HOUSEHOLD = find(household);
const ANIMAL = find(animalPatient);

interface Known {
  readonly phrase: Phrase;
  readonly says: RegExp;
}
const known = (phrases: readonly Phrase[], words: Words): Known[] =>
  phrases.map((phrase) => ({ phrase, says: compiled(phrase.pattern, words) }));
/** A caller in need speaks the language that comes first, whatever the line's is. */
const KNOWN: readonly Known[] = [
  ...known(english, englishWords),
  ...known(spanish, spanishWords),
  ...known(french, frenchWords),
];
const FLAGS: readonly { readonly flag: RedFlag; readonly signs: readonly RegExp[] }[] =
  redFlags.map((flag) => ({
    flag,
    signs: flag.signs.map((sign) => compiled(nested(sign), { ...englishWords, ...redFlagWords })),
  }));
const WORSE = worsens.map(([pattern]) => compiled(nested(pattern), redFlagWords));

/** Names of patterns stand in the words for names too. */
function nested(pattern: string): string {
  const names = new RegExp(Object.keys(redFlagWords).join('|'), 'g');
  return pattern.replace(names, (name) => redFlagWords[name] ?? name);
}

/** What a business is asked: never taken for an emergency by its meaning alone. */
const ASKS =
  /^(?:(?:hi|hello|hey|um|so|and|but|please|ok|okay) )*(?:do|does|did|can|could|would|will|is there|are there|are you|have you|how|which|when|where|what (?:is|are|do|does|time|s)|whats|i (?:want|need|would like|d like|wanted) (?:to|an?|my|some)|id like|i am looking|im looking|tienen?|hay|puedo|pueden?|cuanto|cuanta|quiero|quisiera|necesito|avez|est ce|pouvez|combien|je voudrais|vous)(?![\p{L}])/u;
const ORDER = Object.keys(SERVICES) as readonly EmergencyKind[];

/** Whether a clause can tell of something that happens now. */
function isOfNow(clause: string): boolean {
  if (TALK.some((talk) => talk.test(clause))) return false;
  return !PAST.some((past) => past.test(clause)) || PRESENT.test(clause);
}

/** A turn as plain words, without what is over or means something else. */
interface Turn {
  readonly clauses: readonly string[];
  readonly isHousehold: boolean;
  readonly isAnimal: boolean;
}

function readTurn(text: string): Turn {
  const all = clausesOf(text);
  const said = all.join(' / ');
  return {
    clauses: all
      .filter(isOfNow)
      .map((clause) => HARMLESS.reduce((rest, other) => rest.replace(other, TAKEN_OUT), clause)),
    isHousehold: HOUSEHOLD.test(said),
    isAnimal: ANIMAL.test(said),
  };
}

function phraseHeard({ clauses, isHousehold, isAnimal }: Turn): EmergencyKind | null {
  const kinds = new Set<EmergencyKind>();
  for (const { phrase, says } of KNOWN) {
    if (kinds.has(phrase.kind)) continue;
    if (phrase.loosely && isHousehold) continue;
    if (phrase.kind === 'medical' && isAnimal) continue;
    if (clauses.some((clause) => says.test(clause))) kinds.add(phrase.kind);
  }
  return ORDER.find((kind) => kinds.has(kind)) ?? null;
}

function flagsHeard({ clauses, isAnimal }: Turn): readonly RedFlag[] {
  return FLAGS.filter(
    ({ flag, signs }) =>
      !(flag.kind === 'medical' && isAnimal) &&
      signs.every((sign) => clauses.some((clause) => sign.test(clause))),
  ).map(({ flag }) => flag);
}

/**
 * Whether a caller tells of a danger to somebody's life, in English, Spanish or French.
 * Takes time in proportion to the length of the text, of which 2,000 characters are read.
 * @param text as recognised or typed @param meaning a second opinion on what no phrase fits @returns what is the matter, the most pressing first; null for none
 */
export function hearEmergency(text: string, meaning: Meaning | null = null): EmergencyKind | null {
  const turn = readTurn(text);
  const heard = phraseHeard(turn);
  if (heard !== null) return heard;
  const flagged = flagsHeard(turn).map(({ kind }) => kind);
  const told = ORDER.find((kind) => flagged.includes(kind));
  if (told !== undefined || turn.isHousehold || turn.isAnimal) return told ?? null;
  return meantEmergency(
    turn.clauses.filter((clause) => !clause.includes(TAKEN_OUT) && !ASKS.test(clause)),
    meaning,
  );
}

/** What owners write first aid for, where nothing more pressing is told: an eye with bleach in it. Null for none. */
export function firstAidTopic(text: string): TroubleTopic | null {
  const turn = readTurn(text);
  if (phraseHeard(turn) !== null) return null;
  const flags = flagsHeard(turn);
  return flags.every(({ topic }) => topic !== undefined) ? (flags[0]?.topic ?? null) : null;
}

/** Whether what was told before has become worse: shivering, faint, still bleeding. */
export function tellsWorse(text: string): boolean {
  return readTurn(text).clauses.some((clause) => WORSE.some((worse) => worse.test(clause)));
}
