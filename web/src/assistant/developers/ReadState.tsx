import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

interface ReadStateProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  readonly loading: string;
  /** Said where no answer came at all. */
  readonly failed: string;
}

/** That something is being read, or could not be. */
export function ReadState({ query, loading, failed }: ReadStateProps) {
  if (query.isPending) return <Spinner label={loading} className="text-muted" />;
  if (!query.isError) return null;
  return (
    <ErrorBanner
      action={
        <Button kind="secondary" size="small" onClick={() => void query.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {messageOf(query.error, failed)}
    </ErrorBanner>
  );
}
