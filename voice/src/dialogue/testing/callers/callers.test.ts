import { expect, test } from 'vitest';
import { dialogueOf } from './generated.ts';
import type { Half } from './phrases.ts';
import { playWritten } from './written.ts';

/** Dialogues of each half of the ways of speaking, by seed. */
const DIALOGUES = 150;
/**
 * How many succeed at present; the house of before succeeded in 105 and 118 of them. Failures of the half
 * held back are counted and never looked at.
 */
const LEAST: Readonly<Record<Half, number>> = { taught: 148, 'held-back': 139 };

test.each(['taught', 'held-back'] as const)(
  'callers who speak in the ways of the half that is %s get what they want',
  async (half) => {
    const failed: string[] = [];
    const untrue: string[] = [];
    for (let seed = 0; seed < DIALOGUES; seed += 1) {
      const { title, problems, transcript } = await dialogueOf(seed, half);
      if (problems.some((problem) => problem.startsWith('claims'))) untrue.push(title);
      if (problems.length === 0) continue;
      failed.push(half === 'taught' ? [title, ...problems, ...transcript].join('\n') : title);
    }
    expect(untrue).toEqual([]);
    const told = failed.length > DIALOGUES - LEAST[half] ? failed.join('\n\n') : '';
    expect(told).toBe('');
  },
);

/** Of the dialogues that were written down; the house of before succeeded in 22 of the 31 of the first half and in 20 of the other. */
const LEAST_WRITTEN_HELD_BACK = 25;

test('of the dialogues that were written down all of one half succeed, and most of the other', async () => {
  const played = await playWritten();
  const of = (half: Half) => played.filter((one) => one.half === half);
  const taught = of('taught').filter(({ problems }) => problems.length > 0);
  const heldBack = of('held-back').filter(({ problems }) => problems.length === 0);
  expect(played.length).toBeGreaterThanOrEqual(60);
  expect(
    taught.map(({ title, problems, transcript }) => [title, ...problems, ...transcript]),
  ).toEqual([]);
  expect(heldBack.length).toBeGreaterThanOrEqual(LEAST_WRITTEN_HELD_BACK);
});

test('the same seed is the same dialogue', async () => {
  expect(await dialogueOf(7, 'taught')).toEqual(await dialogueOf(7, 'taught'));
});
