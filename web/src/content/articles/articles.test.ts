import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readMarkdown } from '../markdown.ts';
import { articleCategories, articleFront, articleSlugs, readingMinutes } from './front.ts';

const folder = new URL('.', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
const articles = await Promise.all(
  names.map(async (name) => {
    const file = readMarkdown(await readFile(new URL(name, folder), 'utf8'));
    return { name, file, front: articleFront.parse(file.front) };
  }),
);

test('there are eight, each in the file of its slug, with an id of its own', () => {
  expect(articles.map(({ front }) => front.slug).sort()).toEqual([...articleSlugs].sort());
  for (const { name, front } of articles) expect(name).toBe(`${front.slug}.md`);
  expect(new Set(articles.map(({ front }) => front.id)).size).toBe(articles.length);
});

test('every topic has one', () => {
  expect(new Set(articles.map(({ front }) => front.category))).toEqual(new Set(articleCategories));
});

test('the two newest are the featured ones', () => {
  const byDate = articles.toSorted((one, other) => other.front.date.localeCompare(one.front.date));
  expect(byDate.map(({ front }) => front.featured)).toEqual([
    true,
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});

test.each(articles)(
  '$name has 600 to 1,200 words under headings of the second level',
  ({ file }) => {
    expect(file.words).toBeGreaterThanOrEqual(600);
    expect(file.words).toBeLessThanOrEqual(1_200);
    expect(file.headings.length).toBeGreaterThanOrEqual(3);
    expect(file.headings.every(({ level }) => level === 2 || level === 3)).toBe(true);
  },
);

test('front matter that is not whole is refused', () => {
  expect(articleFront.safeParse({ slug: 'what-is-ai-phone-receptionist' }).success).toBe(false);
});

test.each([
  [0, 1],
  [220, 1],
  [660, 3],
  [1_200, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
