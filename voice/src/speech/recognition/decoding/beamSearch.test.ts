import { describe, expect, test } from 'vitest';
import { scriptedAudio } from '../testing/scriptedAudio.ts';
import { beamSearch, type Grammar, goesInCircles, type SearchLimits } from './beamSearch.ts';

const SIZE = 10;
const END_TOKEN = 2;
const limits: SearchLimits = { endToken: END_TOKEN, width: 3, within: 5, maxTokens: 20 };
const noPause = async () => undefined;
const end = { [END_TOKEN]: 0.9 };

describe('the search for readings', () => {
  test('finds the likeliest as a whole, where another begins better', async () => {
    const audio = scriptedAudio(SIZE, (tokens) => {
      if (tokens.length === 0) return { 3: 0.5, 4: 0.4 };
      if (tokens.length === 1) return tokens[0] === 3 ? { 5: 0.2, 6: 0.2, 7: 0.2 } : { 8: 0.9 };
      return end;
    });
    const [best, next] = await beamSearch(audio, limits, noPause);
    expect(best?.tokens).toEqual([4, 8]);
    expect(best?.logProbability).toBeGreaterThan(next?.logProbability ?? 0);
    expect(best?.logProbabilities).toHaveLength(3);
  });

  test('never ends before the first token, however likely that is', async () => {
    const audio = scriptedAudio(SIZE, (tokens) =>
      tokens.length === 0 ? { 2: 0.99, 5: 0.004 } : end,
    );
    expect((await beamSearch(audio, limits, noPause))[0]?.tokens).toEqual([5]);
  });

  test('writes only what the grammar allows', async () => {
    const evenOnly: Grammar<null> = {
      start: null,
      allowed: () => [END_TOKEN, 4, 6, 8],
      after: () => null,
    };
    const audio = scriptedAudio(SIZE, (tokens) => (tokens.length < 2 ? { 3: 0.9, 6: 0.05 } : end));
    const readings = await beamSearch(audio, limits, noPause, evenOnly);
    expect(readings[0]?.tokens).toEqual([6, 6]);
    expect(readings.every(({ tokens }) => tokens.every((token) => token % 2 === 0))).toBe(true);
  });

  test('prefers what the grammar adds to, and tells the model’s own likelihood of it', async () => {
    const preferring: Grammar<null> = {
      start: null,
      allowed: () => null,
      after: () => null,
      bonus: (_, token) => (token === 7 ? 2 : 0),
    };
    const audio = scriptedAudio(SIZE, (tokens) => (tokens.length === 0 ? { 3: 0.6, 7: 0.3 } : end));
    const [best] = await beamSearch(audio, limits, noPause, preferring);
    expect(best?.tokens).toEqual([7]);
    expect(best?.logProbability).toBeLessThan(0);
  });

  test('gives up what falls below the floor, and has nothing to say then', async () => {
    const audio = scriptedAudio(SIZE, ({ length }) => (length < 9 ? { 3: 0.5, 4: 0.3 } : end));
    expect(await beamSearch(audio, { ...limits, floor: -1 }, noPause)).toEqual([]);
    expect(audio.runs).toBeLessThan(6);
    expect(audio.held).toBe(1);
  });

  test('stops at its cap, and in circles', async () => {
    const endless = () => scriptedAudio(SIZE, ({ length }) => ({ [3 + (length % 3)]: 0.99 }));
    const short = await beamSearch(endless(), { ...limits, maxTokens: 5 }, noPause);
    expect(short[0]).toMatchObject({ tokens: [3, 4, 5, 3, 4], cutOff: true });
    const circle = await beamSearch(endless(), { ...limits, maxTokens: 500 }, noPause);
    expect(circle[0]?.cutOff).toBe(true);
    expect(circle[0]?.tokens.length).toBeLessThan(20);
  });

  test('lets go of every state once, also when it is ended in the middle', async () => {
    const widely = () =>
      scriptedAudio(SIZE, ({ length }) => (length < 4 ? { 3: 0.4, 4: 0.3, 5: 0.2 } : end));
    const whole = widely();
    await beamSearch(whole, limits, noPause);
    expect(whole.held).toBe(1);
    const broken = widely();
    const pause = async () => {
      if (broken.runs === 6) throw new Error('enough');
    };
    await expect(beamSearch(broken, limits, pause)).rejects.toThrow('enough');
    expect(broken.held).toBe(1);
    broken.release();
    expect(broken.held).toBe(0);
  });

  test('follows one of several marks, and words beside it', async () => {
    const audio = () =>
      scriptedAudio(SIZE, ({ length }) =>
        length === 1 ? { 3: 0.4, 4: 0.3, 5: 0.2 } : { 6: 0.9, ...(length > 2 && end) },
      );
    const marks = new Set([3, 4]);
    const readings = await beamSearch(audio(), { ...limits, maxTokens: 3, marks }, noPause);
    const second = readings.map(({ tokens }) => tokens[1]);
    expect(second).toContain(3);
    expect(second).toContain(5);
    expect(second).not.toContain(4);
  });

  test('follows one reading only where one is asked for', async () => {
    const audio = scriptedAudio(SIZE, ({ length }) => (length < 4 ? { 3: 0.4, 4: 0.3 } : end));
    await beamSearch(audio, { ...limits, width: 1, within: 0 }, noPause);
    expect(audio.runs).toBe(5);
  });
});

test.each([
  ['a number of one digit', [3, 3, 3, 3, 3, 3], false],
  ['one token again and again', Array.from({ length: 9 }, () => 3), true],
  ['a sentence four times', Array.from({ length: 4 }, () => [3, 4, 5, 6, 7]).flat(), true],
  ['a sentence twice', [3, 4, 5, 6, 7, 3, 4, 5, 6, 7], false],
])('%s is told from a circle', (_, tokens, circle) => {
  expect(goesInCircles(tokens)).toBe(circle);
});
