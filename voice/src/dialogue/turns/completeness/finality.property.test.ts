import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectations } from '../../model.ts';
import { endpointingDelayMs } from '../endpointing.ts';
import { defaultTurnSettings as settings } from '../settings.ts';
import { finality } from './finality.ts';

const expects = fc.constantFrom(...expectations);
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'i a table for four and on friday um seven my name is book please'.split(' '),
      ),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 30 },
  )
  .map((said) => said.join(' '));
const odds = fc.double({ min: -20, max: 20, noNaN: true });
const pause = fc.option(fc.double({ min: 0, max: 10_000, noNaN: true }));

test('a voice that sounds more like the end never makes the wait longer', () => {
  fc.assert(
    fc.property(words, expects, pause, odds, odds, (text, asked, usualPauseMs, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((byVoice) =>
        endpointingDelayMs({ text, expects: asked, usualPauseMs, byVoice }, settings),
      );
      expect(more).toBeLessThanOrEqual(less as number);
    }),
  );
});

test('a caller who pauses for longer is never waited for shorter', () => {
  fc.assert(
    fc.property(words, expects, pause, pause, (text, asked, one, other) => {
      const [short, long] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)].map(
        (usualPauseMs) =>
          endpointingDelayMs({ text, expects: asked, usualPauseMs, byVoice: null }, settings),
      );
      expect(long).toBeGreaterThanOrEqual(short as number);
    }),
  );
});

test('whatever is said, the wait lies within its bounds and a likelihood is one', () => {
  fc.assert(
    fc.property(words, expects, pause, fc.option(odds), (text, asked, usualPauseMs, byVoice) => {
      const ms = endpointingDelayMs({ text, expects: asked, usualPauseMs, byVoice }, settings);
      expect(ms).toBeGreaterThanOrEqual(settings.answerEndpointingMs);
      expect(ms).toBeLessThanOrEqual(settings.maxEndpointingMs);
      const over = finality(text, asked, byVoice, settings.language);
      expect(over).toBeGreaterThan(0);
      expect(over).toBeLessThan(1);
    }),
  );
});

test('the voice alone never makes unfinished words a whole turn', () => {
  fc.assert(
    fc.property(words, odds, (text, byVoice) => {
      expect(finality(`${text} and`, 'anything', byVoice, 'en-US')).toBeLessThan(0.2);
    }),
  );
});

test('more digits of a number never make the wait for the rest longer', () => {
  const digits = fc.array(fc.constantFrom(...'zero one two three four five'.split(' ')), {
    minLength: 1,
    maxLength: 14,
  });
  fc.assert(
    fc.property(digits, (said) => {
      const wait = (count: number) =>
        endpointingDelayMs(
          {
            text: said.slice(0, count).join(' '),
            expects: 'phone-number',
            usualPauseMs: null,
            byVoice: null,
          },
          settings,
        );
      for (let count = 2; count <= said.length; count++)
        expect(wait(count)).toBeLessThanOrEqual(wait(count - 1));
    }),
  );
});
