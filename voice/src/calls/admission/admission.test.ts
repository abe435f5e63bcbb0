import { createTrunkOf } from '@belldesk/kit/namedTrunks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Admission, type Line, type RefusalReason } from './admission.ts';
import { refusalText, sipRefusal } from './refusals.ts';

const limits = {
  maxCalls: 6,
  maxCallsPerSource: 2,
  maxCallsPerAssistant: 3,
  maxBrowserCallsPerAssistant: 1,
};
const trunks = [
  { name: 'carrier', networks: ['203.0.113.0/24'], maxLines: 4, country: null },
  { name: 'pbx', networks: ['192.0.2.10'], maxLines: null, country: null },
];
const admission = () => new Admission(limits, createTrunkOf(trunks));

function taken(line: Line | RefusalReason): Line {
  if (typeof line === 'string') throw new Error(`no line: ${line}`);
  return line;
}

describe('a line', () => {
  test('is taken in the moment it is asked for, by no more than there are', () => {
    const house = new Admission({ maxCalls: 100 });
    const lines = Array.from({ length: 500 }, () => house.fromAddress('192.0.2.1'));
    expect(lines.filter((line) => typeof line !== 'string')).toHaveLength(100);
    expect(house.lines).toBe(100);
    expect(house.isFull()).toBe(true);
    expect(house.refused('platform')).toBe(400);
  });

  test('is refused to one source that has its share, and not to others', () => {
    const house = admission();
    const lines = [1, 2].map(() => taken(house.fromAddress('198.51.100.1')));
    expect(house.fromAddress('::ffff:198.51.100.1')).toBe('source');
    expect(typeof house.fromAddress('198.51.100.2')).toBe('object');
    lines[0]?.giveBack();
    expect(typeof house.fromAddress('198.51.100.1')).toBe('object');
  });

  test('is refused to one IPv6 network that has its share', () => {
    const house = admission();
    house.fromAddress('2001:db8::1');
    house.fromAddress('2001:db8::2');
    expect(house.fromAddress('2001:db8::3')).toBe('source');
    expect(typeof house.fromAddress('2001:db8:0:1::3')).toBe('object');
  });

  test('of a named trunk is counted by the trunk and not by the address', () => {
    const house = admission();
    const met = ['1', '2', '3', '1', '1'].map((last) => house.fromAddress(`203.0.113.${last}`));
    expect(met.map((line) => (typeof line === 'string' ? line : 'line'))).toEqual([
      'line',
      'line',
      'line',
      'line',
      'trunk',
    ]);
    house.fromAddress('192.0.2.10');
    house.fromAddress('192.0.2.10');
    expect(house.fromAddress('192.0.2.10')).toBe('platform');
  });

  test('with an assistant that has its share is not had, by telephone or browser', () => {
    const house = admission();
    const first = taken(house.fromBrowser('a'));
    expect(house.fromBrowser('a')).toBe('assistant-browser');
    expect(house.metInBrowser('a')).toBe('assistant-browser');
    expect(house.metInBrowser('b')).toBeNull();
    for (const address of ['192.0.2.1', '192.0.2.2'])
      expect(taken(house.fromAddress(address)).answerFor('a')).toBeNull();
    const more = taken(house.fromAddress('192.0.2.3'));
    expect(more.answerFor('a')).toBe('assistant');
    first.giveBack();
    expect(house.fromBrowser('a')).not.toBe('assistant');
    more.giveBack();
    expect(house.lines).toBe(3);
  });

  test('is given back once, however often that is asked', () => {
    const house = admission();
    const line = taken(house.fromAddress('192.0.2.1'));
    line.answerFor('a');
    house.fromAddress('192.0.2.1');
    line.giveBack();
    line.giveBack();
    expect(house.lines).toBe(1);
  });

  test('is had no more once the house is closed, which waits for those that are out', async () => {
    const house = admission();
    const line = taken(house.fromAddress('192.0.2.1'));
    let closed = false;
    const closing = house.close().then(() => {
      closed = true;
    });
    expect(house.fromAddress('192.0.2.2')).toBe('closing');
    expect(line.answerFor('a')).toBe('closing');
    await Promise.resolve();
    expect(closed).toBe(false);
    line.giveBack();
    await closing;
    expect(house.heldCounts).toBe(0);
  });
});

test('whatever is taken and given back, no limit is exceeded and nothing stays counted', () => {
  const step = fc.record({
    from: fc.constantFrom('192.0.2.1', '192.0.2.2', '203.0.113.1', '192.0.2.10', 'browser', 'self'),
    assistant: fc.constantFrom('a', 'b'),
    givesBack: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const house = admission();
      const out: { line: Line; from: string; assistant: string | null }[] = [];
      for (const { from, assistant, givesBack } of steps) {
        const line =
          from === 'browser'
            ? house.fromBrowser(assistant)
            : from === 'self'
              ? house.fromSelf()
              : house.fromAddress(from);
        if (typeof line !== 'string') {
          const met = from === 'browser' ? null : line.answerFor(assistant);
          out.push({ line, from, assistant: met === null ? assistant : null });
        }
        const count = (is: (each: (typeof out)[number]) => boolean) => out.filter(is).length;
        expect(house.lines).toBe(out.length);
        expect(out.length).toBeLessThanOrEqual(limits.maxCalls);
        expect(count((each) => each.from === '192.0.2.1')).toBeLessThanOrEqual(2);
        expect(count((each) => each.from === '203.0.113.1')).toBeLessThanOrEqual(4);
        expect(count((each) => each.assistant === 'a')).toBeLessThanOrEqual(3);
        expect(
          count((each) => each.from === 'browser' && each.assistant === 'b'),
        ).toBeLessThanOrEqual(1);
        for (const { line: back } of out.splice(givesBack, 1)) back.giveBack();
      }
      for (const { line } of out) line.giveBack();
      expect(house.heldCounts).toBe(0);
    }),
  );
});

test('a busy assistant is 486, so that a trunk goes on with calls for others; all else is 503', () => {
  for (const reason of ['assistant', 'assistant-browser'] as const) {
    expect(sipRefusal(reason).status).toBe(486);
    expect(refusalText(reason)).toMatch(/^This assistant /);
  }
  for (const reason of ['closing', 'platform', 'source', 'trunk'] as const) {
    expect(sipRefusal(reason)).toEqual({ status: 503, headers: { 'Retry-After': '5' } });
    expect(refusalText(reason)).toMatch(/^All lines are busy/);
  }
});
