import { templates } from '@belldesk/contract/catalogue/templates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayAnswer } from './sayAnswer.ts';

const say = (question: string, ...passages: string[]) => sayAnswer(question, passages, 'en-GB');

test.each([
  ['Parking: free car park behind the building.', 'There is a free car park behind the building.'],
  ['Parking: free parking behind the building.', 'There is free parking behind the building.'],
  ['Wi-Fi: free in the whole house', 'Wi-Fi is free in the whole house.'],
  ['Toilets: two, one of them accessible', 'There are two, one of them accessible.'],
  ['Payment: card, cash, no cheques', 'We take card, cash, no cheques.'],
  ['Area: 25 km from Sandgate no travel charge.', 'We cover 25 km from Sandgate no travel charge.'],
  ['Cancellation: free up to 24 hours before.', 'Cancellation is free up to 24 hours before.'],
  ['Gift cards: from $25 at the counter', 'Gift cards are from $25 at the counter.'],
  ['Labour: £60 an hour', 'Labour is £60 an hour.'],
  ['Breakfast: included in the price', 'Breakfast is included in the price.'],
  ['Languages: English and Polish', 'We speak English and Polish.'],
  [
    'Dogs: only in the bar, not in the dining room',
    'Dogs: only in the bar, not in the dining room.',
  ],
  ['The kitchen closes at 9.', 'The kitchen closes at 9.'],
])('a label is not read out: %s', (written, said) => {
  expect(say('', written)).toBe(said);
});

test.each([
  [
    'do you take the medical card',
    'We do not take the medical card.',
    'No, we do not take the medical card.',
  ],
  ['do you take amex', "We can't take American Express.", "We can't take American Express."],
  ['are dogs welcome', 'Dogs are welcome.', 'Yes, dogs are welcome.'],
  [
    'are dogs welcome inside',
    'Dogs are welcome on the patio, not inside.',
    'Dogs are welcome on the patio, not inside.',
  ],
  [
    'can i bring a birthday cake',
    'Birthday cakes are welcome, no cutting fee.',
    'Birthday cakes are welcome, no cutting fee.',
  ],
  ['do you have high chairs', 'High chairs are available.', 'Yes, high chairs are available.'],
  ['can my 8 year old come', 'Lessons are from 10 years.', 'No, lessons are from 10 years.'],
  [
    'my daughter just turned sixteen is she old enough to get lash extensions',
    'Lashes are 18 and over.',
    'Lashes are 18 and over.',
  ],
  [
    'can my daughter get lashes she is 16',
    'Lashes are 18 and over.',
    'No, lashes are 18 and over.',
  ],
  [
    'can i have lashes done i am nineteen',
    'Lashes are 18 and over.',
    'Yes, lashes are 18 and over.',
  ],
  [
    'do you do legal aid',
    "We don't do legal aid, I'm afraid.",
    "No, we don't do legal aid, I'm afraid.",
  ],
  [
    'do you take cheques',
    'Card, cash or Revolut. No cheques.',
    'Card, cash or Revolut. No cheques.',
  ],
  [
    'how much is parking',
    'Parking: free car park behind the building.',
    'There is a free car park behind the building.',
  ],
  [
    'do you accept walk ins or is it appointments only',
    'We accept walk-ins.',
    'We accept walk-ins.',
  ],
  ["don't you take cards", 'We take cards.', 'We take cards.'],
])('"%s": yes or no first, where it is certain', (question, written, said) => {
  expect(say(question, written)).toBe(said);
});

test('no more than two passages', () => {
  expect(say('', 'One.', 'Two.', 'Three.')).toBe('One. Two.');
});

test('every figure that is said stands in what was written, whatever was asked', () => {
  const lines = templates.flatMap(({ text }) => text.split('\n')).filter((line) => /\d/.test(line));
  const line = fc.oneof(
    fc.constantFrom(...lines),
    fc
      .tuple(
        fc.stringMatching(/^[A-Z][a-z]{2,12}s?$/),
        fc.nat(9_999),
        fc.stringMatching(/^[a-z]{2,8}$/),
      )
      .map(([label, amount, word]) => `${label}: £${amount} ${word}`),
  );
  fc.assert(
    fc.property(fc.string(), line, (question, written) => {
      const figures = say(question, written).match(/\d+/g) ?? [];
      expect(figures).toEqual(written.replace(/^\s*(?:[-*•·])\s*/, '').match(/\d+/g) ?? []);
    }),
  );
});

test.each([
  [
    "do you come out to us, we're twelve miles off",
    'That is too far, I am afraid. We go up to 10 miles.',
  ],
  ["do you come out to us, we're eight miles off", 'We go up to 10 miles.'],
])('a distance is compared: %s', (question, told) => {
  expect(say(question, 'We go up to 10 miles.')).toBe(told);
});
