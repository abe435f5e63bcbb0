import { dayText } from '@belldesk/contract/time/texts';
import { Trans } from '@lingui/react/macro';
import type { Article } from './articles.ts';

/** When an article came out and how long it takes. */
export function ArticleMeta({ article }: { article: Pick<Article, 'date' | 'readTime'> }) {
  return (
    <p className="tabular text-sm text-muted">
      <time dateTime={article.date}>{dayText(article.date)}</time>
      <span aria-hidden="true"> · </span>
      <Trans>{article.readTime} min read</Trans>
    </p>
  );
}
