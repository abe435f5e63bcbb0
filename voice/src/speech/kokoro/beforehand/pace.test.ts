import { expect, test } from 'vitest';
import { liveLimits, RenderPace } from './pace.ts';

const kept = (text: string) => ({ text, kept: true });
const fresh = (text: string) => ({ text, kept: false });
let nowMs = 0;
const LONG = 'Whatever the reason for your call may be, I can';

test('what is kept is always in time', () => {
  expect(new RenderPace(() => nowMs).keepsUp([kept(LONG), kept(LONG)], 5)).toBe(true);
});

test('a long first piece is too late, the same behind a kept one is not', () => {
  const pace = new RenderPace(() => nowMs);
  expect(pace.keepsUp([fresh(LONG)], 0)).toBe(false);
  expect(pace.keepsUp([kept(LONG), fresh(LONG)], 0)).toBe(true);
});

test('the estimate of a first piece is what the limit is held against', () => {
  const pace = new RenderPace(() => nowMs);
  for (let characters = 1; characters < 60; characters += 1)
    expect(pace.keepsUp([fresh('a'.repeat(characters))], 0)).toBe(
      pace.renderMs(characters) <= liveLimits.firstSoundMs,
    );
});

test('pieces that others wait for come first', () => {
  const pace = new RenderPace(() => nowMs);
  for (let n = 0; n < 20; n += 1) pace.learn(LONG, 300);
  expect(pace.keepsUp([fresh('Yes.')], 0)).toBe(true);
  expect(pace.keepsUp([fresh('Yes.')], 8)).toBe(false);
});

test('a machine that gets busy takes less, and more again when it is not', () => {
  const pace = new RenderPace(() => nowMs);
  const sentence = [kept('I have'), fresh(LONG)];
  for (let n = 0; n < 10; n += 1) pace.learn(LONG, 200);
  expect(pace.keepsUp(sentence, 0)).toBe(true);
  expect(pace.load).toBeLessThan(1);
  for (let n = 0; n < 10; n += 1) pace.learn(LONG, 8_000);
  expect(pace.keepsUp(sentence, 0)).toBe(false);
  expect(pace.load).toBeGreaterThan(1);
  for (let n = 0; n < 10; n += 1) pace.learn(LONG, 200);
  expect(pace.keepsUp(sentence, 0)).toBe(true);
});

test('one that was too slow to be asked is asked again in time', () => {
  const pace = new RenderPace(() => nowMs);
  for (let n = 0; n < 10; n += 1) pace.learn(LONG, 8_000);
  expect(pace.keepsUp([fresh('Yes.')], 0)).toBe(false);
  nowMs += 30_000;
  expect(pace.keepsUp([fresh('Yes.')], 0)).toBe(false);
  nowMs += 10 * 60_000;
  expect(pace.keepsUp([fresh('Yes.')], 0)).toBe(true);
});
