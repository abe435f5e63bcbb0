import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { statusOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { logProblem } from '../callTexts.ts';
import { CallRecord } from './CallRecord.tsx';

const route = getRouteApi('/my-assistant/calls/$id');
const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** One call: what came of it first, then how it went. */
export function CallPage() {
  const { id } = route.useParams();
  const call = useQuery(rpc.calls.get.queryOptions({ input: { id } }));
  return (
    <>
      <Link
        to="/my-assistant/calls"
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Calls</Trans>
      </Link>
      {call.data && <CallRecord call={call.data} />}
      {!call.data && <PageTitle>{t`Call`}</PageTitle>}
      {call.isPending && <Spinner label={t`Loading call...`} className="text-muted" />}
      {call.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void call.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {problemText(call.error)}
        </ErrorBanner>
      )}
    </>
  );
}

/** A malformed id is no call either. */
function problemText(problem: unknown): string {
  const status = statusOf(problem);
  if (status === NOT_FOUND || status === BAD_REQUEST)
    return t`This call is not in your call log. It may belong to another account.`;
  return t`Error: ${logProblem(problem)}`;
}
