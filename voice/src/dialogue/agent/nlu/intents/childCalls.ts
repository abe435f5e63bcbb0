import { cardinal } from '../entities/numbers.ts';

/** "I'm eight", as a whole clause: not "I'm eight minutes away". */
const OWN_AGE =
  /\b(?:i'm|i am|im) (?:only |just |nearly |almost )?(?<age>\d{1,2}|[a-z]+)(?: and (?:a half|three quarters))?(?<years> (?:years? old|yrs? old|year old))?(?=$| and | but | is | can | so | my )/gu;
/** Whom only a child asks for like this; a grown-up may ask it of a home or a ward, and is told the same. */
const MY_PARENT =
  /\b(?:is|where's|where is|have you seen|(?:speak|talk) (?:to|with)|get) my (?:mum|mummy|mom|mommy|mam|mammy|ma|dad|daddy|da|nana?|nanny|granny|grandad|grandpa|parents)\b(?!'s)(?! (?:about|who|at (?:the )?(?:home|house)|an?|the|in for|booked|appointment|down|able|allowed|due|supposed|covered|eligible)\b)/u;
const YOUNGEST = 3;
const OLDEST = 17;
const LONGEST_CHARACTERS = 300;

/** The age that a caller under eighteen tells of themselves; null where none is told. Takes plain lower-case words. */
export function ownAge(words: string): number | null {
  if (words.length > LONGEST_CHARACTERS) return null;
  for (const { groups } of words.matchAll(OWN_AGE)) {
    const age = cardinal(groups?.['age'] ?? '') ?? Number(groups?.['age']);
    if (Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST) return age;
  }
  return null;
}

/** Whether a caller looks for a parent. Takes plain lower-case words. */
export const asksForParent = (words: string): boolean =>
  words.length <= LONGEST_CHARACTERS && MY_PARENT.test(words);

export const childExamples: readonly string[] = [
  "i'm eight is my mum there",
  "hello i'm only nine years old",
  "i'm ten and a half and i want a haircut",
  'is my daddy there',
  'can i talk to my mummy please',
];
