import { plainWords } from '../normalise/words.ts';
import { hearLetters } from './letters.ts';
import { beforeParts, hearNameParts, nameFirst } from './nameParts.ts';
import { hearSpellingHint } from './spellingHints.ts';

/** Words that end a name or show that there was none. */
const NOT_A_NAME = new Set(
  (
    'a an and the my your our his her their its it is are was am be been i you he she we they this that ' +
    'these those there here what when where who why how which for from at on in of to with about by not no yes ' +
    'yeah yep nope ok okay please thanks thank sorry pardon hello hi hey bye goodbye just only also but or so ' +
    'if then calling looking trying hoping wondering going want need like would could can do does did have has ' +
    'had get got make book booking reserve reservation table room appointment message person people human ' +
    'someone somebody phone number telephone mobile name tomorrow today tonight monday tuesday wednesday thursday ' +
    'friday saturday sunday morning afternoon evening oclock pm well actually sure right correct wrong fine good ' +
    'great perfect all very really maybe change cancel help time date day nothing none never anything something ' +
    'double triple urgent important terrible ridiculous awful private nice amazing running late coming vegan vegetarian allergic ' +
    'speaking spelled spelt spelling because interested afraid new open closed robot operator emergency hungry ' +
    "that's it's i'm there's we're what's he's she's number's i've i'd i'll we've we'd we'll they're they've " +
    "you've you're you'll you'd he'd he'll she'd she'll don't can't won't isn't let's " +
    'under first last surname second family instead back later soon again before after now tired ' +
    // pleasantries
    'brilliant cheers lovely cool awesome excellent fantastic wonderful super wicked ta problem worries absolutely ' +
    'definitely certainly sounds ahead go spot gorgeous same rather ' +
    // greetings of elsewhere
    'kia ora morena howdy gday bonjour hola ciao evening'
  ).split(' '),
);

