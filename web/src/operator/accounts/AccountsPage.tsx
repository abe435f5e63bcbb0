import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';
import { MoneyBackDialog } from './MoneyBackDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { TwoFactorOffDialog } from './TwoFactorOffDialog.tsx';

/** Every account with its plan and minutes. */
export function AccountsPage() {
  const [search, setSearch] = useState('');
  const pages = usePages(['accounts', search], (input) =>
    client.operator.accounts({ ...input, search }),
  );
  const acting = useAction();
  const [refunding, setRefunding] = useState<OperatorAccount | null>(null);
  const [suspending, setSuspending] = useState<OperatorAccount | null>(null);
  const [lockedOut, setLockedOut] = useState<OperatorAccount | null>(null);
  const open = ({ id }: OperatorAccount) =>
    acting.act(id, () => client.operator.unsuspend({ userId: id }), 'The account is open again');
  return (
    <>
      <PageTitle>Accounts</PageTitle>
      <SearchField onSearch={setSearch} />
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{ title: 'No such account', text: 'Nobody of this name or address has signed up.' }}
      >
        {(rows) => (
          <DataTable
            caption="Accounts"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { header: 'Account', cell: (row) => <Who account={row} /> },
              { header: 'Assistant', cell: (row) => row.assistantName ?? '–' },
              { header: 'Plan', cell: (row) => planById(row.planId).name },
              { header: 'Minutes', cell: minutesText, isNumeric: true },
              {
                header: 'Since',
                cell: (row) => (
                  <span className="whitespace-nowrap">{momentText(row.createdAt)}</span>
                ),
              },
              {
                header: 'Action',
                cell: (row) => (
                  <Action
                    account={row}
                    isBusy={acting.busy === row.id}
                    onSuspend={() => setSuspending(row)}
                    onOpen={() => void open(row)}
                    onMoneyBack={() => setRefunding(row)}
                    onTwoFactorOff={() => setLockedOut(row)}
                  />
                ),
              },
            ]}
          />
        )}
      </PagedList>
      <MoneyBackDialog account={refunding} onClose={() => setRefunding(null)} />
      <TwoFactorOffDialog account={lockedOut} onClose={() => setLockedOut(null)} />
      <SuspendDialog account={suspending} onClose={() => setSuspending(null)} />
    </>
  );
}

function Who({ account }: { account: OperatorAccount }) {
  const { name, email, role, suspension } = account;
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-muted">{email}</span>
      {role === 'operator' && <Badge tone="info">Operator</Badge>}
      {suspension && (
        <span className="mt-1 block max-w-56 text-sm wrap-anywhere">
          <Badge tone="bad">Suspended</Badge> {suspension.reason}
        </span>
      )}
    </>
  );
}

function minutesText({ usedMinutes, leftMinutes }: OperatorAccount) {
  const left = leftMinutes === UNLIMITED_MINUTES ? 'unlimited' : `${leftMinutes} left`;
  return (
    <span className="whitespace-nowrap">
      {usedMinutes} used
      <span className="block text-sm text-muted">{left}</span>
    </span>
  );
}

interface ActionProps {
  readonly account: OperatorAccount;
  readonly isBusy: boolean;
  readonly onSuspend: () => void;
  readonly onOpen: () => void;
  readonly onMoneyBack: () => void;
  readonly onTwoFactorOff: () => void;
}

function Action(props: ActionProps) {
  const { account, isBusy, onSuspend, onOpen, onMoneyBack, onTwoFactorOff } = props;
  const caption = account.suspension ? 'Open Again' : 'Suspend';
  return (
    <span className="flex flex-wrap gap-2">
      {account.role !== 'operator' && (
        <Button
          kind="secondary"
          size="small"
          busy={isBusy}
          aria-label={`${caption}: ${account.email}`}
          onClick={account.suspension ? onOpen : onSuspend}
        >
          {caption}
        </Button>
      )}
      {account.planId !== 'starter' && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Money back: ${account.email}`}
          onClick={onMoneyBack}
        >
          Money Back
        </Button>
      )}
      {account.twoFactor && !account.isYou && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Turn off two-factor: ${account.email}`}
          onClick={onTwoFactorOff}
          className="whitespace-nowrap"
        >
          Turn off two-factor
        </Button>
      )}
    </span>
  );
}
