import { describe, expect, test } from 'vitest';
import type { Expectation } from '../model.ts';
import { endpointingDelayMs, isBackchannel, learnPause } from './endpointing.ts';
import { defaultTurnSettings as settings } from './settings.ts';
import { saysTheSame } from './words/turnWords.ts';

const short = settings.answerEndpointingMs;
const usual = settings.minEndpointingMs;
const dictated = settings.dictationEndpointingMs;
const unfinished = settings.unfinishedEndpointingMs;

describe('the silence that ends a turn', () => {
  test.each<[string, Expectation, number]>([
    ['yes', 'yes-no', short],
    ['Yes, please.', 'yes-no', short],
    ['no make it five', 'yes-no', usual],
    ['yes', 'anything', usual],
    ["i'd like to book a table for four tomorrow at seven pm", 'anything', usual],
    ['a table for four and', 'anything', unfinished],
    ['um', 'anything', unfinished],
    ['on the third of', 'date', unfinished],
    ['the twenty', 'date', unfinished],
    ['the twenty third', 'date', usual],
    ['half past', 'time', unfinished],
    ['seven thirty', 'time', usual],
    ['the thirty', 'date', unfinished],
    ['my name is', 'name', unfinished],
    ['smyth s m y', 'name', dictated],
    ['five five five oh one two', 'phone-number', dictated],
    ['oh two oh seven nine four six oh one two three', 'phone-number', usual],
    ['double oh double four triple seven one two three', 'phone-number', usual],
    ['020 7946 0123', 'phone-number', usual],
    ['please call me back', 'message', dictated],
    ['', 'anything', unfinished],
  ])('%j to %s: %d ms', (text, expects, delayMs) => {
    expect(endpointingDelayMs(text, expects, null, settings)).toBe(delayMs);
  });

  test('grows with the pauses of a slow caller, up to its cap', () => {
    const slow = (pauseMs: number) => endpointingDelayMs('a table', 'anything', pauseMs, settings);
    expect(slow(100)).toBe(usual);
    expect(slow(800)).toBe(800 * settings.pauseFactor);
    expect(slow(60_000)).toBe(settings.maxEndpointingMs);
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
    ['es-ES', '612 345', 'phone-number', dictated],
    ['es-ES', 'seis uno dos tres cuatro cinco seis siete ocho', 'phone-number', usual],
    ['fr-FR', "d'accord", 'yes-no', short],
    ['fr-FR', 'Oui, s’il vous plaît.', 'yes-no', short],
    ['fr-FR', "je m'appelle", 'name', unfinished],
    ['fr-FR', 'une table pour quatre euh', 'anything', unfinished],
    ['fr-FR', 'dix-neuf heures trente', 'time', usual],
    ['fr-FR', 'le vingt', 'date', unfinished],
    ['fr-FR', 'zéro six vingt-trois', 'phone-number', dictated],
    ['fr-FR', '06 12 34 56 78', 'phone-number', usual],
  ])('%s: %j to %s', (language, text, expects, delayMs) => {
    expect(endpointingDelayMs(text, expects, null, { ...settings, language })).toBe(delayMs);
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
