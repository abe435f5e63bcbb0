/** Attributes by which the script of the blog's list, and the server where no script runs, find the parts of the page. */
export const FORM = 'data-article-search';
export const TOPIC = 'data-article-topic';
export const FEATURED = 'data-articles-featured';
export const HEADING = 'data-articles-heading';
export const ARTICLE = 'data-article-category';
export const TITLE = 'data-article-title';
export const EXCERPT = 'data-article-excerpt';
export const NONE = 'data-articles-none';

export const listTitles = { all: 'Recent Articles', filtered: 'Search Results' } as const;
export const NOTHING_FOUND = 'No articles found. Try a different search term or category.';