const LEADS =
  /\b(?:(?:my|the|his|her|our|customer'?s?|guest'?s?) (?:full |last |first |family |sur)?names? (?:is|it's|its|will be|should be|would be|are)|(?:sur|last |family )?name'?s|names|call me|under (?:my|his|her|our) \p{L}+'s name|(?:i'll|you can|please|just|let's|we'll) (?:use|go with|say|put)|(?:under|in|with|on) the name(?: of)?|name of|the name (?:of|for|on) the (?:booking|reservation|table|appointment) (?:is|would be)|put (?:it|me|us|that|her|him|them) (?:down )?(?:as|under|for)|(?:patient|client|guest|customer|child|kid|baby|person)(?:'s name)? is|the name|put it under|make it under|under|this is|it is|it's|i'm|i am|last name|surname|speaking is|name(?: is)?)\s+/gu;

/** Leads that as often begin something else ("I'm running late"): unasked, only a name typed with capitals counts. */
const MAY_LEAD_ELSEWHERE = /^(?:it is|it's|i'm|i am|under|call me|name of)\s+$/;

/** "María de los Ángeles Pérez Gil". */
const MAX_NAME_WORDS = 6;
/** Names that are also everyday words: names only where nothing but a name was said. */
const NAMES_TOO = new Set('will good may day close price just long best late fine'.split(' '));
/** Titles as they are written. */
const TITLES: Readonly<Record<string, string>> = {
  doctor: 'Dr',
  mister: 'Mr',
  missus: 'Mrs',
  missis: 'Mrs',
  professor: 'Prof',
};
const LEAST_LETTERS = 3;
/** So many ways of beginning a name nobody takes in one breath, and none is longer with all its letters. */
const MOST_LEADS = 20;
const MOST_WORDS_BEHIND = 200;
const LEAST_LETTERS_ALONE = 2;

export interface NameSetting {
  /** What was said with its capitals, to keep them. */
  readonly raw: string;
  /** The caller was asked for a name. */
  readonly asked: boolean;
}

function capitalised(word: string): string {
  return word
    .split(/(['-])/)
    .map((part, index, all) =>
      index > 0 && all[index - 1] === "'" && part.length === 1
        ? part
        : part.slice(0, 1).toUpperCase() + part.slice(1),
    )
    .join('');
}

/** The word as typed, if it was typed with capitals. */
function asWritten(word: string, raw: string): string {
  const typed = asTyped(word, raw);
  return typed !== typed.toLowerCase() && typed !== typed.toUpperCase() ? typed : capitalised(word);
}

/** "Taylor Jones", where "Taylor-Jones" was typed. */
function withHyphens(name: string, raw: string): string {
  return name
    .split(' ')
    .reduce((before, word) =>
      raw.toLowerCase().includes(`${before.split(' ').at(-1)}-${word}`.toLowerCase())
        ? `${before}-${word}`
        : `${before} ${word}`,
    );
}

/** Whether a word may be part of a name. */
export function isNameWord(word: string): boolean {
  return /^\p{L}[\p{L}\p{M}']*$/u.test(word) && word.length > 1 && !NOT_A_NAME.has(word);
}

function leadingName(words: readonly string[]): string[] {
  const name: string[] = [];
  for (const word of words) {
    if (!isNameWord(word) || name.length === MAX_NAME_WORDS) break;
    name.push(word);
  }
  return name;
}

function assemble(before: readonly string[], letters: string | null, raw: string): string | null {
  const words = [...before];
  if (letters !== null) {
    // "John Smyth, S M Y T H" spells the last word again; "John, S M Y T H" adds one
    const last = words.at(-1);
    // "Gráinne Tully, G R A I N N E" spells what was said
    const known = words.some((word) => bare(word) === bare(letters));
    if (known) return written(words, null, raw);
    if (last && (last[0] === letters[0] || words.length > 1)) words.pop();
    words.push(letters);
  }
  return written(words, letters, raw);
}

/** Without accents and what stands between letters. */
function bare(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

function written(words: readonly string[], letters: string | null, raw: string): string | null {
  if (words.length === 0) return null;
  return words
    .map((word) => TITLES[word] ?? (word === letters ? capitalised(word) : asWritten(word, raw)))
    .join(' ');
}

function readName(words: readonly string[], raw: string, least = LEAST_LETTERS): string | null {
  const letters = hearLetters(words, least);
  const head = letters ? words.slice(0, letters.from) : words;
  const name = leadingName(head);
  // a spelling belongs to the name only when nothing else stands between
  const between = head
    .slice(name.length)
    .filter(
      (word) => !/^(?:spelled|spelt|that's|thats|that|is|it's|which|spelling|and|it)$/.test(word),
    );
  const own = letters && between.length === 0 ? letters.word : null;
  const read = assemble(name, own, raw);
  // "Nora, N O R A, Quinn, Q U I N N"
  const behind = letters && own ? words.slice(letters.to) : [];
  const more = read && isNameWord(behind[0] ?? '') ? readName(behind, raw) : null;
  return more ? `${read} ${more}` : read;
}

const LAST_NAME_FIRST = /\b(?:last|family|sur) ?name first(?: is| it's)? (?<rest>.+)$/;

/** "Surname first, Byrne, B Y R N E, Sinead". */
function turnedName(words: string, raw: string): string | null {
  const rest = LAST_NAME_FIRST.exec(words)?.groups?.['rest'];
  const [last, ...first] = (rest && readName(rest.split(' '), raw))?.split(' ') ?? [];
  return last && first.length > 0 ? `${first.join(' ')} ${last}` : null;
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
    return before && before !== lastName ? `${before} ${lastName}` : null;
  }
  if (!asked || !firstName) return null;
  const other =
    plainName(beforeParts(words), { raw, asked: false }) ??
    bareName(beforeParts(words), raw) ??
    bareName(plainWords(raw.split(/[.,;]/, 1)[0] ?? ''), raw);
  return other && `${firstName} ${other}`;
}

/** A name and nothing else. */
function bareName(words: string, raw: string): string | null {
  const bare = words
    .replace(
      /^(?:(?:yes|yeah|yep|alright|all right|right|let's see|sounds good|for four|sure|of course|certainly|ok|okay|so|well|oh|hi|hello|that's|that is|that would be|that'd be|it'll be|it will be|it would be|it'd be|i said|no|sorry|it's|just|put|put down|make it|cheers|brilliant|lovely|perfect|great|thanks|use|(?:just )?ask for|for|under|i'm|me) )+/,
      '',
    )
    .replace(
      /\b(?:please|thanks|thank you|speaking|here|is fine|will do|for (?:now|short))\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ');
  if (bare.length > MAX_NAME_WORDS + 22) return null;
  const letters = hearLetters(bare, LEAST_LETTERS_ALONE);
  const whole = letters?.from === 0 && letters.to === bare.length;
  if (bare.length <= 3 && bare.every((word) => isNameWord(word) || NAMES_TOO.has(word)))
    return assemble(bare, null, raw);
  const name = readName(bare, raw, whole ? LEAST_LETTERS_ALONE : LEAST_LETTERS);
  const complete =
    letters !== null || bare.every(isNameWord) || leadingName(bare).length === bare.indexOf('and');
  return complete ? name : null;
}

function plainName(words: string, setting: NameSetting): string | null {
  let leads = 0;
  for (const lead of words.matchAll(LEADS)) {
    leads += 1;
    if (leads > MOST_LEADS) break;
    const tail = words.slice(lead.index + lead[0].length).split(' ', MOST_WORDS_BEHIND);
    const name = readName(tail, setting.raw);
    if (!name) continue;
    if (!setting.asked && MAY_LEAD_ELSEWHERE.test(lead[0]) && !typedAsName(name, setting.raw)) {
      continue;
    }
    return name;
  }
  const speaking =
    /^(?:(?:hello|hi|hey|yes|good|morning|afternoon|evening|kia|ora|morena|mate|there) ){0,4}(?<who>(?:[\p{L}']+ ){1,3}?)(?<how>speaking|here)\b/u.exec(
      words,
    )?.groups;
  if (speaking?.['who']) {
    const name = readName(speaking['who'].trim().split(' '), setting.raw);
    if (name && (speaking['how'] === 'speaking' || typedAsName(name, setting.raw))) return name;
  }
  if (!setting.asked || setting.raw.trim().endsWith('?')) return null;
  const who = WHOM_TO_ASK_FOR.exec(words)?.groups?.['who'];
  if (who) return readName(who.split(' '), setting.raw);
  return bareName(words, setting.raw) ?? nameInClauses(words, setting.raw);
}

/** "Dr Patel's surgery, ask for Joan Wills": who is no person names one. Else whom to ask for is not the caller. */
const WHOM_TO_ASK_FOR =
  /\b(?:surgery|office|clinic|practice|reception|desk|ltd|limited|company|school|hotel|solicitors|store|shop|team|department) (?:and |just |please ){0,2}ask for (?<who>.+)$/;

/** More clauses than these are a story. */
const MOST_CLAUSES = 8;
const LEAST_NAME_WORDS = 2;

/**
 * "Sounds good. Elizabeth Monroe", "Ellis Whitaker, one T": a clause that is a name, the one with most
 * words; else two words or more with capitals at the beginning of one ("Rosie Aldous is the first").
 */
function nameInClauses(words: string, raw: string): string | null {
  const clauses = raw
    .split(/[.,;!?]+\s+/, MOST_CLAUSES)
    .map((clause) => ({ clause, plain: plainWords(clause) }));
  if (clauses.length < 2) return null;
  const said = clauses.filter(({ plain }) => plain !== '' && words.includes(plain));
  const whole = said.flatMap(({ plain }) => bareName(plain.replace(OF_WHOM, ''), raw) ?? []);
  const [first, ...others] = whole;
  if (first !== undefined)
    return others.reduce((a, b) => (b.split(' ').length > a.split(' ').length ? b : a), first);
  for (const { clause, plain } of said) {
    const leading = leadingName(plain.split(' '));
    if (
      leading.length >= LEAST_NAME_WORDS &&
      leading.every((word) => /^\p{Lu}/u.test(asTyped(word, clause)))
    )
      return assemble(leading, null, raw);
  }
  return null;
}

/** Whose name it is, where it is not the caller's own. */
const OF_WHOM =
  /^(?:(?:it's|it is|that's|for|it'll be|it) )*(?:my|our|the) (?:\p{L}+ ){0,2}?(?:son|daughter|little (?:lad|boy|girl|one)|lad|boy|girl|husband|wife|partner|mum|mom|mam|mother|dad|father|grandson|granddaughter|baby|patient|client)(?:'s| is| called|'s name is)?(?: |$)/u;

function asTyped(word: string, raw: string): string {
  return (
    raw.split(/[^\p{L}\p{M}'’-]+/u).find((part) => part.toLowerCase().replace('’', "'") === word) ??
    word
  );
}

/** Whether words tell how a name is written: letters said one by one, or "with a y". */
export function tellsSpelling(words: string): boolean {
  return hearSpellingHint(words) !== null || hearLetters(words.split(' '), LEAST_LETTERS) !== null;
}

/**
 * The caller's name: "my name is", "this is", "it's", first and last name apart, letters spelled,
 * "with a y"; where asked, also the bare answer.
 */
export function hearName(words: string, setting: NameSetting): string | null {
  const hint = hearSpellingHint(words);
  const text = nameFirst(hint?.rest ?? words);
  const name = bothNames(text, setting) ?? plainName(text, setting);
  if (!name) return null;
  return withHyphens(once(hint?.apply(name) ?? name), setting.raw);
}

/** "Rossi, Maria Rossi", "Karen, Karen Rossi" and "Nguyen Nguyen" are told twice. */
function once(name: string): string {
  const words = name.split(' ');
  const [first, ...rest] = words;
  if (words.length > 2 && first !== undefined && rest.includes(first)) return rest.join(' ');
  return words
    .filter((word, index) => words.indexOf(word) === index || words.length === 2)
    .join(' ');
}

function typedAsName(name: string, raw: string): boolean {
  return name.split(' ').every((word) => raw.includes(word));
}
