import { AppError } from '@belldesk/contract/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladderVoice } from './ladderVoice.ts';
import { spokenUnits } from './spokenPart.ts';
import { brokenVoice, type VoiceScript } from './testing/brokenVoice.ts';
import { CountedClock, settled } from './testing/countedClock.ts';
import { type ListenedTo, listenTo } from './testing/listenedTo.ts';

const texts = [
  'Certainly, I have a table for four tomorrow at seven.',
  'Your number is 020 7946 0000, is that right?',
  'Yes.',
  'The deposit is £25.50 for each person; it is taken off the bill, of course!',
] as const;

const script = fc.record<VoiceScript>({
  firstMs: fc.integer({ min: 0, max: 1_800 }),
  chunkMs: fc.integer({ min: 20, max: 1_500 }),
  everyMs: fc.integer({ min: 0, max: 700 }),
  ending: fc.constantFrom('throw', 'hang', 'throw', 'hang', 'end'),
  givesMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_500 }), fc.constant(60_000)),
});
const rungs = fc.array(fc.array(script, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});
const sentence = fc.record({
  text: fc.constantFrom(...texts),
  abortMs: fc.oneof(fc.integer({ min: 0, max: 8_000 }), fc.constant(Number.POSITIVE_INFINITY)),
});
const allowed = ['whole', 'whole, with a seam', 'aborted', 'failed: voice-service-failed'];

/** A voice that ends too early without an error says that it is done: nobody can tell. */
const honest = (one: VoiceScript): VoiceScript =>
  one.ending === 'end' && one.givesMs > 0 ? { ...one, givesMs: 60_000 } : one;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Takes what was heard apart into the beginning of the text and rests of it. Null when it is not that. */
function seams(heard: string, text: string): string[] | null {
  const words = [...text.matchAll(/\S+/gu)].map(({ index }) => index);
  function from(at: number, place: number): string[] | null {
    let length = 0;
    while (at + length < heard.length && heard[at + length] === text[place + length]) length++;
    if (at + length === heard.length && letters(text.slice(place + length)) === '') return [];
    for (let cut = length; cut >= 0; cut--)
      for (const word of words) {
        const said = place + cut;
        const missed = word > said ? letters(text.slice(said, word)) : '';
        if (missed !== '' || (cut === 0 && word >= place)) continue;
        const rest = from(at + cut, word);
        if (rest) return [word < said ? text.slice(word, said) : '', ...rest];
      }
    return null;
  }
  return from(0, 0);
}

/** What became of a sentence: one of the four ends it may have, or what is wrong with it. */
function endOf(said: ListenedTo, text: string, tookMs: number, abortMs: number): string {
  if (said.listenersLeft > 0) return 'left a listener';
  if (tookMs > abortMs) return 'ended long after it was aborted';
  if (said.error instanceof AppError) return `failed: ${said.error.code}`;
  if (said.error !== null) return 'failed strangely';
  if (tookMs === abortMs) return 'aborted';
  const twice = seams(said.heard, text);
  if (!twice) return `not the text: ${said.heard}`;
  if (twice.some((again) => /\s/.test(again.trim())))
    return `more than a word twice: ${said.heard}`;
  return twice.length > 0 ? 'whole, with a seam' : 'whole';
}

test('every sentence is given whole, aborted or failed; nothing twice but a word; nothing is left', async () => {
  const ends: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(
      rungs,
      fc.array(sentence, { minLength: 1, maxLength: 5 }),
      async (scripts, sentences) => {
        const clock = new CountedClock();
        const voices = scripts.map((one, index) => brokenVoice(`${index}`, clock, one.map(honest)));
        const ladder = ladderVoice(voices, { clock });
        for (const { text, abortMs } of sentences) {
          const startMs = clock.monotonicMs();
          const said = await listenTo(ladder, text, clock, abortMs);
          const end = endOf(said, text, clock.monotonicMs() - startMs, abortMs);
          ends[end] = (ends[end] ?? 0) + 1;
        }
        expect(Object.keys(ends).filter((end) => !allowed.includes(end))).toEqual([]);
        await ladder.close();
        await settled();
        expect(voices.map(({ running }) => running)).toEqual(voices.map(() => 0));
        expect(clock.waiting).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
  // The scripts are fit to show all of it.
  for (const end of allowed) expect(ends[end]).toBeGreaterThan(0);
});

test('what is lost or said twice stays small where the pace is only about right', async () => {
  const text = texts[0];
  const longestWord = spokenUnits('Certainly, ');
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0.85, max: 1.15, noNaN: true }),
      fc.integer({ min: 200, max: 2_800 }),
      async (pace, givesMs) => {
        const clock = new CountedClock();
        const broken = { firstMs: 50, chunkMs: 40, everyMs: 5, ending: 'throw' as const, givesMs };
        const one = brokenVoice('one', clock, [broken], 55 * pace);
        const two = brokenVoice('two', clock, [{ ...broken, ending: 'end', givesMs: 60_000 }]);
        await listenTo(ladderVoice([one, two], { clock }), text, clock);
        const given = givesMs / (55 * pace);
        const taken = spokenUnits(text) - spokenUnits(two.asked[0] ?? '');
        expect(Math.abs(taken - given)).toBeLessThan(0.18 * given + longestWord);
      },
    ),
    { numRuns: 30 },
  );
});
