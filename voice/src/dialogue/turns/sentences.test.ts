import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heardText, splitSentences } from './sentences.ts';

/** What is spoken of a text that came whole. */
function spoken(text: string): string[] {
  const { sentences, rest } = splitSentences(text);
  return rest.trim() === '' ? sentences : [...sentences, rest.trim()];
}

describe('a sentence', () => {
  test.each([
    ['It is 3.50 a head. Shall I book?', ['It is 3.50 a head.', 'Shall I book?']],
    ['That is $29.99. Next, your name.', ['That is $29.99.', 'Next, your name.']],
    [
      'We open at 7.30 p.m. on Fridays. Come early.',
      ['We open at 7.30 p.m. on Fridays.', 'Come early.'],
    ],
    ['We close at 7.30 p.m. Shall I book?', ['We close at 7.30 p.m.', 'Shall I book?']],
    ['From 9 a.m. to 5 p.m., every day.', ['From 9 a.m. to 5 p.m., every day.']],
    ['Dr. Lee is in. Mrs. May is not.', ['Dr. Lee is in.', 'Mrs. May is not.']],
    ['We are in St. James Street. Come by.', ['We are in St. James Street.', 'Come by.']],
    ['Some things, e.g. Soup, are hot. Enjoy!', ['Some things, e.g. Soup, are hot.', 'Enjoy!']],
    ['You want room No. 5 then? Good.', ['You want room No. 5 then?', 'Good.']],
    ['No. We are closed.', ['No.', 'We are closed.']],
    [
      'Write to a.b@example.com. Or see www.example.com/menu.html. Bye!',
      ['Write to a.b@example.com.', 'Or see www.example.com/menu.html.', 'Bye!'],
    ],
    ['Let me see... yes, we do. Fine.', ['Let me see... yes, we do.', 'Fine.']],
    ['Well… We are full. Sorry.', ['Well…', 'We are full.', 'Sorry.']],
    ['Soup, bread, etc. are there. Yes.', ['Soup, bread, etc. are there.', 'Yes.']],
    ['1. Soup of the day\n2. Fish', ['1. Soup of the day', '2. Fish']],
    ['She said "Come in." Then she left.', ['She said "Come in."', 'Then she left.']],
    ['J. Smith called. Call back.', ['J. Smith called.', 'Call back.']],
    ['hello. how are you', ['hello.', 'how are you']],
    ['¿El Sr. García? Sí. Un momento.', ['¿El Sr. García?', 'Sí.', 'Un momento.']],
    ['Con la Sra. López, p. ej. mañana. ¿Vale?', ['Con la Sra. López, p. ej. mañana.', '¿Vale?']],
    ['A las 7 p. m. ¿Le va bien?', ['A las 7 p. m.', '¿Le va bien?']],
    ['Just call me. We are here.', ['Just call me.', 'We are here.']],
    ['A las 7 p. m. del viernes. ¿Sí?', ['A las 7 p. m. del viernes.', '¿Sí?']],
    ['M. Dupont est là. Mme. Roy aussi.', ['M. Dupont est là.', 'Mme. Roy aussi.']],
    ['Il est 19h30. À demain !', ['Il est 19h30.', 'À demain !']],
  ])('%j', (text, sentences) => {
    expect(spoken(text)).toEqual(sentences);
  });

  test.each([
    ['Hello there. H', ['Hello there.']],
    ['Hello there. ', ['Hello there.']],
    ['Are you coming? ', ['Are you coming?']],
    ['Hello there.', []],
    ['That is $29.', []],
    ['We close at 5 p.m. ', []],
    ['We close at 5 p.m. S', ['We close at 5 p.m.']],
    ['No. ', []],
    ['No. W', ['No.']],
    ['Dr. ', []],
  ])('still growing, %j, is cut as soon as that is safe', (text, sentences) => {
    expect(splitSentences(text).sentences).toEqual(sentences);
  });

  test('is the same in whatever pieces the text comes', () => {
    const text = fc
      .array(
        fc.constantFrom(
          'No.',
          'Dr.',
          'Lee',
          'at',
          '7.30',
          'p.m.',
          'We',
          'open.',
          'etc.',
          'well...',
          'Really?',
          '5',
          '\n',
        ),
        { maxLength: 14 },
      )
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(
        text,
        fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 60 }),
        (all, cuts) => {
          const sentences: string[] = [];
          let rest = '';
          let at = 0;
          for (const length of [...cuts, all.length]) {
            const split = splitSentences(rest + all.slice(at, at + length));
            at += length;
            sentences.push(...split.sentences);
            ({ rest } = split);
          }
          if (rest.trim() !== '') sentences.push(rest.trim());
          expect(sentences).toEqual(spoken(all));
        },
      ),
    );
  });
});

test('what was heard of a sentence that was cut is whole words', () => {
  expect(heardText('We have many dishes.', 1_000, 2_000)).toBe('We have');
  expect(heardText('We have many dishes.', 0, 2_000)).toBe('');
  expect(heardText('We have many dishes.', 2_000, 2_000)).toBe('We have many dishes.');
});
