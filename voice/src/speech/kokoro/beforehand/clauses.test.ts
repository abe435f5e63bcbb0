import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

test.each([
  ['What time would you like?', ['What time would you like?']],
  [
    'So that is a table for 4 on Friday the 27th of November at 7 pm, under the name Pat Low.',
    [
      'So that is a table',
      'for 4',
      'on Friday the 27th of November',
      'at 7 pm,',
      'under the name',
      'Pat Low.',
    ],
  ],
  [
    'On Mondays we are open from 9 am to 5:30 pm.',
    ['On Mondays', 'we are open', 'from 9 am', 'to 5:30 pm.'],
  ],
  ['I have Friday, November 27th at 12 noon.', ['I have', 'Friday, November 27th', 'at 12 noon.']],
  ['Call us on 020 7946 0018.', ['Call us on 020 7946 0018.']],
  ['It costs £12.50, all in.', ['It costs £12.50,', 'all in.']],
  ['Press 1 to book, 2 for opening hours.', ['Press 1 to book,', '2 for opening hours.']],
])('%j is put together from %j', (text, clauses) => {
  expect(clausesOf(text, 'en-GB')).toEqual(clauses);
});

test.each([
  ['es-ES', 'Es una mesa para 4 el viernes 27 de noviembre a las 19:30.', 4],
  ['fr-FR', 'Une table pour 4 le vendredi 27 novembre à 19 h 30.', 4],
])('%s has slots of its own', (language, text, parts) => {
  expect(clausesOf(text, language)).toHaveLength(parts);
});

test('nothing but spaces is lost, whatever the text', () => {
  const bit = fc.constantFrom(
    'on Friday',
    'at 7 pm',
    'for 4',
    ',',
    '.',
    '...',
    'and so',
    '£3.50',
    '(really)',
    '7',
    ' - ',
    '"Sol"',
    'tomorrow, Monday',
  );
  fc.assert(
    fc.property(fc.array(bit), fc.constantFrom('en-GB', 'es', 'fr', 'de'), (bits, language) => {
      const text = bits.join(' ');
      expect(clausesOf(text, language).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
