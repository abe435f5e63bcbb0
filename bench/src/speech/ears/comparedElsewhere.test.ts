import { spanishWords } from '@belldesk/voice/dialogue/agent/nlu/languages/es/words';
import { frenchWords } from '@belldesk/voice/dialogue/agent/nlu/languages/fr/words';
import { describe, expect, test } from 'vitest';
import { comparisonOf } from './comparedElsewhere.ts';

const [spanish, french] = [comparisonOf(spanishWords), comparisonOf(frenchWords)];

describe('what was said and what was heard are the same', () => {
  test.each([
    [spanish, 'A las ocho y media, por favor.', 'a las 8:30 por favor'],
    [spanish, 'El seis uno dos, tres cuatro cinco.', 'el 612-345'],
    [french, 'À dix-neuf heures trente.', 'à 19h30'],
    [french, 'Zéro six, douze, trente-quatre.', '06 12 34'],
  ])('%#: %s', (comparison, said, heard) => {
    expect(comparison.wordsWrong(said, heard).wrong).toBe(0);
  });
});

test('a word that is another counts once, of all that were said', () => {
  expect(spanish.wordsWrong('una mesa para cuatro', 'una misa para 4')).toEqual({
    wrong: 1,
    of: 4,
  });
});

test('a telephone number is right by its digits, all else by its words', () => {
  expect(spanish.slotIsRight('phone', 'seis uno dos', 'el 612')).toBe(true);
  expect(spanish.slotIsRight('phone', 'seis uno dos', 'el 6122')).toBe(false);
  expect(french.slotIsRight('date', 'après-demain', 'oui apres demain merci')).toBe(true);
  expect(french.slotIsRight('time', 'vingt heures', 'à 10 heures')).toBe(false);
});
