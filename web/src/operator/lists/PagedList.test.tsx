import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagedList } from './PagedList.tsx';
import type { Pages } from './usePages.ts';

const nothing: Pages<string> = {
  rows: null,
  problem: null,
  hasMore: false,
  isLoadingMore: false,
  readMore: () => {},
  readAgain: () => {},
};

/** What a list shows, as text. */
function shown(pages: Partial<Pages<string>>): string {
  const html = renderToStaticMarkup(
    <PagedList pages={{ ...nothing, ...pages }} empty={{ title: 'Nobody', text: 'Not one.' }}>
      {(rows) => <p>{rows.join(' ')}</p>}
    </PagedList>,
  );
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

it.each([
  ['being read', {}, '|Loading...|'],
  ['empty', { rows: [] }, '|Nobody|Not one.|'],
  ['whole', { rows: ['a', 'b'] }, '|a b|2 total|'],
  ['with more to come', { rows: ['a'], hasMore: true }, '|a|Latest 1|Show More|'],
])('a list that is %s', (_state, pages, text) => {
  expect(shown(pages)).toBe(text);
});

it('a list that could not be read says so, keeps what it has, and can be tried again', () => {
  const text = shown({ rows: ['a'], problem: new TypeError('fetch failed') });
  expect(text).toContain('The list could not be loaded.');
  expect(text).toContain('|Try Again|');
  expect(text).toContain('|a|1 total|');
});
