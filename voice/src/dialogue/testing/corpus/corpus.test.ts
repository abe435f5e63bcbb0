import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge, type Said } from './judge.ts';

/** Every second line is held back: nobody looks at its failures, so that it tells how others are understood. */
const isHeldBack = (index: number) => index % 2 === 1;

/** Understood at present; the house of before it was taught understood 86 of the first 140. */
const HELD_BACK = 200;
const LEAST_OF_HELD_BACK = 180;

const corpus = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) =>
    (JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Said[]).map(
      (said, index) => ({ said, heldBack: isHeldBack(index) }),
    ),
  );

test('the half that the house was taught with is understood, all of it', () => {
  const taught = corpus.filter(({ heldBack }) => !heldBack);
  expect(taught.map(({ said }) => judge(said)).filter((problem) => problem !== '')).toEqual([]);
});

test('of the half that was held back most is understood', () => {
  const heldBack = corpus.filter((one) => one.heldBack);
  const understood = heldBack.filter(({ said }) => judge(said) === '').length;
  expect(heldBack).toHaveLength(HELD_BACK);
  expect(understood).toBeGreaterThanOrEqual(LEAST_OF_HELD_BACK);
});
