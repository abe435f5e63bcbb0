import { ManualClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { MeaningIndex } from './meaningIndex.ts';
import type { SentenceEmbedder } from './sentenceEmbedder.ts';

/** Means the number of letters and of words: enough to tell what was read. */
function counting(): SentenceEmbedder & { readonly read: string[] } {
  const read: string[] = [];
  return {
    read,
    embed(sentence) {
      read.push(sentence);
      const [x, y] = [sentence.length, sentence.split(' ').length];
      const norm = Math.hypot(x, y);
      return Float32Array.of(x / norm, y / norm);
    },
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
  clock.advance(400);
  await late;
  expect(index.likeness('q', ['three'])).toBeNull();
});
