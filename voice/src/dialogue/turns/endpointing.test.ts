import { describe, expect, test } from 'vitest';
import type { Expectation } from '../model.ts';
import { endpointingDelayMs, isBackchannel, learnPause, type Silence } from './endpointing.ts';
import { defaultTurnSettings as settings } from './settings.ts';
import { saysTheSame } from './words/turnWords.ts';

const short = settings.answerEndpointingMs;
const usual = settings.minEndpointingMs;
const unfinished = settings.unfinishedEndpointingMs;

function delay(
  text: string,
  expects: Expectation,
  more: Partial<Silence> = {},
  language = 'en-US',
): number {
  const silence = { text, expects, usualPauseMs: null, byVoice: null, ...more };
  return endpointingDelayMs(silence, { ...settings, language });
}

describe('the silence that ends a turn', () => {
  test.each<[string, Expectation, number]>([
    ['yes', 'yes-no', short],
    ['Yes, please.', 'yes-no', short],
    ['a table for four and', 'anything', unfinished],
    ['um', 'anything', unfinished],
    ['on the third of', 'date', unfinished],
    ['the twenty', 'date', unfinished],
    ['the twenty third', 'date', usual],
    ['half past', 'time', unfinished],
    ['seven thirty', 'time', usual],
    ['the thirty', 'date', unfinished],
    ['my name is', 'name', unfinished],
    ['five five five oh one two', 'phone-number', unfinished],
    ['oh two oh seven nine four six oh one two three', 'phone-number', usual],
    ['double oh double four triple seven one two three', 'phone-number', usual],
    ['020 7946 0123', 'phone-number', usual],
    ['', 'anything', unfinished],
  ])('%j to %s: %d ms', (text, expects, delayMs) => {
    expect(delay(text, expects)).toBe(delayMs);
  });

  test.each<[string, Expectation]>([
    ['could you please', 'anything'],
    ['i wanted to ask whether', 'anything'],
    ['smyth s m y', 'name'],
    ['please call me back', 'message'],
    ['because my', 'anything'],
  ])('is longer after %j to %s than after a whole turn', (text, expects) => {
    expect(delay(text, expects)).toBeGreaterThan(usual);
  });

  test.each<[string, Expectation]>([
    ["i'd like to book a table for four tomorrow at seven pm", 'anything'],
    ['what is your address please', 'anything'],
    ['do you have parking', 'anything'],
    ['no make it five', 'yes-no'],
  ])('is well below that of unfinished words after %j to %s', (text, expects) => {
    expect(delay(text, expects)).toBeLessThanOrEqual((usual + unfinished) / 2);
  });

  test('grows with the pauses of a slow caller, up to its cap', () => {
    const slow = (pauseMs: number) => delay('my name is', 'anything', { usualPauseMs: pauseMs });
    expect(slow(100)).toBe(unfinished);
    expect(slow(2_000)).toBe(2_000 * settings.pauseFactor);
    expect(slow(60_000)).toBe(settings.maxEndpointingMs);
  });

  test('of a slow caller is less shortened where a turn is surely over', () => {
    const whole = '020 7946 0123';
    const slow = delay(whole, 'phone-number', { usualPauseMs: 2_000 });
    expect(slow).toBeGreaterThan(usual);
    expect(slow).toBeLessThan(delay('020 7946', 'phone-number', { usualPauseMs: 2_000 }));
  });

  test('is shorter when the voice has fallen, longer when it goes on', () => {
    const text = 'do you have anything on friday';
    const [fell, unknown, goesOn] = [2, null, -2].map((byVoice) =>
      delay(text, 'anything', { byVoice }),
    );
    expect(fell).toBeLessThan(unknown as number);
    expect(goesOn).toBeGreaterThan(unknown as number);
  });

  test('of unfinished words is not shortened by the voice, nor a plain answer delayed by it', () => {
    expect(delay('my name is', 'name', { byVoice: 9 })).toBe(unfinished);
    expect(delay('yes', 'yes-no', { byVoice: -9 })).toBe(short);
  });
});

test('pauses are learned, the newest counting most', () => {
  expect(learnPause(null, 700)).toBe(700);
  expect(learnPause(700, 900)).toBe(800);
});

describe('in Spanish and French', () => {
  test.each<[string, string, Expectation, number]>([
    ['es-ES', 'sí, por favor', 'yes-no', short],
    ['es-ES', 'quería una mesa para', 'anything', unfinished],
    ['es-ES', 'una mesa para cuatro y', 'anything', unfinished],
    ['es-ES', 'una mesa para cuatro', 'anything', usual],
    ['es-ES', 'eh', 'anything', unfinished],
    ['es-ES', 'a las siete y media', 'time', usual],
    ['es-ES', '612 345', 'phone-number', unfinished],
    ['es-ES', 'seis uno dos tres cuatro cinco seis siete ocho', 'phone-number', usual],
    ['fr-FR', "d'accord", 'yes-no', short],
    ['fr-FR', 'Oui, s’il vous plaît.', 'yes-no', short],
    ['fr-FR', "je m'appelle", 'name', unfinished],
    ['fr-FR', 'une table pour quatre euh', 'anything', unfinished],
    ['fr-FR', 'dix-neuf heures trente', 'time', usual],
    ['fr-FR', 'le vingt', 'date', unfinished],
    ['fr-FR', 'zéro six vingt-trois', 'phone-number', unfinished],
    ['fr-FR', '06 12 34 56 78', 'phone-number', usual],
  ])('%s: %j to %s', (language, text, expects, delayMs) => {
    expect(delay(text, expects, {}, language)).toBe(delayMs);
  });
});

test.each<[string, string, Expectation, boolean]>([
  ['en-GB', 'mm-hm', 'anything', true],
  ['en-US', 'Okay.', 'anything', true],
  ['en-US', 'yeah', 'anything', true],
  ['en-US', 'Yeah, yeah, okay.', 'anything', true],
  ['en-US', 'uh huh', 'anything', true],
  ['en-US', 'yes', 'yes-no', false],
  ['en-US', 'no wait', 'anything', false],
  ['en-US', 'okay but not on Friday', 'anything', false],
  ['es-ES', 'Sí, sí.', 'anything', true],
  ['es-ES', 'vale', 'anything', true],
  ['es-ES', 'Ajá', 'anything', true],
  ['es-ES', 'mm-hm', 'anything', true],
  ['es-ES', 'sí', 'yes-no', false],
  ['es-ES', 'no, espere', 'anything', false],
  ['fr-FR', "d'accord", 'anything', true],
  ['fr-FR', 'D’accord, très bien.', 'anything', true],
  ['fr-FR', 'ouais', 'anything', true],
  ['fr-FR', 'mmh', 'anything', true],
  ['fr-FR', 'oui', 'yes-no', false],
  ['fr-FR', 'non, attendez', 'anything', false],
])(
  '%s: %j while the assistant speaks (%s) only accompanies it: %s',
  (language, text, expects, is) => {
    expect(isBackchannel(text, expects, language)).toBe(is);
  },
);

test.each([
  ['en-US', 'um a table for four', 'A table, uh, for four.', true],
  ['en-US', 'a table for four', 'a table for five', false],
  ['es-ES', 'eh, una mesa', 'Una mesa', true],
  ['fr-FR', 'euh demain', 'Demain.', true],
  ['en-US', 'um', 'uh', false],
])('%s: %j and %j say the same: %s', (language, one, other, same) => {
  expect(saysTheSame(one, other, language)).toBe(same);
});
