import { plainWords } from '../../normalise/words.ts';

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
    'kia ora morena howdy gday bonjour hola ciao evening ' +
    // who is spoken of, numbers and hours
    'him me us them himself herself myself one two three four five six seven eight nine ten eleven twelve ' +
    "thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred half quarter o'clock noon midday midnight"
  ).split(' '),
);

/** Names that are also everyday words: names only where nothing but a name was said. */
const NAMES_TOO = new Set('will good may day close price just long best late fine'.split(' '));
/** Titles as they are written. A title alone is no name. */
const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    doctor: 'Dr',
    mister: 'Mr',
    missus: 'Mrs',
    missis: 'Mrs',
    professor: 'Prof',
    mr: 'Mr',
    mrs: 'Mrs',
    ms: 'Ms',
    miss: 'Miss',
    dr: 'Dr',
    prof: 'Prof',
    sir: 'Sir',
    madam: 'Madam',
  }),
);
/** "María de los Ángeles Pérez Gil". */
export const MAX_NAME_WORDS = 6;

/** How a name is listened for. */
export interface NameSetting {
  /** What was said with its capitals, to keep them. */
  readonly raw: string;
  /** The caller was asked for a name. */
  readonly asked: boolean;
}

const isTitle = (word: string | undefined) => word !== undefined && TITLES.has(word);

/** "Mr and Mrs": the "and" belongs to the name. */
const joinsTitles = (words: readonly string[], at: number) =>
  words[at] === 'and' && isTitle(words[at - 1]) && isTitle(words[at + 1]);

/** Whether a word may be part of a name. */
export function isNameWord(word: string): boolean {
  return /^\p{L}[\p{L}\p{M}']*$/u.test(word) && word.length > 1 && !NOT_A_NAME.has(word);
}

/** As `isNameWord`, where nothing but a name was said: also "Will", "May", "Long". */
export const mayBeName = (word: string): boolean => isNameWord(word) || NAMES_TOO.has(word);

/** Who calls for somebody else. */
export const RELATION =
  /^(?:mum|mam|mom|mummy|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|nan|gran|granny|grandma|grandad|aunt|auntie|uncle|carer|parent|guardian|assistant|secretary|pa)$/;

/** The words of a name with which the words begin; none of "Dom's seven o'clock", whose time is somebody else's. */
export function leadingName(words: readonly string[]): string[] {
  const name: string[] = [];
  for (const [at, word] of words.entries()) {
    const belongs = isNameWord(word) || joinsTitles(words, at);
    if (!belongs || name.length === MAX_NAME_WORDS) break;
    const next = words[at + 1];
    if (word.endsWith("'s") && next !== undefined) {
      // "Oliver Fenn's mum": the booking is Oliver's
      if (RELATION.test(next)) return [...name, word.slice(0, -2)];
      if (!isNameWord(next)) return [];
    }
    name.push(word);
  }
  return name;
}

/** The word with a capital at the beginning of each of its parts. */
export function capitalised(word: string): string {
  return word
    .split(/(['-])/)
    .map((part, index, all) =>
      index > 0 && all[index - 1] === "'" && part.length === 1
        ? part
        : part.slice(0, 1).toUpperCase() + part.slice(1),
    )
    .join('');
}

/** As it was typed; the word itself where it was not. */
export function asTyped(word: string, raw: string): string {
  return (
    raw.split(/[^\p{L}\p{M}'’-]+/u).find((part) => part.toLowerCase().replace('’', "'") === word) ??
    word
  );
}

/** The word as typed, if it was typed with capitals. */
function asWritten(word: string, raw: string): string {
  const typed = asTyped(word, raw);
  return typed !== typed.toLowerCase() && typed !== typed.toUpperCase() ? typed : capitalised(word);
}

/**
 * A name as it is written; null for titles without one.
 * @param letters the word of it that was spelled
 */
export function written(
  words: readonly string[],
  letters: string | null,
  raw: string,
): string | null {
  if (words.every((word) => isTitle(word) || word === 'and')) return null;
  const inOrder = titleTurned(words, raw);
  return inOrder
    .map((word, at) => {
      if (joinsTitles(inOrder, at)) return word;
      return TITLES.get(word) ?? (word === letters ? capitalised(word) : asWritten(word, raw));
    })
    .join(' ');
}

/** "Mrs Whitcombe, Edna". */
function titleTurned(words: readonly string[], raw: string): readonly string[] {
  const [title = '', last = '', first = '', ...more] = words;
  if (!isTitle(title) || first === '' || more.length > 0 || isTitle(last)) return words;
  return raw.toLowerCase().includes(`${last}, ${first}`) ? [title, first, last] : words;
}

/** Whether a name has two words beside its title. */
export const namesBothParts = (name: string): boolean =>
  name.split(' ').filter((word) => !isTitle(word.toLowerCase())).length > 1;

/** Whether all words of a name were typed with capitals. */
export function typedAsName(name: string, raw: string): boolean {
  return name.split(' ').every((word) => raw.includes(word));
}

/** Whether words stand side by side in what was said, without a comma between. */
export function saidTogether(words: readonly string[], raw: string): boolean {
  return raw
    .split(/[.,;!?]/)
    .some((clause) => ` ${plainWords(clause)} `.includes(` ${words.join(' ').toLowerCase()} `));
}
