import { type ArticleFront, articleFront, readingMinutes } from '../../content/articles/front.ts';
import type { MarkdownFile } from '../../content/markdown.ts';

export interface Article extends ArticleFront {
  readonly path: string;
  /** Whole minutes. */
  readonly readTime: number;
  readonly tree: MarkdownFile['tree'];
}

const files = import.meta.glob<MarkdownFile>('../../content/articles/*.md', {
  eager: true,
  import: 'default',
});

/** Every article, the newest first. */
export const articles: readonly Article[] = Object.values(files)
  .map(({ front, tree, words }) => {
    const checked = articleFront.parse(front);
    return { ...checked, path: `/blog/${checked.slug}`, readTime: readingMinutes(words), tree };
  })
  .toSorted((one, other) => other.date.localeCompare(one.date));
