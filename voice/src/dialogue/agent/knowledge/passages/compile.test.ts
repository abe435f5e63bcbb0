import { processorMs } from '@belldesk/kit/testing/processorTime';
import { expect, test } from 'vitest';
import { compilePassages } from './compile.ts';

const said = (additionalDetails: string) =>
  compilePassages({ additionalDetails, businessDescription: '', targetCustomers: '' }, []).map(
    ({ subject, said: text }) => (subject === '' ? text : `[${subject}] ${text}`),
  );

test.each([
  // lines, labels and headings
  ['Parking: free behind the house', ['Parking: free behind the house']],
  [
    'OPENING HOURS\n- Mon to Thu 8 to 6\n- Sun shut',
    ['[OPENING HOURS] Monday to Thursday 8 to 6', '[OPENING HOURS] Sunday shut'],
  ],
  ['## Fees\nCheck-up £58', ['[Fees] Check-up £58']],
  [
    'Terrace. Heaters and blankets. If it pours we try to fit you in.',
    ['[Terrace] Heaters and blankets.', '[Terrace] If it pours we try to fit you in.'],
  ],
  // a title that tells nothing itself
  [
    'What it costs. Examination 35 euro, or free with a card.',
    ['[What it costs] Examination 35 euro, or free with a card.'],
  ],
  ['What we do is simple. We mend shoes.', ['What we do is simple.', 'We mend shoes.']],
  // prices, one by one
  [
    'Pizza from $16, pasta from $19, short rib $32.',
    ['Pizza from $16', 'pasta from $19', 'short rib $32'],
  ],
  ['Itemized 1040 -------- $260\nExtension ----- $40', ['Itemized 1040: $260', 'Extension: $40']],
  // wrapped where the paper ended
  [
    'A lasting power of attorney is £450, and that is with all of the tax that\nthere is.',
    ['A lasting power of attorney is £450, and that is with all of the tax that there is.'],
  ],
  // what leans on the words before is said with them
  [
    'You can cancel up to seven days before; after that we charge the first night.',
    ['You can cancel up to seven days before, after that we charge the first night.'],
  ],
  // questions and their answers
  [
    'Q: Where do I park?\nA: Under the building, two hours free.',
    ['[Where do I park?] Under the building, two hours free.'],
  ],
  ['Do you take dogs? Yes, on the terrace.', ['[Do you take dogs?] Yes, on the terrace.']],
  [
    'Q do you drill? A last resort\nQ warranty? A one year\n- labour too\ncomplaints go to Wanda',
    [
      '[do you drill?] last resort',
      '[warranty?] one year',
      '[warranty?] labour too',
      'complaints go to Wanda',
    ],
  ],
  // instructions to the team, as callers hear them
  [
    "DON'T book bedrooms on the phone, take name and dates.",
    ['We do not book bedrooms on the phone, leave your name and dates.'],
  ],
  // as owners write in haste
  [
    'Call-out $99 incl. first 30 mins, then $110/hr. No cheques pls',
    ['Call-out $99 including first 30 minutes, then $110 an hour.', 'No cheques please'],
  ],
  // markup, drawings, nothing
  ['<b>Dogs</b> &amp; cats 🐶🐱 are welcome', ['Dogs and cats are welcome']],
  ['🎉🎉🎉\n***\n<br>', []],
  ['ONLY\nHEADINGS\nHERE', ['[HEADINGS] HERE']],
])('%j', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('a sentence that runs on says one thing after another', () => {
  const text =
    "every dog needs a current rabies vaccine, bring the certificate the first time, we don't do dogs in heat, " +
    'dogs who have bitten a groomer need to be done by Marcus, please give us 24 hours if you need to cancel';
  expect(said(text)).toEqual([
    'every dog needs a current rabies vaccine',
    'bring the certificate the first time',
    "we don't do dogs in heat",
    'dogs who have bitten a groomer need to be done by Marcus',
    'please give us 24 hours if you need to cancel',
  ]);
});

test('a sentence that can be said in one breath is said whole, whichever part was meant', () => {
  const text =
    'Cancelling is free until the day before, and after that we charge $25, and if you do not come at all it is half the price.';
  expect(said(text)).toEqual([text, text]);
});

test('the hours of the calendar are told apart', () => {
  const line =
    'Opening hours: Monday to Friday 9:00 am to 5:00 pm, Saturday closed, Sunday closed.';
  const passages = compilePassages(
    { additionalDetails: `${line}\nDogs stay out.`, businessDescription: '', targetCustomers: '' },
    [],
  );
  expect(passages.map(({ source }) => source)).toEqual(['hours', 'details']);
});

test('twenty thousand characters take little time, whatever they are', () => {
  for (const piece of [
    'we are open, and we close, ',
    'A: ',
    '- £5 ',
    'Is it? ',
    '<b',
    '((((',
    'PRICES\n',
    '🐶',
    ', and if ',
    '1.2.3. ',
  ]) {
    const [shortMs = 0, longMs = 0] = [5_000, 20_000].map((characters) =>
      compileMs(piece.repeat(Math.ceil(characters / piece.length))),
    );
    // Four times the text: in the square of it that were sixteen times the work.
    expect({ piece, isLinear: longMs < 10 * shortMs + 20 }).toEqual({ piece, isLinear: true });
  }
});

/** The quickest of some runs. */
function compileMs(additionalDetails: string): number {
  const compile = () =>
    compilePassages({ additionalDetails, businessDescription: '', targetCustomers: '' }, []);
  return Math.min(...Array.from({ length: 4 }, () => processorMs(compile)));
}
