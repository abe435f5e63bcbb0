import { ManualClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { MeaningIndex } from './meaningIndex.ts';
import type { SentenceEmbedder } from './sentenceEmbedder.ts';

/** Means the number of letters and of words: enough to tell what was read. */
function counting(): SentenceEmbedder & { readonly read: string[] } {
  const read: string[] = [];
  const counted = (x: number, y: number) =>
    Float32Array.of(x / Math.hypot(x, y), y / Math.hypot(x, y));
  return {
    read,
    embedForAnswers(sentence) {
      read.push(sentence);
      return counted(sentence.length, sentence.split(' ').length);
    },
    embed: (sentence) => counted(sentence.split(' ').length, sentence.length),
    close() {},
  };
}

function slowly() {
  const pieces: (() => void)[] = [];
  const index = new MeaningIndex((work) => pieces.push(work));
  return {
    index,
    pieces,
    runAll: () => {
      while (pieces.length > 0) pieces.shift()?.();
    },
  };
}

test('knows nothing without a model, and of what was not read yet', () => {
  const { index, pieces, runAll } = slowly();
  expect(index.likeness('a', ['a b'])).toBeNull();
  index.prepare(['a b', 'c']);
  const embedder = counting();
  index.use(embedder);
  expect(index.likeness('a', ['a b', 'c'])).toBeNull();
  pieces.shift()?.();
  expect(index.likeness('a', ['a b', 'c'])).toBeNull();
  runAll();
  expect(index.likeness('a b', ['a b', 'c'])?.[0]).toBeCloseTo(1);
});

test('a piece of work reads one passage, each passage once, a question once', () => {
  const { index, pieces, runAll } = slowly();
  const embedder = counting();
  index.use(embedder);
  index.prepare(['one', 'two', 'three']);
  pieces.shift()?.();
  expect(embedder.read).toEqual(['one']);
  runAll();
  index.prepare(['one', 'two', 'three']);
  runAll();
  index.likeness('four', ['one']);
  index.likeness('four', ['two']);
  expect(embedder.read).toEqual(['one', 'two', 'three', 'four']);
});

test('what is asked of before it was prepared is read then', () => {
  const { index, runAll } = slowly();
  index.use(counting());
  expect(index.likeness('q', ['late'])).toBeNull();
  runAll();
  expect(index.likeness('q', ['late'])).toHaveLength(1);
});

test('closed, it knows nothing', () => {
  const { index, runAll } = slowly();
  index.use(counting());
  index.prepare(['one']);
  runAll();
  index.close();
  expect(index.likeness('q', ['one'])).toBeNull();
});

test('who waits goes on when all is read, and not later than a caller would notice', async () => {
  const pieces: (() => void)[] = [];
  const clock = new ManualClock();
  const index = new MeaningIndex((work) => pieces.push(work), clock);
  await index.ready(['without a model nobody waits']);
  index.use(counting());
  const read = index.ready(['one', 'two']);
  while (pieces.length > 0) pieces.shift()?.();
  await read;
  expect(clock.pendingCount).toBe(0);
  const late = index.ready(['three']);
  clock.advance(1_000);
  await late;
  expect(index.likeness('q', ['three'])).toBeNull();
});

test('what is said is compared with examples by another reading than a question with answers', () => {
  const { index, runAll } = slowly();
  index.use(counting());
  index.prepare(['one two']);
  runAll();
  const [asAnswer] = index.likeness('longer', ['one two']) ?? [];
  const [asExample] = index.resemblance('longer', ['one two']) ?? [];
  expect(asAnswer).toBeCloseTo((6 * 7 + 1 * 2) / Math.hypot(6, 1) / Math.hypot(7, 2));
  expect(asExample).toBeCloseTo((1 * 2 + 6 * 7) / Math.hypot(1, 6) / Math.hypot(2, 7));
  expect([...(index.embedding('a b c') ?? [])][0]).toBeCloseTo(3 / Math.hypot(3, 5));
});

test('a few examples are read when they are asked for, many beforehand', () => {
  const { index, runAll } = slowly();
  const many = Array.from({ length: 50 }, (_, n) => 'word '.repeat(n + 1));
  expect(index.resemblance('a', ['b'])).toBeNull();
  index.use(counting());
  expect(index.resemblance('a', ['b'])).toHaveLength(1);
  expect(index.resemblance('a', many)).toBeNull();
  runAll();
  expect(index.resemblance('a', many)).toHaveLength(50);
});
