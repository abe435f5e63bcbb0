import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladderTranscriber } from './ladderTranscriber.ts';
import { brokenTranscriber, type EarScript } from './testing/brokenTranscriber.ts';
import { callOn } from './testing/caller.ts';
import { CountedClock } from './testing/countedClock.ts';

const script = fc.record<EarScript>({
  connect: fc.constantFrom('opens', 'opens', 'opens', 'throws', 'hangs', 'dies-while-opening'),
  connectMs: fc.integer({ min: 0, max: 2_500 }),
  finalMs: fc.integer({ min: 0, max: 3_500 }),
  finals: fc.integer({ min: 0, max: 4 }),
  then: fc.constantFrom('says-nothing', 'dies', 'throws'),
  livesMs: fc.option(fc.integer({ min: 0, max: 20_000 })),
});
const rungs = fc.array(fc.array(script, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
const utterance = fc.record({
  frames: fc.integer({ min: 1, max: 6 }),
  frameMs: fc.constantFrom(0, 20, 400),
  pauseMs: fc.constantFrom(0, 50, 1_000, 12_000),
});

test('each stop has one final, of its own words or empty at the end; nothing is left', async () => {
  let heardWhole = 0;
  await fc.assert(
    fc.asyncProperty(
      rungs,
      fc.array(utterance, { minLength: 1, maxLength: 6 }),
      async (scripts, utterances) => {
        const clock = new CountedClock();
        const transcribers = scripts.map((one, index) => brokenTranscriber(`${index}`, clock, one));
        const ladder = ladderTranscriber(transcribers, { clock });
        const caller = await callOn(ladder, clock).catch(() => null);
        const expected: string[] = [];
        for (const [index, { frames, frameMs, pauseMs }] of utterances.entries()) {
          if (!caller) break;
          const numbers = Array.from({ length: frames }, (_, frame) => (index + 1) * 10 + frame);
          const wasOver = caller.said.at(-1)?.startsWith('error') ?? false;
          await caller.say(numbers, frameMs);
          const isOver = caller.said.at(-1)?.startsWith('error') ?? false;
          if (!wasOver && !(isOver && caller.finals.length === expected.length))
            expected.push(numbers.join(' '));
          await clock.pass(pauseMs);
        }
        await clock.pass(60_000);
        const finals = caller?.finals ?? [];
        expect(finals).toHaveLength(expected.length);
        const firstEmpty = finals.indexOf('');
        const whole = firstEmpty < 0 ? finals.length : firstEmpty;
        expect(finals.slice(0, whole)).toEqual(expected.slice(0, whole));
        heardWhole += whole;
        if (whole < finals.length) {
          expect(finals.slice(whole).every((text) => text === '')).toBe(true);
          expect(caller?.said.at(-1)).toMatch(/^error/);
        }
        const errors = (caller?.said ?? []).filter((line) => line.startsWith('error'));
        expect(errors.length).toBeLessThanOrEqual(1);
        caller?.stream.close();
        await ladder.close();
        await clock.pass(5_000);
        expect(transcribers.map(({ streams }) => streams)).toEqual(transcribers.map(() => 0));
        expect(clock.waiting).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
  expect(heardWhole).toBeGreaterThan(50);
});
