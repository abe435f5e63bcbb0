import type { ListeningFor } from '../hearing.ts';
import type { Lexicon } from '../recognition/traits.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const digits = words('zero oh one two three four five six seven eight nine');
const upToNineteen = words(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = words('twenty thirty forty fifty sixty seventy eighty ninety');
const numbers = [...digits, ...upToNineteen, ...tens, 'hundred', 'thousand'];
const ordinals = words(`
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
`);
const weekdays = words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
const months = words(
  'January February March April May June July August September October November December',
);
const fillers = words("um uh er it's it is please yes yeah okay");

/** What callers of a business say more often than the books and talks that taught the model. */
export const domainPhrases: readonly string[] = [
  ...weekdays,
  ...months.filter((month) => month !== 'May' && month !== 'March'),
  ...words('tomorrow to-morrow noon midday appointment reservation booking haircut check-up'),
  'half past',
  'quarter past',
  'quarter to',
  'a table for',
];

/** Who is asked for a day or an hour often says the other with it. */
const moments: Lexicon = {
  least: 1,
  answers: [
    ...numbers,
    ...ordinals,
    ...weekdays,
    ...months,
    ...words(`
      today tomorrow to-morrow tonight to-night noon midday midnight lunchtime morning afternoon evening weekend week month
    `),
  ],
  around: [
    ...fillers,
    ...words(`
      would be great good fine perfect best works me how make let's say could can you i'd we'd like do no sorry hang
      yesterday this next coming on of at in a an for or from to past after before about around half half-past quarter o'clock
      night day minutes am pm a.m. p.m. p.m any time the and then
    `),
  ],
};

/** Letters said one by one, as Moonshine writes them. */
const letters = Array.from('abcdefghijklmnopqrstuvwxyz').flatMap((letter) => [
  letter,
  letter.toUpperCase(),
]);

/**
 * Words that answers to a question are made of; null where anything may be the answer. What a caller says beside
 * them is not lost: a reading in these words is only taken where it is nearly as likely as any other. What sounds like an
 * answer and is none ("well" and twelve, "so" and oh) is left out on purpose.
 */
const lexicons: Readonly<Record<ListeningFor['asked'], Lexicon | null>> = {
  anything: null,
  message: null,
  name: { least: 3, answers: letters, around: ['double'] },
  'phone-number': {
    least: 3,
    answers: numbers,
    around: [...fillers, ...words('double triple plus my number area code country sorry')],
  },
  number: {
    least: 1,
    answers: [...numbers, 'couple', 'both', 'me', 'myself', 'dozen'],
    around: [
      ...fillers,
      ...words(`
        a of us just for we are we'll we're people persons person adults adult children child kids kid party table
        only and my wife husband nights night guests maybe about
      `),
    ],
  },
  date: moments,
  time: moments,
  'yes-no': {
    least: 1,
    answers: words(`
      yes yeah yep yup yea no nope nah correct right exactly absolutely sure definitely certainly wrong fine good great perfect
      lovely okay ok alright
    `),
    around: words(`
      um uh er please thanks thank you of course that this that's is it it's sounds go ahead do don't i would i'd like want not all the
    `),
  },
};

/** @returns null where nothing is to be preferred */
export function lexiconFor(asked: ListeningFor['asked']): Lexicon | null {
  return lexicons[asked];
}
