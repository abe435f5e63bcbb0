import { Trans } from '@lingui/react/macro';
import { BackToBlog } from './ArticlePage.tsx';

/** What an address under /blog/ answers that no article has. */
export function ArticleNotFoundPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
      <h1 className="headline text-3xl sm:text-4xl">
        <Trans>Article Not Found</Trans>
      </h1>
      <p className="mt-4 mb-6 max-w-prose text-lg text-muted">
        <Trans>The article you're looking for doesn't exist or has been moved.</Trans>
      </p>
      <BackToBlog />
    </div>
  );
}
