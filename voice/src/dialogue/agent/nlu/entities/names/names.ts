import { plainWords } from '../../normalise/words.ts';
import type { Stretch } from '../../spans/aligned.ts';
import type { Candidate, Evidence } from '../../spans/candidate.ts';
import { answeredName, bareName, company, firstClause } from './answeredName.ts';
import { hearLetters } from './letters.ts';
import { beforeParts, behindParts, hearNameParts, nameFirst } from './nameParts.ts';
import { type NameSetting, typedAsName } from './nameWords.ts';
import { LEAST_LETTERS, MOST_NAME_TAIL_WORDS, readName } from './spelledName.ts';
import { hearSpellingHint } from './spellingHints.ts';
import { toldOnce, withHyphens } from './toldOnce.ts';

const LEADS =
  /\b(?:(?:my|the|his|her|our|customer'?s?|guest'?s?) (?:full |last |first |family |sur)?names? (?:is|it's|its|will be|should be|would be|are)|(?:sur|last |family )?name'?s|names|call me|under (?:my|his|her|our) \p{L}+'s name|(?:i'll|you can|please|just|let's|we'll) (?:use|go with|say|put)|(?:under|in|with|on) the name(?: of)?|name of|the name (?:of|for|on) the (?:booking|reservation|table|appointment) (?:is|would be)|put (?:it|me|us|that|her|him|them) (?:down )?(?:as|under|for)|(?:patient|client|guest|customer|child|kid|baby|person)(?:'s name)? is|the name|put it under|make it under|under|this is|it is|it's|i'm|i am|last name|surname|speaking is|name(?: is)?)\s+/gu;

/** Leads that as often begin something else ("I'm running late"): unasked, only a name typed with capitals counts. */
const MAY_LEAD_ELSEWHERE = /^(?:it is|it's|i'm|i am|under|call me|name of)\s+$/;

/** So many ways of beginning a name nobody takes in one breath. */
const MOST_LEADS = 20;
/** Nor does anybody tell more names. */
const MOST_NAMES = 3;

const LAST_NAME_FIRST = /\b(?:last|family|sur) ?name first(?: is| it's)? (?<rest>.+)$/;

/** "Surname first, Byrne, B Y R N E, Sinead". */
function turnedName(words: string, raw: string): string | null {
  const rest = LAST_NAME_FIRST.exec(words)?.groups?.['rest'];
  const said = rest?.split(' ') ?? [];
  const name = rest && readName(rest.split(' '), raw);
  const [last, ...first] = name?.split(' ') ?? [];
  if (!last || first.length === 0) return null;
  // one that was spelled is put last already
  return last.toLowerCase() === said[0] ? `${first.join(' ')} ${last}` : (name ?? null);
}

/** First and last name said apart, in either order. */
function bothNames(words: string, { raw, asked }: NameSetting): string | null {
  const turned = turnedName(words, raw);
  if (turned) return turned;
  const { first, last } = hearNameParts(words);
  const lastName = last && readName(last.split(' '), raw);
  const firstName = first && readName([first], raw);
  if (firstName && lastName) return `${firstName} ${lastName}`;
  if (!first && lastName) {
    const before = plainName(beforeParts(words), { raw, asked });
    if (before) return before !== lastName ? `${before} ${lastName}` : null;
    // "Considine, that's the surname, and Tess"
    const behind = asked ? bareName(behindParts(words), raw) : null;
    return behind && behind !== lastName ? `${behind} ${lastName}` : null;
  }
  if (!asked || !firstName) return null;
  const other =
    plainName(beforeParts(words), { raw, asked: false }) ??
    bareName(beforeParts(words), raw) ??
    bareName(plainWords(raw.split(/[.,;]/, 1)[0] ?? ''), raw);
  return other && `${firstName} ${other}`;
}

/** A way of telling one's name that was found, and how plain it is. */
interface NameReading {
  readonly value: string;
  readonly evidence: Evidence;
}

/** Behind a name: others who come, and the caller. */
const AND_ME = /^(?:'s)?,(?: [^.?!;]{0,60})?\b(?:and|&) (?:me|myself|I)\b/;

/** "It's Pauline, her Ted, and me": who comes along. */
function isOneOfThem(value: string, raw: string): boolean {
  const at = raw.toLowerCase().indexOf(value.toLowerCase());
  return at >= 0 && AND_ME.test(raw.slice(at + value.length));
}

/** Names behind "my name is", "this is", "it's". */
function ledNames(
  words: string,
  { raw, asked }: NameSetting,
): readonly (NameReading & { isWeak: boolean })[] {
  const found: (NameReading & { isWeak: boolean })[] = [];
  let leads = 0;
  for (const lead of words.matchAll(LEADS)) {
    leads += 1;
    if (leads > MOST_LEADS || found.length === MOST_NAMES) break;
    const tail = words.slice(lead.index + lead[0].length).split(' ', MOST_NAME_TAIL_WORDS);
    const value = readName(tail, raw);
    const isWeak = MAY_LEAD_ELSEWHERE.test(lead[0]);
    if (value && isWeak && isOneOfThem(value, raw)) continue;
    if (!value || (!asked && isWeak && !typedAsName(value, raw))) continue;
    found.push({ value, isWeak, evidence: isWeak ? 'likely' : 'explicit' });
  }
  return found;
}

/** "Yusuf Demir here", "Padraig Lenihan is the name". */
const SPEAKING =
  /^(?:(?:hello|hi|hey|yes|good|morning|afternoon|evening|kia|ora|morena|mate|there) ){0,4}(?<who>(?:[\p{L}']+ ){1,3}?)(?<how>speaking|here|is (?:the|my) name)\b/u;

function speaker(words: string, { raw }: NameSetting): string | null {
  const { who, how } = SPEAKING.exec(words)?.groups ?? {};
  const name = who ? readName(who.trim().split(' '), raw) : null;
  return name && (how !== 'here' || typedAsName(name, raw)) ? name : null;
}

/** All ways in which the words tell a name, the likeliest first. */
function nameReadings(words: string, setting: NameSetting): readonly NameReading[] {
  const { raw, asked } = setting;
  const led = ledNames(words, setting);
  const likely = (value: string | null): NameReading[] =>
    value === null ? [] : [{ value, evidence: 'likely' }];
  const answers = asked && !raw.trim().endsWith('?');
  return [
    ...(answers ? likely(company(words, raw)) : []),
    ...led.filter(({ isWeak }) => !isWeak),
    ...(answers ? likely(firstClause(words, raw)) : []),
    ...led.filter(({ isWeak }) => isWeak),
    ...likely(speaker(words, setting)),
    ...(answers ? likely(answeredName(words, raw)) : []),
  ];
}

function plainName(words: string, setting: NameSetting): string | null {
  return nameReadings(words, setting)[0]?.value ?? null;
}

/** Whether words tell how a name is written: letters said one by one, or "with a y". */
export function tellsSpelling(words: string): boolean {
  return hearSpellingHint(words) !== null || hearLetters(words.split(' '), LEAST_LETTERS) !== null;
}

/**
 * The caller's name: "my name is", "this is", "it's", first and last name apart, letters spelled,
 * "with a y"; where asked, also the bare answer. All that may be it, the likeliest first.
 */
export function namesIn(words: string, setting: NameSetting): Candidate<string>[] {
  const hint = hearSpellingHint(words);
  const text = nameFirst(hint?.rest ?? words);
  const both = bothNames(text, setting);
  const found: NameReading[] = [
    ...(both ? [{ value: both, evidence: 'explicit' as const }] : []),
    ...nameReadings(text, setting),
  ];
  return found.map(({ value, evidence }) => {
    const name = withHyphens(toldOnce(hint?.apply(value) ?? value, setting), setting.raw);
    return { value: name, evidence, ...stretchOf(value, words) };
  });
}

/** As `namesIn`, the likeliest. */
export function hearName(words: string, setting: NameSetting): string | null {
  return namesIn(words, setting)[0]?.value ?? null;
}

/** Where a name stands: its words side by side, from the first of them that was said. */
function stretchOf(name: string, words: string): Stretch {
  const parts = new Set(plainWords(name).split(/[ -]/));
  let [at, from, to] = [0, -1, 0];
  for (const word of words.split(' ')) {
    const isPart = parts.has(word) || parts.has(word.replace(/'s$/, ''));
    if (isPart && from < 0) from = at;
    if (isPart) to = at + word.length;
    else if (from >= 0) break;
    at += word.length + 1;
  }
  return { from: Math.max(0, from), to };
}
