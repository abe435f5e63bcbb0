import { AppError } from '@belldesk/contract/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladderTranscriber } from './ladderTranscriber.ts';
import { brokenTranscriber, type EarScript } from './testing/brokenTranscriber.ts';
import { callOn } from './testing/caller.ts';
import { CountedClock } from './testing/countedClock.ts';

const script = fc.record<EarScript>({
  connect: fc.constantFrom('opens', 'opens', 'opens', 'throws', 'hangs', 'dies-while-opening'),
  connectMs: fc.integer({ min: 0, max: 2_500 }),
  finalMs: fc.option(fc.integer({ min: 0, max: 3_000 })),
  finals: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(Number.POSITIVE_INFINITY)),
  ending: fc.constantFrom('says-nothing', 'dies', 'throws'),
  livesMs: fc.option(fc.integer({ min: 0, max: 20_000 }), { freq: 1 }),
});
const rungs = fc.array(fc.array(script, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});
const utterance = fc.record({
  frames: fc.integer({ min: 1, max: 6 }),
  frameMs: fc.constantFrom(0, 20, 400),
  pauseMs: fc.constantFrom(0, 50, 1_000, 12_000),
});

const isError = (line: string | undefined) => line?.startsWith('error') ?? false;

/** What is wrong with finals that should be `expected`, or null. From the last rung's end on they are empty. */
function wrongFinals(said: readonly string[], expected: readonly string[]): string | null {
  const dead = isError(said.at(-1));
  const finals = (dead ? said.slice(0, -1) : said).map((line) => line.replace('final: ', ''));
  const empty = dead ? finals.indexOf('') : -1;
  const should = expected.map((text, index) => (empty >= 0 && index >= empty ? '' : text));
  const right = finals.join('|') === should.join('|') && finals.length === expected.length;
  return right ? null : `${said.join('|')} for ${expected.join('|')}`;
}

test('each stop has one final, of its own words or empty at the end; nothing is left', async () => {
  const ends = { unopened: 0, dead: 0, answered: 0, finals: 0 };
  await fc.assert(
    fc.asyncProperty(
      rungs,
      fc.array(utterance, { minLength: 1, maxLength: 6 }),
      async (scripts, utterances) => {
        const clock = new CountedClock();
        const transcribers = scripts.map((one, index) => brokenTranscriber(`${index}`, clock, one));
        const ladder = ladderTranscriber(transcribers, { clock });
        const caller = await callOn(ladder, clock).catch((error: unknown) => {
          if (error instanceof AppError) return null;
          throw error;
        });
        const said = caller?.said ?? [];
        const expected: string[] = [];
        for (const [index, { frames, frameMs, pauseMs }] of utterances.entries()) {
          const numbers = Array.from({ length: frames }, (_, frame) => (index + 1) * 10 + frame);
          await caller?.say(numbers, frameMs);
          // The stream may have died before its stop, which then asks nobody.
          const asked =
            caller !== null && (!isError(said.at(-1)) || said.length - 1 > expected.length);
          if (asked) expected.push(numbers.join(' '));
          await clock.pass(pauseMs);
        }
        await clock.pass(60_000);
        expect(wrongFinals(said, expected)).toBeNull();
        if (!caller) ends.unopened++;
        else if (isError(said.at(-1))) ends.dead++;
        else ends.answered++;
        ends.finals += said.filter((line) => /\d/.test(line)).length;
        caller?.stream.close();
        await ladder.close();
        await clock.pass(5_000);
        expect(transcribers.map(({ streams }) => streams)).toEqual(transcribers.map(() => 0));
        expect(clock.waiting).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
  // The scripts are fit to show all of it.
  expect(Math.min(ends.unopened, ends.dead, ends.answered)).toBeGreaterThan(0);
  expect(ends.finals).toBeGreaterThan(100);
});
