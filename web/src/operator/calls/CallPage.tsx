import type { OperatorCallDetail } from '@belldesk/contract/product/operatorAccountPage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { NavigationLink } from '../../shell/NavigationLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { Facts } from '../lists/DetailCard.tsx';
import { momentText } from '../lists/moment.ts';
import { outcomeText } from './outcomeText.ts';

/** One call of any account. It is read once: each reading is a look that is written down. */
export function CallPage() {
  const { id = '' } = useParams({ strict: false });
  const call = useQuery({
    queryKey: ['operator-call', id],
    queryFn: () => client.operator.lookAtCall({ id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <>
      <NavigationLink
        to="/operator/calls"
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>All Calls</Trans>
      </NavigationLink>
      <PageTitle subtitle={t`This view was logged.`}>{t`Call`}</PageTitle>
      {call.isPending && <Spinner label={t`Opening the call...`} className="text-muted" />}
      {call.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void call.refetch()} />}>
          {messageOf(call.error, t`The call could not be loaded. Check your connection.`)}
        </ErrorBanner>
      )}
      {call.data && <Record call={call.data} />}
    </>
  );
}

function Record({ call }: { call: OperatorCallDetail }) {
  return (
    <div className="flex flex-col gap-6">
      <Card title={t`The call`}>
        {call.summary && <p className="mb-4 max-w-prose wrap-anywhere">{call.summary}</p>}
        <Facts
          facts={{
            Account: (
              <NavigationLink
                to={`/operator/accounts/${call.account.userId}`}
                className="font-medium text-pine underline underline-offset-4"
              >
                {call.account.name}, {call.account.email}
              </NavigationLink>
            ),
            Business: call.account.businessName,
            Began: momentText(call.startTime),
            'How long': t`${call.durationSeconds} seconds`,
            'Who called': call.caller ?? t`Not known`,
            'What came of it': outcomeText(call.outcome) || t`Nothing was taken down`,
            'Why it ended': call.errorMessage ?? call.endedBecause,
            'Call ID': <span className="font-code text-sm">{call.callId}</span>,
          }}
        />
      </Card>
      <Card title={t`Transcript`}>
        {call.transcript.length === 0 && (
          <p className="text-muted">
            <Trans>Nothing was said.</Trans>
          </p>
        )}
        <ol className="flex flex-col gap-3">
          {call.transcript.map((line) => (
            <li key={`${line.secondsFromStart} ${line.role}`} className="max-w-prose wrap-anywhere">
              <span className="block text-sm text-muted">
                {line.role === 'assistant' ? t`Assistant` : t`Caller`}
              </span>
              {line.text}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
