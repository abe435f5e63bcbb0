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
        subtitle={t`Mails and texts to people who own no account here, in the last 24 hours, against the limits of the settings.`}
      >
        {t`Mail and Texts`}
      </PageTitle>
      {board.isPending && <Spinner label={t`Counting...`} className="text-muted" />}
      {board.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void board.refetch()} />}>
          {messageOf(board.error, t`What was sent could not be read. The connection may be down.`)}
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
            note={limit.opensAt && t`Reached. Opens again ${momentText(limit.opensAt)}.`}
          />
        ))}
      </div>
      <p className="max-w-prose text-muted">
        <Trans>
          One recipient gets at most {board.perRecipientDay} notices a day, whoever sends. All
          accounts that signed up from one address send at most {board.perSignUpAddressDay} a day.
          Texts that an assistant sends in a call are not counted here.
        </Trans>
      </p>
      {board.accounts.length === 0 ? (
        <EmptyState title={t`Nothing was sent`}>
          <Trans>No account has told a customer of anything in the last 24 hours.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          caption={t`Who has sent`}
          rows={board.accounts}
          rowKey={(row) => row.userId ?? 'nobody'}
          columns={[
            { header: t`Account`, cell: (row) => <Who account={row} /> },
            { header: t`Mails`, cell: (row) => row.mails, isNumeric: true },
            { header: t`Texts`, cell: (row) => row.texts, isNumeric: true },
            { header: t`Limit a day`, cell: (row) => row.maxNotices ?? '–', isNumeric: true },
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
  if (account.userId === null) return t`No account, or deleted ones`;
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
  const what = kind === 'customer' ? t`Notices to customers` : t`Mails to unconfirmed addresses`;
  return `${what}, ${window === 'hour' ? t`last hour` : t`last 24 hours`}`;
}
