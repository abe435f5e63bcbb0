import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readMarkdown, textOf } from '../../content/markdown.ts';
import { sectionOf, tablesAsLists } from './sections.ts';

const { tree } = readMarkdown('# Top\n\n## One\n\nfirst\n\n### Within\n\n## Two\n\nsecond');

test('a section ends where the next begins', () => {
  expect(textOf(sectionOf(tree, 'One'))).toMatch(/first\s+Within/);
  expect(textOf(sectionOf(tree, 'One'))).not.toContain('second');
  expect(textOf(sectionOf(tree, 'Two')).trim()).toBe('second');
});

test('a section that is not there is an error', () => {
  expect(() => sectionOf(tree, 'Three')).toThrow(RangeError);
});

test('the README has the settings that the documentation shows', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8');
  expect(textOf(sectionOf(readMarkdown(readme).tree, 'Settings'))).toContain('PUBLIC_URL');
});

test('the rows of a table become terms with their explanation before their default', () => {
  const table = readMarkdown(
    '| name | default | what |\n|---|---|---|\n| `PORT` | 3000 | Port |',
  ).tree;
  const [list] = tablesAsLists(table, 'Default').children;
  expect(list).toMatchObject({ tagName: 'dl', children: [{ tagName: 'div' }] });
  expect(list && textOf(list)).toMatch(/^PORT Port Default: {2}3000$/);
});
