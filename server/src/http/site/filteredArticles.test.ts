import { NOTHING_FOUND } from '@belldesk/contract/product/articleMarks';
import { expect, test } from 'vitest';
import { filteredArticles } from './filteredArticles.ts';

const row = (id: string, category: string, title: string) =>
  `<li data-article-category="${category}" class="x"><h3 data-article-title=""><a href="/blog/${id}">${title}</a></h3>` +
  `<p class="x" data-article-excerpt="">About ${id}.</p></li>`;
const page =
  '<form data-article-search=""><input name="q"/></form>' +
  '<a href="/blog" data-article-topic="" aria-current="true" class="x">All</a>' +
  '<a href="/blog?topic=Healthcare" data-article-topic="Healthcare" class="x">Healthcare</a>' +
  '<section data-articles-featured="" class="x"></section>' +
  '<h2 data-articles-heading="" class="x">Recent Articles</h2>' +
  `<ul>${row('clinic', 'Healthcare', 'The clinic&#x27;s phone')}${row('night', 'FAQ', 'Tea &amp; night')}</ul>` +
  '<p role="status" data-articles-none="" class="x"></p>';

/** Articles that are not hidden. */
const shown = (html: string) =>
  [...html.matchAll(/<li (hidden="" )?data.*?href="\/blog\/(\w+)"/g)].flatMap(([, hidden, id]) =>
    hidden ? [] : [id],
  );

test.each([
  ['', 'Healthcare', ['clinic']],
  ['NIGHT', '', ['night']],
  ["clinic's", '', ['clinic']],
  ['tea & n', '', ['night']],
  ['night', 'Healthcare', []],
  ['class', '', []],
])('text %j and topic %j show %j', (text, topic, ids) => {
  expect(shown(filteredArticles(page, { text, topic }))).toEqual(ids);
});

test('what goes with a search goes with it: heading, featured, box, topics', () => {
  const html = filteredArticles(page, { text: 'clinic', topic: 'Healthcare' });
  expect(html).toContain('>Search Results</h2>');
  expect(html).toContain('data-articles-featured="" hidden=""');
  expect(html).toContain(
    'name="q" value="clinic"/><input type="hidden" name="topic" value="Healthcare"/>',
  );
  expect(html).toContain('<a href="/blog?q=clinic" data-article-topic="" class');
  expect(html).toContain(
    '<a href="/blog?q=clinic&amp;topic=Healthcare" data-article-topic="Healthcare" aria-current="true"',
  );
  expect(html).not.toContain(NOTHING_FOUND);
});

test('nothing found is said, and what was typed is no HTML', () => {
  const html = filteredArticles(page, { text: '"><script>$&', topic: '' });
  expect(html).toContain(`class="x">${NOTHING_FOUND}</p>`);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"');
  expect(html).not.toContain('<script>');
});

test('without a filter the page stays as it is', () => {
  expect(filteredArticles(page, { text: '', topic: '' })).toBe(page);
});
