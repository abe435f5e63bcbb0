import type {
  SendingAccount,
  SendingBoard,
  SendingLimit,
} from '@belldesk/contract/product/sending';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';

const LOOK_AGAIN_MS = 30_000;

/** What accounts have sent to people who are not their owners, and how much more they may. */
export function SendingPage() {
  const board = useQuery({
    queryKey: ['operator', 'sending'],
    queryFn: () => client.operator.sending(),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <>
      <PageTitle
        subtitle={t`Emails and texts to people without an account, sent in the last 24 hours, compared with the configured limits.`}
      >
        {t`Email and Texts`}
      </PageTitle>
      {board.isPending && <Spinner label={t`Counting...`} className="text-muted" />}
      {board.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void board.refetch()} />}>
          {messageOf(board.error, t`Sending data could not be loaded. Check your connection.`)}
        </ErrorBanner>
      )}
      {board.data && <Board board={board.data} />}
    </>
  );
}

function Board({ board }: { board: SendingBoard }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {board.limits.map((limit) => (
          <Stat
            key={`${limit.kind}-${limit.window}`}
            label={labelOf(limit)}
            value={t`${limit.sent} of ${limit.max}`}
            note={limit.opensAt && t`Limit reached. Resets ${momentText(limit.opensAt)}.`}
          />
        ))}
      </div>
      <p className="max-w-prose text-muted">
        <Trans>
          Each recipient gets at most {board.perRecipientDay} notifications a day across all
          accounts. Accounts that signed up from the same IP address can send{' '}
          {board.perSignUpAddressDay} a day in total. Texts sent during calls are not included.
        </Trans>
      </p>
      {board.accounts.length === 0 ? (
        <EmptyState title={t`Nothing sent`}>
          <Trans>No customer notifications in the last 24 hours.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          caption={t`Senders`}
          rows={board.accounts}
          rowKey={(row) => row.userId ?? 'nobody'}
          columns={[
            { header: t`Account`, cell: (row) => <Who account={row} /> },
            { header: t`Emails`, cell: (row) => row.mails, isNumeric: true },
            { header: t`Texts`, cell: (row) => row.texts, isNumeric: true },
            { header: t`Daily limit`, cell: (row) => row.maxNotices ?? '–', isNumeric: true },
            { header: t`Refused`, cell: (row) => row.refused, isNumeric: true },
            {
              header: t`To unconfirmed addresses`,
              cell: (row) => row.unconfirmedMails,
              isNumeric: true,
            },
            {
              header: t`Last`,
              cell: (row) => <span className="whitespace-nowrap">{momentText(row.lastAt)}</span>,
            },
          ]}
        />
      )}
    </div>
  );
}

function Who({ account }: { account: SendingAccount }) {
  if (account.userId === null) return t`No account, or deleted`;
  return (
    <>
      <span className="block font-medium">{account.name}</span>
      <span className="block text-sm text-muted">{account.email}</span>
      {!account.emailConfirmed && (
        <Badge tone="notice">
          <Trans>Not confirmed</Trans>
        </Badge>
      )}
    </>
  );
}

function labelOf({ kind, window }: SendingLimit): string {
  const what = kind === 'customer' ? t`Customer notifications` : t`Emails to unconfirmed addresses`;
  return `${what}, ${window === 'hour' ? t`last hour` : t`last 24 hours`}`;
}
