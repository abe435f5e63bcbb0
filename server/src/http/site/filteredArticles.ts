import {
  type ArticleFilter,
  addressOf,
  isEverything,
  matches,
} from '@belldesk/contract/product/articleFilter';
import * as marks from '@belldesk/contract/product/articleMarks';
import { escaped } from '../../escaped.ts';

/**
 * The page of the blog as its script would show it for a filter, for whoever runs no script. The articles
 * stand in the prerendered page; what does not match is hidden.
 */
export function filteredArticles(html: string, filter: ArticleFilter): string {
  if (isEverything(filter)) return html;
  let found = 0;
  const articles = html.replace(elements('li', marks.ARTICLE), (item, category: string) => {
    const isFound = matches(filter, {
      title: textIn(item, marks.TITLE),
      excerpt: textIn(item, marks.EXCERPT),
      category: unescaped(category),
    });
    if (isFound) found += 1;
    return isFound ? item : item.replace('<li ', '<li hidden="" ');
  });
  const shown = articles
    .replace(`${marks.FEATURED}=""`, `${marks.FEATURED}="" hidden=""`)
    .replace(`>${marks.listTitles.all}</h2>`, `>${marks.listTitles.filtered}</h2>`)
    .replace(
      'name="q"/>',
      () => `name="q" value="${escaped(filter.text)}"/>${keptTopic(filter.topic)}`,
    )
    .replace(
      new RegExp(`<a href="[^"]*" ${marks.TOPIC}="([^"]*)"( aria-current="true")?`, 'g'),
      (_link, topic: string) => linkTo({ ...filter, topic: unescaped(topic) }, filter.topic),
    );
  if (found > 0) return shown;
  return shown.replace(
    new RegExp(`${marks.NONE}=""[^>]*>`),
    (opening) => `${opening}${marks.NOTHING_FOUND}`,
  );
}

/** The next search stays within the topic. */
function keptTopic(topic: string): string {
  return topic === '' ? '' : `<input type="hidden" name="topic" value="${escaped(topic)}"/>`;
}

function linkTo(target: ArticleFilter, current: string): string {
  const mark = target.topic === current ? ' aria-current="true"' : '';
  return `<a href="${escaped(addressOf(target))}" ${marks.TOPIC}="${escaped(target.topic)}"${mark}`;
}

/** Elements whose first attribute is the mark. */
function elements(tag: string, mark: string): RegExp {
  return new RegExp(`<${tag} ${mark}="([^"]*)".*?</${tag}>`, 'gs');
}

function textIn(html: string, mark: string): string {
  const [, inner = ''] = new RegExp(`${mark}=""[^>]*>(.*?)</(?:h3|p)>`, 's').exec(html) ?? [];
  return unescaped(inner.replace(/<[^>]*>/g, ''));
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** What a prerendered page writes as references. */
function unescaped(html: string): string {
  return html.replace(
    /&(?:lt|gt|quot|#x27|amp);/g,
    (reference) => CHARACTERS[reference] ?? reference,
  );
}
