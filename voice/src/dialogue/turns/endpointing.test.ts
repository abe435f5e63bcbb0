import { describe, expect, test } from 'vitest';
import type { Expectation } from '../model.ts';
import { endpointingDelayMs, isBackchannel, learnPause } from './endpointing.ts';
import { defaultTurnSettings as settings } from './settings.ts';

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

test.each([
  ['mm-hm', 'anything', true],
  ['Okay.', 'anything', true],
  ['yes', 'yes-no', false],
  ['no wait', 'anything', false],
] as const)('%j while the assistant speaks (%s) only accompanies it: %s', (text, expects, is) => {
  expect(isBackchannel(text, expects)).toBe(is);
});
