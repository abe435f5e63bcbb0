import { Trans } from '@lingui/react/macro';
import { Island } from '../../islands/Island.tsx';
import { articles } from './articles.ts';
import { ArticleList } from './list/ArticleList.tsx';
import { NewsletterBox } from './NewsletterBox.tsx';

/** The list; its island carries no properties, for it works on what stands in the page. */
const List = () => <ArticleList articles={articles} />;

export function BlogPage() {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-16">
        <h1 className="headline text-4xl sm:text-5xl">
          <Trans>Blog</Trans>
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          <Trans>
            Practical advice on phone calls for restaurants, hotels, salons and clinics, from people
            who have worked a reception.
          </Trans>
        </p>
        <div className="mt-10">
          <Island name="article-list" component={List} props={{}} wake="touch" />
        </div>
      </div>
      <NewsletterBox />
    </>
  );
}
