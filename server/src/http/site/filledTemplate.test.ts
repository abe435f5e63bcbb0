import { expect, it } from 'vitest';
import { fillTemplate } from './filledTemplate.ts';

it('a text stands where its mark does, and can be no HTML', () => {
  expect(
    fillTemplate('<p title="[[name]]">[[name]], [[other]]</p>', { name: '<b>"A" & \'B\'$&' }),
  ).toBe(
    '<p title="&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;$&amp;">&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;$&amp;, [[other]]</p>',
  );
});

it('an element stands once for each of its list, and not at all for none', () => {
  const html = '<ul><li data-each="row" class="x">[[n]]</li></ul><p data-each="none">no</p>[[n]]';
  expect(fillTemplate(html, { n: 'all' }, { row: [{ n: '1' }, { n: '2' }] })).toBe(
    '<ul><li class="x">1</li><li class="x">2</li></ul>all',
  );
});
