import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import type { Pages } from './usePages.ts';

interface PagedListProps<Row> {
  readonly pages: Pages<Row>;
  /** Shown where there is nothing. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in all its states: being read, not readable, empty, and with more to come. */
export function PagedList<Row>({ pages, empty, children }: PagedListProps<Row>) {
  const { rows, problem, hasMore, isLoadingMore } = pages;
  return (
    <div className="flex flex-col gap-4">
      {problem != null && (
        <ErrorBanner action={<TryAgain onClick={pages.readAgain} />}>
          {messageOf(problem, t`The list could not be loaded. Check your connection.`)}
        </ErrorBanner>
      )}
      {!rows && problem == null && <Spinner label={t`Loading...`} className="text-muted" />}
      {rows?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {rows && rows.length > 0 && (
        <>
          {children(rows)}
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="tabular text-sm text-muted">
              {hasMore ? t`Latest ${rows.length}` : t`${rows.length} total`}
            </p>
            {hasMore && (
              <Button kind="secondary" size="small" busy={isLoadingMore} onClick={pages.readMore}>
                <Trans>Show More</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
