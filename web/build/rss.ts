import { SITE_ORIGIN } from '@belldesk/contract/siteOrigin';
import type { Article } from '../src/site/blog/articles.ts';

type Entry = Pick<Article, 'title' | 'excerpt' | 'path' | 'category' | 'date'>;

/** The blog's feed (RSS 2.0, with the address of the feed itself as RFC 4287's self link); newest first. */
export function rss(articles: readonly Entry[]): string {
  const items = articles.map(
    ({ title, excerpt, path, category, date }) => `    <item>
      <title>${escaped(title)}</title>
      <link>${SITE_ORIGIN}${path}</link>
      <guid>${SITE_ORIGIN}${path}</guid>
      <description>${escaped(excerpt)}</description>
      <category>${escaped(category)}</category>
      <pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Belldesk blog</title>
    <link>${SITE_ORIGIN}/blog</link>
    <description>Notes on the telephone for restaurants, hotels, salons and clinics.</description>
    <language>en</language>
    <atom:link href="${SITE_ORIGIN}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
