import { addressOf } from '@belldesk/contract/product/articleFilter';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Sample } from '../../layout/Sample.tsx';
import { Prose } from '../prose/Prose.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import type { Article } from './articles.ts';
import { NewsletterBox } from './NewsletterBox.tsx';
import { Portrait } from './Portrait.tsx';

export function BackToBlog() {
  return (
    <a
      href="/blog"
      className="inline-flex min-h-11 items-center gap-2 font-medium text-pine hover:text-pine-deep"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      <Trans>Back to Blog</Trans>
    </a>
  );
}

export function ArticlePage({ article }: { article: Article }) {
  const { title, excerpt, category, author } = article;
  return (
    <>
      <article className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
        <BackToBlog />
        <header className="mt-6 grid gap-8 border-b border-line pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-end lg:gap-14">
          <div>
            <a
              href={addressOf({ text: '', topic: category })}
              className="text-sm font-semibold text-brass-deep underline-offset-4 hover:underline"
            >
              {category}
            </a>
            <h1 className="headline mt-3 text-3xl sm:text-4xl">{title}</h1>
            <p className="mt-5 max-w-prose text-lg text-muted">{excerpt}</p>
            <Sample
              of="writers"
              instead={
                <div className="mt-7">
                  <ArticleMeta article={article} />
                </div>
              }
            >
              <div className="mt-7 flex items-center gap-4">
                <Portrait name={author.name} className="size-14 shrink-0" />
                <div>
                  <p className="font-semibold">{author.name}</p>
                  <p className="text-sm text-muted">{author.role}</p>
                  <ArticleMeta article={article} />
                </div>
              </div>
            </Sample>
          </div>
          <ArticleCover slug={article.slug} className="w-full" />
        </header>
        <div className="mx-auto mt-10 max-w-[42rem] text-lg">
          <Prose tree={article.tree} />
          <div className="mt-14 border-t border-line pt-4 text-base">
            <BackToBlog />
          </div>
        </div>
      </article>
      <NewsletterBox />
    </>
  );
}
