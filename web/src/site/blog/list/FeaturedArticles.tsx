import * as marks from '@belldesk/contract/product/articleMarks';
import { Trans } from '@lingui/react/macro';
import { ArticleCover } from '../ArticleCover.tsx';
import { ArticleMeta } from '../ArticleMeta.tsx';
import type { Article } from '../articles.ts';

export function FeaturedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="featured" {...{ [marks.FEATURED]: '' }} className="mt-14">
      <h2 id="featured" className="headline text-2xl sm:text-3xl">
        <Trans>Featured Articles</Trans>
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-12 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        {articles.map((article) => (
          <article key={article.slug} className="group relative flex flex-col">
            <div className="flex items-center justify-center rounded-md border border-line bg-card p-6 md:h-72">
              <ArticleCover slug={article.slug} className="h-full w-full max-w-sm" />
            </div>
            <p className="mt-5 text-sm font-semibold text-brass-deep">{article.category}</p>
            <h3 className="headline mt-1 text-2xl">
              <a
                href={article.path}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {article.title}
              </a>
            </h3>
            <p className="mt-3 mb-3 max-w-prose text-muted">{article.excerpt}</p>
            <ArticleMeta article={article} />
          </article>
        ))}
      </div>
    </section>
  );
}
