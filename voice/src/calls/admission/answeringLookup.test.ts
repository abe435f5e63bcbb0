import { ManualClock } from '@belldesk/kit/clock';
import { describe, expect, test } from 'vitest';
import { AnsweringLookup } from './answeringLookup.ts';
import { answering } from './testing/countedDesk.ts';

const REFRESH_MS = 2_000;

/** A lookup over a list that tests change, with the queries that it costs. */
function lookup(published: string[] = ['lamb']) {
  const clock = new ManualClock(1_000);
  const queries = { lists: 0, finds: [] as string[] };
  let gate: Promise<void> = Promise.resolve();
  let isAway = false;
  const book = new AnsweringLookup({
    clock,
    async listUsers() {
      queries.lists += 1;
      const rows = [...published];
      if (isAway) throw new Error('the database is away');
      await gate;
      return rows;
    },
    async findAnswering(user) {
      queries.finds.push(user);
      const row = published.includes(user) ? answering : null;
      if (isAway) throw new Error('the database is away');
      await gate;
      return row;
    },
  });
  return {
    book,
    clock,
    queries,
    published,
    setAway: (away: boolean) => {
      isAway = away;
    },
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

describe('an address that nobody has', () => {
  test('costs no query of its own, however many are dialled', async () => {
    const { book, clock, queries } = lookup();
    const dial = (from: number) =>
      Promise.all(Array.from({ length: 1_000 }, (_, n) => book.find(`nobody-${from + n}`)));
    expect(new Set(await dial(0))).toEqual(new Set([null]));
    await dial(1_000);
    expect(queries).toEqual({ lists: 1, finds: [] });
    clock.advance(REFRESH_MS);
    await dial(2_000);
    expect(queries).toEqual({ lists: 2, finds: [] });
  });

  test('with U+0000 in it is never looked for', async () => {
    const { book, queries } = lookup();
    expect(await book.find('lamb\u0000')).toBeNull();
    expect(queries.finds).toEqual([]);
  });

  test('is had at once when it is published here', async () => {
    const { book, published } = lookup();
    expect(await book.find('goat')).toBeNull();
    published.push('goat');
    book.changed();
    expect(await book.find('goat')).toBe(answering);
  });

  test('is had soon when it is published by another process', async () => {
    const { book, clock, published } = lookup();
    expect(await book.find('goat')).toBeNull();
    published.push('goat');
    clock.advance(REFRESH_MS);
    expect(await book.find('goat')).toBe(answering);
  });

  test('is asked for again when it was published while the list was read', async () => {
    const { book, published, holdAnswers } = lookup();
    const goOn = holdAnswers();
    const before = book.find('goat');
    published.push('goat');
    book.changed();
    const after = book.find('goat');
    goOn();
    expect(await before).toBeNull();
    expect(await after).toBe(answering);
    expect(await book.find('goat')).toBe(answering);
  });
});

describe('an address that is published', () => {
  test('is looked up once for all who call it together', async () => {
    const { book, clock, queries } = lookup();
    const found = await Promise.all(Array.from({ length: 100 }, () => book.find('lamb')));
    expect(new Set(found)).toEqual(new Set([answering]));
    expect(queries).toEqual({ lists: 1, finds: ['lamb'] });
    clock.advance(REFRESH_MS);
    await book.find('lamb');
    expect(queries).toEqual({ lists: 1, finds: ['lamb', 'lamb'] });
  });

  test('is looked up again at once after a change here, and soon after one elsewhere', async () => {
    const { book, clock, published } = lookup(['lamb', 'goat']);
    expect(await book.find('lamb')).toBe(answering);
    expect(await book.find('goat')).toBe(answering);
    published.splice(0);
    book.changed();
    expect(await book.find('lamb')).toBeNull();
    published.push('lamb');
    clock.advance(REFRESH_MS);
    expect(await book.find('lamb')).toBe(answering);
  });

  test('is not kept as it was before a change that came while it was read', async () => {
    const { book, published, holdAnswers } = lookup();
    await book.find('lamb');
    book.changed();
    const goOn = holdAnswers();
    const before = book.find('lamb');
    published.splice(0);
    book.changed();
    goOn();
    await before;
    expect(await book.find('lamb')).toBeNull();
  });

  test('keeps no more answers than a thousand', async () => {
    const users = Array.from({ length: 1_001 }, (_, n) => `user-${n}`);
    const { book, queries } = lookup(users);
    for (const user of users) await book.find(user);
    await book.find('user-1000');
    expect(queries.finds).toHaveLength(1_001);
    await book.find('user-0');
    expect(queries.finds).toHaveLength(1_002);
  });
});

test('while the database is away every call fails, unknown ones at little cost, and then no more', async () => {
  const { book, clock, queries, setAway } = lookup();
  setAway(true);
  for (let n = 0; n < 50; n += 1) await expect(book.find(`nobody-${n}`)).rejects.toThrow('away');
  expect(queries.lists).toBe(1);
  setAway(false);
  clock.advance(REFRESH_MS);
  expect(await book.find('lamb')).toBe(answering);
  setAway(true);
  clock.advance(REFRESH_MS);
  await expect(book.find('lamb')).rejects.toThrow('away');
  setAway(false);
  expect(await book.find('lamb')).toBe(answering);
});
