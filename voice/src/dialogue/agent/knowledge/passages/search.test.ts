import { expect, test } from 'vitest';
import type { Meaning } from '../../../meaning.ts';
import { kindsAsked, kindsTold } from './answerKinds.ts';
import { askedParts } from './askedParts.ts';
import { compilePassages } from './compile.ts';
import { daysNamed } from './days.ts';
import { indexPassages } from './passageIndex.ts';
import { searchPassages } from './search.ts';
import { termsOf } from './words.ts';

/** No model: all are as like as each other, so that words, kinds and what was asked before decide. */
const noMeaning: Meaning = {
  prepare() {},
  prepareExamples() {},
  ready: async () => {},
  resemblance: () => null,
  likeness: (_question, passages) => passages.map(() => 0.3),
  embedding: () => null,
};

const index = indexPassages(
  compilePassages(
    {
      additionalDetails:
        'Call-out by day $99, then $110 an hour\nCall-out after hours $220\nNobody home when we get there: $60\n' +
        'Breakfast is from 8 to 10 on weekdays\nOn Sundays breakfast is from 9 to 11\n' +
        'Dogs are welcome on the patio, not inside\nMarcus does the dogs who have bitten\n' +
        'Birthday cakes are welcome, no cutting fee',
      businessDescription: '',
      targetCustomers: '',
    },
    [],
  ),
);
const ask = (words: string, before: { words: string; said: string[] } | null = null) =>
  searchPassages(words, [words], index, noMeaning, before);

test.each([
  ['what do you charge in the middle of the night', /\$220/],
  ['what time is breakfast on a sunday', /Sundays/],
  ['what time is breakfast on a tuesday', /weekdays/],
  ['can our terrier come along on the terrace', /patio/],
  ['he nipped somebody, would anyone take him', /Marcus/],
])('%s', (words, expected) => {
  expect(ask(words)?.best.said).toMatch(expected);
});

test('a short question goes on with the one before', () => {
  const before = { words: 'when is breakfast', said: ['Breakfast is from 8 to 10 on weekdays'] };
  expect(ask('and on a sunday', before)?.best.said).toBe('On Sundays breakfast is from 9 to 11');
});

test('nothing is sure that has neither the words nor the kind of what is asked', () => {
  expect(ask('do you board cats when people go on holiday')?.sure ?? false).toBe(false);
  expect(ask('which shampoo do you use on them')?.sure ?? false).toBe(false);
  expect(searchPassages('anything', [], indexPassages([]), noMeaning)).toBeNull();
  expect(searchPassages('anything', [], index, null)).toBeNull();
});

test('kinds of things that are asked for, and told', () => {
  expect(kindsAsked('what would that set us back')).toEqual(['money']);
  expect(kindsAsked('how long does it take')).toEqual(['length']);
  expect(kindsAsked('is she old enough')).toEqual(['age']);
  expect(kindsAsked('do you have parking')).toEqual([]);
  expect([...kindsTold('It is £52 and takes 45 minutes')]).toEqual(
    expect.arrayContaining(['money', 'length']),
  );
  expect(kindsTold('A gluten-free kitchen').has('money')).toBe(false);
  expect(kindsTold('For parties from 6 people').has('hour')).toBe(false);
});

test('days of a range, the parts of a turn, and words that mean the same', () => {
  expect([...daysNamed('Tuesday to Thursday')]).toEqual([1, 2, 3]);
  expect([...daysNamed('weekends')]).toEqual([5, 6]);
  expect(askedParts('I have a doodle. What would it cost, and how long does it take?')).toEqual([
    'What would it cost',
    'and how long does it take?',
  ]);
  expect(termsOf('my bunnies').concepts.get('bunny')).toEqual(
    termsOf('a rabbit').concepts.get('rabbit'),
  );
});
