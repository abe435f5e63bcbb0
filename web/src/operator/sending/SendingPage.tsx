import type {
  SendingAccount,
  SendingBoard,
  SendingLimit,
} from '@belldesk/contract/product/sending';
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
      <PageTitle subtitle="Mails and texts to people who own no account here, in the last 24 hours, against the limits of the settings.">
        Mail and Texts
      </PageTitle>
      {board.isPending && <Spinner label="Counting..." className="text-muted" />}
      {board.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void board.refetch()} />}>
          {messageOf(board.error, 'What was sent could not be read. The connection may be down.')}
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
            value={`${limit.sent} of ${limit.max}`}
            note={limit.opensAt && `Reached. Opens again ${momentText(limit.opensAt)}.`}
          />
        ))}
      </div>
      <p className="max-w-prose text-muted">
        One recipient gets at most {board.perRecipientDay} notices a day, whoever sends. All
        accounts that signed up from one address send at most {board.perSignUpAddressDay} a day.
        Texts that an assistant sends in a call are not counted here.
      </p>
      {board.accounts.length === 0 ? (
        <EmptyState title="Nothing was sent">
          No account has told a customer of anything in the last 24 hours.
        </EmptyState>
      ) : (
        <DataTable
          caption="Who has sent"
          rows={board.accounts}
          rowKey={(row) => row.userId ?? 'nobody'}
          columns={[
            { header: 'Account', cell: (row) => <Who account={row} /> },
            { header: 'Mails', cell: (row) => row.mails, isNumeric: true },
            { header: 'Texts', cell: (row) => row.texts, isNumeric: true },
            { header: 'Limit a day', cell: (row) => row.maxNotices ?? '–', isNumeric: true },
            { header: 'Refused', cell: (row) => row.refused, isNumeric: true },
            {
              header: 'To unconfirmed addresses',
              cell: (row) => row.unconfirmedMails,
              isNumeric: true,
            },
            {
              header: 'Last',
              cell: (row) => <span className="whitespace-nowrap">{momentText(row.lastAt)}</span>,
            },
          ]}
        />
      )}
    </div>
  );
}

function Who({ account }: { account: SendingAccount }) {
  if (account.userId === null) return 'No account, or deleted ones';
  return (
    <>
      <span className="block font-medium">{account.name}</span>
      <span className="block text-sm text-muted">{account.email}</span>
      {!account.emailConfirmed && <Badge tone="notice">Not confirmed</Badge>}
    </>
  );
}

function labelOf({ kind, window }: SendingLimit): string {
  const what = kind === 'customer' ? 'Notices to customers' : 'Mails to unconfirmed addresses';
  return `${what}, ${window === 'hour' ? 'last hour' : 'last 24 hours'}`;
}
