import * as marks from '@belldesk/contract/product/articleMarks';
import { Sample } from '../../../layout/Sample.tsx';
import { ArticleCover } from '../ArticleCover.tsx';
import { ArticleMeta } from '../ArticleMeta.tsx';
import type { Article } from '../articles.ts';
import { FeaturedArticles } from './FeaturedArticles.tsx';
import { Search } from './Search.tsx';

/** Search, topics, the featured articles and all of them; without its script it shows every article. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <>
      <Search />
      <FeaturedArticles articles={articles.filter(({ featured }) => featured)} />
      <section aria-labelledby="articles" className="mt-14">
        <h2 id="articles" {...{ [marks.HEADING]: '' }} className="headline text-2xl sm:text-3xl">
          {marks.listTitles.all}
        </h2>
        <ul className="mt-4">
          {articles.map((article) => (
            <li
              key={article.slug}
              {...{ [marks.ARTICLE]: article.category }}
              className="border-t border-line first:border-t-0"
            >
              <Row article={article} />
            </li>
          ))}
        </ul>
        <p role="status" {...{ [marks.NONE]: '' }} className="mt-6 text-lg text-muted" />
      </section>
    </>
  );
}

function Row({ article }: { article: Article }) {
  const { path, slug, title, excerpt, category, author } = article;
  return (
    <article className="group relative grid gap-5 py-8 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-8">
      <ArticleCover slug={slug} className="w-44 max-w-full sm:w-full" />
      <div>
        <p className="text-sm font-semibold text-brass-deep">{category}</p>
        <h3 className="headline mt-1 text-xl" {...{ [marks.TITLE]: '' }}>
          <a
            href={path}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </h3>
        <p className="mt-2 max-w-prose text-muted" {...{ [marks.EXCERPT]: '' }}>
          {excerpt}
        </p>
        <div className="mt-3 flex flex-wrap gap-x-3 text-sm">
          <Sample of="writers">
            <span className="font-medium">{author.name}</span>
          </Sample>
          <ArticleMeta article={article} />
        </div>
      </div>
    </article>
  );
}
