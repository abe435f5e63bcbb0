import { describe, expect, test } from 'vitest';
import { businesses } from '../../testing/corpus/businesses.ts';
import { readContext } from '../context.ts';
import { step } from '../reducer.ts';
import { initialState } from '../state.ts';

function after(of: string, ...lines: readonly string[]) {
  const request = businesses[of];
  if (!request) throw new Error(`nobody is called ${of}`);
  const context = readContext(request);
  return lines.reduce(
    (state, text) => step(state, { role: 'caller', text }, context),
    initialState(context.greeting),
  );
}

describe('a name', () => {
  test('stands by itself in a list of facts', () => {
    const { caller, booking } = after(
      'restaurant',
      'a table for two',
      'Friday at 7, Harper, 07700 900123',
    );
    expect(caller).toMatchObject({ name: 'Harper', phone: '+447700900123' });
    expect(booking.date).toBe('2026-11-27');
  });

  test('is told in parts, the second one later', () => {
    const { caller, asked } = after(
      'restaurant',
      'a table for two tomorrow at eight',
      'Karen',
      'Jackson is the last name',
    );
    expect([caller.name, asked]).toEqual(['Karen Jackson', 'phone']);
  });

  test.each(['Baker is the last name first name is Susan', 'first name Susan, last name Baker'])(
    '"%s"',
    (said) => {
      expect(after('restaurant', 'a table for two tomorrow at eight', said).caller.name).toBe(
        'Susan Baker',
      );
    },
  );

  test('is no message, and the message is asked for again', () => {
    const { caller, message, asked } = after(
      'trade',
      'can I leave a message',
      'my name is robert miller',
    );
    expect([caller.name, message, asked]).toEqual(['Robert Miller', undefined, 'message-text']);
  });

  test('is no job, and the job is asked for again', () => {
    const { caller, booking, asked } = after(
      'trade',
      'I need a plumber',
      'my name is robert miller',
    );
    expect([caller.name, booking.notes, asked]).toEqual(['Robert Miller', undefined, 'job']);
  });
});

describe('what something should be like', () => {
  test.each([
    ['hotel', 'a double room', 'in the east, 3 stars'],
    ['restaurant', 'a table for two', 'something not too expensive'],
    ['beauty', 'a haircut tomorrow at ten', 'it should not be too short in the back'],
  ])('is written into the notes and never understood as a fact, at a %s', (of, begin, said) => {
    const before = after(of, begin);
    const { booking, caller, asked, misses, reply } = after(of, begin, said);
    expect(booking.requests?.length).toBeGreaterThan(0);
    expect({ ...booking, requests: [] }).toEqual({ ...before.booking, requests: [] });
    expect([caller, asked, misses]).toEqual([before.caller, before.asked, 0]);
    expect(reply.say).toMatch(/pass that on/);
  });

  test('is not a refusal to give a number', () => {
    const { caller, asked } = after(
      'restaurant',
      'a table for two tomorrow at eight',
      'Jo Park',
      'something not too expensive',
    );
    expect([caller.withoutPhone, asked]).toEqual([undefined, 'phone']);
  });
});
