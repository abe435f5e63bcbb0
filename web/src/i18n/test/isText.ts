/** Words that are classes of the style sheet although no hyphen says so. */
const CLASS_WORDS = new Set(
  (
    'flex grid block inline hidden relative absolute sticky fixed static border rounded truncate underline ' +
    'uppercase italic tabular contents shrink grow outline shadow transition group peer container prose invisible ' +
    'visible isolate resize transform overline lowercase capitalize antialiased table ring blur filter'
  ).split(' '),
);

/** Names of keys, kinds and brands that are written as a word with a capital. */
const NAMES = new Set('Enter Escape Tab End Backspace Belldesk Organization Article'.split(' '));

const WORD = /^[("“‘']*\p{L}[\p{L}'’-]+[.,;:!?…)"”’']*$/u;

/**
 * Whether a string of the source is written for people: several words that are no style classes, or one word with a
 * capital. `{}` stands for a value that is put in.
 */
export function isText(value: string): boolean {
  const words = value.split(/\s+/).filter((word) => word !== '' && word !== '{}');
  const readable = words.filter((word) => word.split('{}').some((part) => WORD.test(part)));
  if (readable.length === 0) return false;
  if (words.every(isClass) || /^[(]/.test(value)) return false;
  if (words.length > 1 || /\s/.test(value.trim())) return true;
  const [word = ''] = words;
  return /^\p{Lu}\p{Ll}+[.,:!?…]*$/u.test(word) && !NAMES.has(word);
}

function isClass(word: string): boolean {
  return CLASS_WORDS.has(word) || /^[!-]?[a-z@*][a-z0-9.]*([-:[(&>*=\]][^\s]*)+$/.test(word);
}
