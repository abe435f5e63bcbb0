import { isNameWord, type NameSetting, saidTogether } from './nameWords.ts';
import { soundsAs } from './spelledName.ts';

const LEAST_NAME_WORDS = 2;
/** Longer than any name that is told twice. */
const MOST_WORDS = 16;

/** "Taylor Jones", where "Taylor-Jones" was typed. */
export function withHyphens(name: string, raw: string): string {
  return name
    .split(' ')
    .reduce((before, word) =>
      raw.toLowerCase().includes(`${before.split(' ').at(-1)}-${word}`.toLowerCase())
        ? `${before}-${word}`
        : `${before} ${word}`,
    );
}

/** A name without what was said twice of it, and all of it where a part was said first. */
export function toldOnce(name: string, { raw, asked }: NameSetting): string {
  if (name.split(' ').length > MOST_WORDS) return name;
  const words = once(name, raw);
  const [only = ''] = words;
  return words.length === 1 && asked ? withFirstName(only, raw) : words.join(' ');
}

/** "Rossi, Maria Rossi", "Karen, Karen Rossi" and "Nguyen Nguyen" are told twice. */
function once(name: string, raw: string): string[] {
  const words = name.split(' ');
  const [first = '', ...rest] = words;
  if (words.length > LEAST_NAME_WORDS && rest.includes(first)) {
    // "Catrin Vaughan, Catrin with a C" tells a part again
    const before = words.slice(0, words.lastIndexOf(first));
    const isPart = before.length >= LEAST_NAME_WORDS && !saidTogether(rest, raw);
    return isPart ? before : rest;
  }
  const last = words.at(-1) ?? '';
  // "Smith, Dana Smyth"
  if (
    words.length > LEAST_NAME_WORDS &&
    soundsAs(first, last) &&
    !saidTogether([first, ...rest.slice(0, 1)], raw)
  )
    return rest;
  return words.filter((word, index) => words.indexOf(word) === index || words.length === 2);
}

/** "The name's Bishop, like in chess, Dora Bishop". */
function withFirstName(last: string, raw: string): string {
  const typed = raw.split(/[^\p{L}\p{M}'’-]+/u);
  const at = typed.lastIndexOf(last);
  const first = typed[at - 1] ?? '';
  const isTwice = at > typed.indexOf(last) && /^\p{Lu}/u.test(first) && first !== last;
  return isTwice && isNameWord(first.toLowerCase()) ? `${first} ${last}` : last;
}
