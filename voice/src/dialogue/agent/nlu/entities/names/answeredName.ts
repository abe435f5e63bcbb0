import { plainWords } from '../../normalise/words.ts';
import { hearLetters } from './letters.ts';
import {
  asTyped,
  isNameWord,
  leadingName,
  MAX_NAME_WORDS,
  mayBeName,
  namesBothParts,
  typedAsName,
  written,
} from './nameWords.ts';
import { LEAST_LETTERS, MOST_NAME_TAIL_WORDS, readName } from './spelledName.ts';

const LEAST_LETTERS_ALONE = 2;

/** A name and nothing else. */
export function bareName(words: string, raw: string): string | null {
  const bare = words
    .replace(
      /^(?:(?:yes|yeah|yep|alright|all right|right|let's see|sounds good|for four|sure|of course|certainly|ok|okay|so|well|oh|hi|hello|that's|that is|that would be|that'd be|it'll be|it will be|it would be|it'd be|i said|no|sorry|it's|just|put|put down|make it|cheers|brilliant|lovely|perfect|great|thanks|use|(?:just )?ask for|for|under|i'm|me) )+/,
      '',
    )
    .replace(
      /\b(?:please|(?:thanks|thank you|cheers)(?: (?:love|darling|dear|mate|pal|hun|pet|duck))?|speaking|here|is fine|will do|for (?:now|short))\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ');
  if (bare.length > MAX_NAME_WORDS + 22) return null;
  const letters = hearLetters(bare, LEAST_LETTERS_ALONE);
  const whole = letters?.from === 0 && letters.to === bare.length;
  if (bare.length <= 3 && bare.every((word) => mayBeName(word))) return written(bare, null, raw);
  const name = readName(bare, raw, whole ? LEAST_LETTERS_ALONE : LEAST_LETTERS);
  const complete =
    letters !== null ||
    leadingName(bare).length === bare.length ||
    leadingName(bare).length === bare.indexOf('and');
  return complete ? name : null;
}

/** "Dr Patel's surgery, ask for Joan Wills": who is no person names one. Else whom to ask for is not the caller. */
const WHOM_TO_ASK_FOR =
  /\b(?:surgery|office|clinic|practice|reception|desk|ltd|limited|company|school|hotel|solicitors|store|shop|team|department) (?:and |just |please ){0,2}ask for (?<who>.+)$/;

/** "Damian from Swiftpay": who rings for a company is known by it. */
const OF_COMPANY =
  /^(?:(?:[Ii]t's|[Tt]his is|[Ii]'m|[Mm]y name is|[Mm]y name's|[Yy]es|[Hh]i),? )*(?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:calling )?(?:from|with|at|of) (?<company>(?:the )?\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:\p{Lu}|&)[\p{L}\p{N}'’&-]*){0,3})[.!]?$/u;

export function company(words: string, raw: string): string | null {
  const { who = '', company: of = '' } = OF_COMPANY.exec(raw.trim())?.groups ?? {};
  const parts = who.toLowerCase().split(' ');
  // "Sian with an S" tells a letter
  if (who === '' || of.length === 1 || !parts.every(isNameWord)) return null;
  return words.includes(parts.join(' ')) ? `${who} from ${of}` : null;
}

/** "Winnifred Stroud, but it's Winnie": first and last name before anything else. */
export function firstClause(words: string, raw: string): string | null {
  const [clause = '', ...more] = raw.trim().split(/[.,;]\s/, 2);
  const plain = plainWords(clause);
  if (more.length === 0 || plain === '' || !words.includes(plain)) return null;
  const name = bareName(plain, raw);
  const isWhole = name !== null && namesBothParts(name);
  if (!isWhole || !typedAsName(name, clause)) return null;
  // with what is spelled of it
  const from = words.indexOf(name.toLowerCase());
  const letters = hearLetters(words.slice(from + name.length + 1).split(' '), LEAST_LETTERS);
  const spelled = from < 0 || letters?.from !== 0 ? null : words.slice(from);
  return (spelled && readName(spelled.split(' ', MOST_NAME_TAIL_WORDS), raw)) ?? name;
}

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
      return written(leading, null, raw);
  }
  return null;
}

/** Whose name it is, where it is not the caller's own. */
const OF_WHOM =
  /^(?:(?:it's|it is|that's|for|it'll be|it) )*(?:my|our|the) (?:\p{L}+ ){0,2}?(?:son|daughter|little (?:lad|boy|girl|one)|lad|boy|girl|husband|wife|partner|mum|mom|mam|mother|dad|father|grandson|granddaughter|baby|patient|client)(?:'s| is| called|'s name is)?(?: |$)/u;

/** A name in the answer to the question for one, without any of the words that lead to names. */
export function answeredName(words: string, raw: string): string | null {
  const who = WHOM_TO_ASK_FOR.exec(words)?.groups?.['who'];
  if (who) return readName(who.split(' '), raw);
  return bareName(words, raw) ?? nameInClauses(words, raw);
}
