import { expect, test } from 'vitest';
import { dialogueOf } from './generated.ts';
import type { Half } from './phrases.ts';

/** Dialogues of each half of the ways of speaking, by seed. */
const DIALOGUES = 150;
/**
 * How many succeed at present; the house of before succeeded in 105 and 118 of them. Failures of the half
 * held back are counted and never looked at.
 */
const LEAST: Readonly<Record<Half, number>> = { taught: 147, 'held-back': 131 };

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

test('the same seed is the same dialogue', async () => {
  expect(await dialogueOf(7, 'taught')).toEqual(await dialogueOf(7, 'taught'));
});
