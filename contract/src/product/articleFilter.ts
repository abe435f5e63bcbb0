/** What of the blog is shown: an article must have the text in its title or excerpt, and be of the topic. */
export interface ArticleFilter {
  readonly text: string;
  /** A category, or empty for all. */
  readonly topic: string;
}

export const BLOG_PATH = '/blog';

/** The filter that an address asks for; `search` is its query with or without the question mark. */
export function filterIn(search: string): ArticleFilter {
  const query = new URLSearchParams(search);
  return { text: query.get('q') ?? '', topic: query.get('topic') ?? '' };
}

/** The address under which a filter can be linked. */
export function addressOf({ text, topic }: ArticleFilter): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (topic !== '') query.set('topic', topic);
  return query.size === 0 ? BLOG_PATH : `${BLOG_PATH}?${query.toString()}`;
}

export function isEverything({ text, topic }: ArticleFilter): boolean {
  return text === '' && topic === '';
}

export function matches(
  filter: ArticleFilter,
  article: { readonly title: string; readonly excerpt: string; readonly category: string },
): boolean {
  const sought = filter.text.toLowerCase();
  const isFound = [article.title, article.excerpt].some((text) =>
    text.toLowerCase().includes(sought),
  );
  return isFound && (filter.topic === '' || article.category === filter.topic);
}
