import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from './results.ts';
import { Utterances } from './utterances.ts';

const RATE = 8_000;
const audio = (ms: number) => new Int16Array((RATE * ms) / 1_000);

function listening() {
  const partials: string[] = [];
  const finals: string[] = [];
  const utterances = new Utterances(RATE, {
    onPartial: (text) => partials.push(text),
    onFinal: (text) => finals.push(text),
  });
  const utter = (ms: number) => {
    utterances.start();
    utterances.add(audio(ms));
    utterances.stop();
  };
  const hear = (startMs: number, endMs: number, text: string, marks: Partial<Result> = {}) =>
    utterances.hear({ startMs, endMs, text, isFinal: true, fromFinalize: false, ...marks });
  return { utterances, partials, finals, utter, hear };
}

test('the parts of an utterance are one text, told when its last part is final', () => {
  const { utterances, partials, finals, hear } = listening();
  utterances.start();
  utterances.add(audio(2_000));
  hear(0, 900, 'a table', { isFinal: false });
  hear(0, 1_200, 'a table for');
  hear(1_200, 1_900, 'four to', { isFinal: false });
  utterances.stop();
  hear(1_200, 2_000, 'four tomorrow', { isFinal: false });
  expect(finals).toEqual([]);
  hear(1_200, 2_000, 'four tomorrow', { fromFinalize: true });
  expect(finals).toEqual(['a table for four tomorrow']);
  expect(partials).toEqual(['a table', 'a table for', 'a table for four to']);
});

test('a final that reaches the end is enough, and what the vendor says of it later is not of the next', () => {
  const { utterances, finals, utter, hear } = listening();
  utter(1_000);
  hear(0, 980, 'yes');
  expect(finals).toEqual(['yes']);
  utter(1_000);
  hear(980, 1_000, '', { fromFinalize: true });
  expect(finals).toEqual(['yes']);
  hear(1_000, 2_000, 'please', { fromFinalize: true });
  expect(finals).toEqual(['yes', 'please']);
  expect(utterances.owing).toBe(false);
});

test('words of the next utterance end the one before, if the vendor says no more of that', () => {
  const { finals, utter, hear } = listening();
  utter(1_000);
  hear(0, 700, 'yes');
  utter(1_000);
  hear(1_000, 2_000, 'tomorrow', { fromFinalize: true });
  expect(finals).toEqual(['yes', 'tomorrow']);
});

test('when little is left, what there is may be the whole', () => {
  const { utterances, finals, utter, hear } = listening();
  utter(1_000);
  expect([utterances.owing, utterances.nearlyDone]).toEqual([true, false]);
  hear(0, 750, 'yes');
  expect(utterances.nearlyDone).toBe(true);
  hear(750, 1_000, 'ple', { isFinal: false });
  utterances.settle();
  expect(finals).toEqual(['yes ple']);
});

test('a new connection is told only what is not final yet, and its times begin anew', () => {
  const { utterances, finals, utter, hear } = listening();
  utter(1_000);
  hear(0, 600, 'my name');
  hear(600, 900, 'is', { isFinal: false });
  utterances.start();
  utterances.add(audio(300));
  const again = utterances.renew();
  const lengths = again.map(({ pcm, stopped }) => [
    pcm.reduce((samples, piece) => samples + piece.length, 0) / (RATE / 1_000),
    stopped,
  ]);
  expect(lengths).toEqual([
    [400, true],
    [300, false],
  ]);
  hear(0, 400, 'is ann', { fromFinalize: true });
  utterances.add(audio(200));
  utterances.stop();
  hear(400, 900, 'thanks', { fromFinalize: true });
  expect(finals).toEqual(['my name is ann', 'thanks']);
});

test('no more than half a minute is kept', () => {
  const { utterances } = listening();
  utterances.start();
  for (let ms = 0; ms < 60_000; ms += 100) utterances.add(audio(100));
  expect(utterances.renew()[0]?.pcm).toHaveLength(300);
});

test('each stop is answered once, in order, with its own words, however results are cut and connections lost', () => {
  const piece = fc.record({
    ms: fc.integer({ min: 2, max: 8 }).map((n) => n * 100),
    word: fc.boolean(),
    final: fc.boolean(),
    renew: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(piece, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
      (script) => {
        const { utterances, finals, hear } = listening();
        const wanted: string[] = [];
        let word = 0;
        let sentMs = 0;
        for (const pieces of script) {
          utterances.start();
          let unfinishedFromMs = sentMs;
          let unfinished: string[] = [];
          const said: string[] = [];
          for (const { ms, word: speaks, final, renew } of pieces) {
            utterances.add(audio(ms));
            sentMs += ms;
            if (speaks) {
              said.push(`w${word}`);
              unfinished.push(`w${word}`);
              word += 1;
            }
            if (renew) {
              const [kept] = utterances.renew();
              sentMs = (kept?.pcm ?? []).reduce((sum, pcm) => sum + pcm.length / 8, 0);
              unfinishedFromMs = 0;
            }
            hear(unfinishedFromMs, sentMs, unfinished.join(' '), { isFinal: final });
            if (final) {
              unfinishedFromMs = sentMs;
              unfinished = [];
            }
          }
          utterances.stop();
          hear(unfinishedFromMs, sentMs, unfinished.join(' '), { fromFinalize: true });
          if (utterances.owing) utterances.settle();
          wanted.push(said.join(' '));
        }
        expect(finals).toEqual(wanted);
        expect(utterances.answered).toBe(script.length);
      },
    ),
  );
});
