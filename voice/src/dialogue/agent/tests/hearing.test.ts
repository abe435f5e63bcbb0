import { describe, expect, test } from 'vitest';
import { converse, type HeardTurn } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

type Others = readonly (readonly [text: string, confidence: number])[];

/** A call to a restaurant on Friday, 20 November 2026. */
function call(language = 'en-GB') {
  const hear = converse(createRuleBasedAgent(), modelRequest({ language }));
  const says = (text: string, confidence?: number, others: Others = []): Promise<HeardTurn> =>
    hear({
      role: 'caller',
      text,
      ...(confidence !== undefined && {
        hearing: {
          confidence,
          alternatives: others.map(([said, likely]) => ({ text: said, confidence: likely })),
        },
      }),
    });
  const keys = (text: string) => hear({ role: 'caller', text, keyed: true });
  return { says, keys };
}

async function askedForDay(language?: string) {
  const begun = call(language);
  await begun.says(language?.startsWith('es') ? 'una mesa para dos' : 'a table for two please');
  return begun;
}

describe('of several readings', () => {
  test('the one that is an answer is taken', async () => {
    const { says } = await askedForDay();
    const { text } = await says('on the forth of jewel', 0.5, [['on the fourth of December', 0.4]]);
    expect(text).toBe('What time would you like?');
    await says('at seven');
    await says('Jo Park');
    const read = await says('020 7946 0777');
    expect(read.text).toContain('Friday the 4th of December at 7 pm');
  });

  test('one that is an answer, and most likely was not said, is not', async () => {
    const { says } = await askedForDay();
    const { text } = await says('hm brr the', 0.97, [['the fourth of December', 0.03]]);
    expect(text).toMatch(/did not catch the day/);
    await says('hm brr the', 0.97, [['the fourth of December', 0.03]]);
    expect((await says('hm brr the', 0.97, [['the fourth of December', 0.03]])).text).not.toMatch(
      /time/,
    );
  });

  test('those that tell the same count together', async () => {
    const { says } = await askedForDay();
    const { text } = await says('the fourth of December', 0.4, [
      ['fourth of December please', 0.3],
      ['the fifth of December', 0.2],
    ]);
    expect(text).toBe('What time would you like?');
  });

  test('two that are about as likely are not decided by the machine', async () => {
    const { says } = await askedForDay();
    const { text, expects } = await says('the fourth of December', 0.45, [
      ['the fifth of December', 0.4],
    ]);
    expect(text).toBe('Was that Friday the 4th of December?');
    expect(expects).toBe('yes-no');
    expect((await says('no, the fifth of December')).text).toBe('What time would you like?');
  });

  test('a question that was understood is not taken for an answer', async () => {
    const { says } = await askedForDay();
    const { text } = await says('where can I park?', 0.5, [['the fourth of March', 0.3]]);
    expect(text).toMatch(/behind the house/);
  });
});

describe('what was heard unsurely', () => {
  test('is read back, and taken once the caller agrees', async () => {
    const { says } = await askedForDay();
    await says('the fourth of December', 0.4);
    expect((await says('yes, at seven')).text).toBe('What name shall I put it under?');
  });

  test('is taken where it is heard twice', async () => {
    const { says } = await askedForDay();
    await says('the fourth of December', 0.4);
    expect((await says('the fourth of December', 0.4)).text).toBe('What time would you like?');
  });

  test('is asked for again where the caller says no, and then with the keypad', async () => {
    const { says } = await askedForDay();
    await says('the fourth of December', 0.4);
    const again = await says('no');
    expect(again.text).toMatch(/did not catch the day\. Which day shall I put down/);
    const withKeys = await says('the fifth of December', 0.4);
    expect(withKeys.text).toMatch(/type it on your keypad/);
    // all is read back before it is booked
    expect((await says('the fifth of December', 0.4)).text).toBe('What time would you like?');
  });

  test('is not read back where it is most likely wrong', async () => {
    const { says } = await askedForDay();
    const { text } = await says('the fourth of December', 0.03);
    expect(text).toMatch(/did not catch the day/);
  });

  test('stays in doubt while the caller asks something else', async () => {
    const { says } = await askedForDay();
    await says('the fourth of December', 0.4);
    expect((await says('where can I park?')).text).toMatch(
      /behind the house\. Was that Friday the 4th of December\?$/,
    );
    expect((await says('pardon?')).text).toMatch(/Was that Friday the 4th of December\?$/);
    expect((await says('yes')).text).toBe('What time would you like?');
  });

  test('is agreed to by key', async () => {
    const { says, keys } = await askedForDay();
    await says('the fourth of December', 0.4);
    expect((await keys('1')).text).toBe('What time would you like?');
  });

  test('is read back after a silence', async () => {
    const hear = converse(createRuleBasedAgent(), modelRequest());
    await hear({ role: 'caller', text: 'a table for two please' });
    const hearing = { confidence: 0.4, alternatives: [] };
    await hear({ role: 'caller', text: 'the fourth of December', hearing });
    expect((await hear({ role: 'silence' })).text).toMatch(
      /Was that Friday the 4th of December\?$/,
    );
  });

  test.each([
    ['a table please', 'for four', 'Was that 4 people?'],
    ['a table for two on Monday', 'at seven', 'Was that 7 pm?'],
    ['a table for two on Monday at seven', 'Jo Park', 'Was that Jo Park?'],
  ])('"%s", "%s": %s', async (wish, answered, asked) => {
    const { says } = call();
    await says(wish);
    expect((await says(answered, 0.4)).text).toBe(asked);
  });

  test('a number is read back digit by digit', async () => {
    const { says } = call();
    await says('a table for two on Monday at seven, my name is Jo Park');
    expect((await says('020 7946 0777', 0.4)).text).toBe('Was that 0 2 0, 7 9 4 6, 0 7 7 7?');
  });

  test('is asked in the language of the call', async () => {
    const { says } = await askedForDay('es-ES');
    expect((await says('el cuatro de diciembre', 0.4)).text).toMatch(
      /^¿Ha dicho .*4 de diciembre\?$/,
    );
  });

  test('a yes to what was read back is asked for once more', async () => {
    const { says } = call();
    await says('a table for two on Monday at seven, my name is Jo Park');
    await says('020 7946 0777');
    const again = await says('yes', 0.4, [['no', 0.35]]);
    expect(again.text).toMatch(/yes or no\?$/);
    expect(again.calls).toEqual([]);
    expect((await says('yes', 0.9)).calls).toHaveLength(1);
  });
});

describe('a danger to life', () => {
  const announced = /nine nine nine/;

  test('is heard in whatever reading it stands', async () => {
    const { says } = await askedForDay();
    const { text } = await says('my husband has a hard tack', 0.6, [
      ['my husband has a heart attack', 0.01],
    ]);
    expect(text).toMatch(announced);
  });

  test('is heard while something else is in doubt', async () => {
    const { says } = await askedForDay();
    await says('the fourth of December', 0.4);
    expect((await says('he has stopped breathing', 0.3)).text).toMatch(announced);
    expect((await says('yes')).text).toBe('What time would you like?');
  });
});
