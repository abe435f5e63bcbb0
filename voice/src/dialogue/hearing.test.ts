import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHeardAlike, joinedHearing, SURE_ENOUGH, soundHearing } from './hearing.ts';

test('readings that are empty, repeated, of no likelihood or too many are left out, the likeliest first', () => {
  const others = ['five', ' nine ', 'five', '', 'four'].map((text) => ({ text, confidence: 0.2 }));
  const hearing = soundHearing('nine', {
    confidence: 0.5,
    alternatives: [...others, { text: 'fine', confidence: 0.3 }, { text: 'x', confidence: 7 }],
  });
  expect(hearing?.alternatives.map(({ text }) => text)).toEqual(['fine', 'five', 'four']);
});

test.each([Number.NaN, -0.1, 1.1, Number.POSITIVE_INFINITY])(
  'a confidence of %s tells nothing',
  (confidence) => {
    expect(soundHearing('nine', { confidence, alternatives: [] })).toBeNull();
  },
);

test('a turn in parts is as sure as all of them together, and may differ in any one', () => {
  const part = (text: string, confidence: number, other: string) => ({
    text,
    hearing: { confidence, alternatives: [{ text: other, confidence: 0.4 }] },
  });
  expect(
    joinedHearing([part('on the forth', 0.5, 'on the fourth'), part('at seven', 0.5, 'at eleven')]),
  ).toEqual({
    confidence: 0.25,
    alternatives: [
      { text: 'on the fourth at seven', confidence: 0.2 },
      { text: 'on the forth at eleven', confidence: 0.2 },
    ],
  });
  expect(joinedHearing([{ text: 'at seven', hearing: null }])).toBeNull();
  expect(joinedHearing([])).toBeNull();
});

test('what is known of one part alone counts for the turn', () => {
  const hearing = { confidence: 0.5, alternatives: [{ text: 'at eleven', confidence: 0.5 }] };
  const joined = joinedHearing([
    { text: 'tomorrow', hearing: null },
    { text: 'at seven', hearing },
  ]);
  expect(joined).toEqual({
    confidence: 0.5,
    alternatives: [{ text: 'tomorrow at eleven', confidence: 0.5 }],
  });
});

test('a hearing stays one, whatever a recogniser tells', () => {
  const reading = fc.record({ text: fc.string({ maxLength: 5 }), confidence: fc.double() });
  const hearing = fc.record({ confidence: fc.double(), alternatives: fc.array(reading) });
  const parts = fc.array(fc.record({ text: fc.string(), hearing: fc.option(hearing) }));
  fc.assert(
    fc.property(parts, (all) => {
      const sound = all.map(({ text, hearing: told }) => ({
        text,
        hearing: told && soundHearing(text, told),
      }));
      const joined = joinedHearing(sound);
      if (joined === null) return;
      for (const { confidence } of [joined, ...joined.alternatives]) {
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
      expect(joined.alternatives.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('words are answered alike where nothing speaks against them', () => {
  const sure = { confidence: SURE_ENOUGH, alternatives: [] };
  const unsure = { confidence: SURE_ENOUGH - 0.1, alternatives: [] };
  const other = { ...sure, alternatives: [{ text: 'nine', confidence: 0.1 }] };
  expect(isHeardAlike(null, sure)).toBe(true);
  expect(isHeardAlike(unsure, { ...unsure })).toBe(true);
  expect(isHeardAlike(null, unsure)).toBe(false);
  expect(isHeardAlike(sure, other)).toBe(false);
});
