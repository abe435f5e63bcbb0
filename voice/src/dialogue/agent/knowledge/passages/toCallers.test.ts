import { expect, test } from 'vitest';
import { toCallers } from './toCallers.ts';

test.each([
  [
    "DON'T book bedrooms on the phone, take name, number and dates and Ann rings back",
    'We do not book bedrooms on the phone, leave your name, number and dates and Ann rings back',
  ],
  ['Weddings: take a message for Sue.', 'Weddings: leave a message for Sue.'],
  ['Tell callers that we are full on Saturdays.', 'We are full on Saturdays.'],
  ['Never quote a price for extensions.', 'We never quote a price for extensions.'],
  [
    'For repairs ask them for the model, get their name and their number.',
    'For repairs ask them for the model, leave your name and your number.',
  ],
  ['Ask customers for the registration.', 'We need your registration.'],
])('what is told to the team is said to callers: %s', (written, told) => {
  expect(toCallers(written)).toBe(told);
});

test.each([
  "Don't forget your towel, and bring a drink.",
  "We don't book stag parties, and we take your name at the door.",
  'Do not eat for two hours before.',
  'If you have a name in mind, tell us.',
  'You can take the number 4 bus.',
  "Don't give chocolate to the dogs.",
  'Turn left and take the address from the sign.',
])('what is told to callers stays: %s', (written) => {
  expect(toCallers(written)).toBe(written);
});
