import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    acting.act(id, () => client.operator.unsuspend({ userId: id }), t`Account reopened`);
  return (
    <>
      <PageTitle>{t`Accounts`}</PageTitle>
      <SearchField onSearch={setSearch} />
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No such account`,
          text: t`No account matches this name or email address.`,
        }}
      >
        {(rows) => (
          <DataTable
            caption={t`Accounts`}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { header: t`Account`, cell: (row) => <Who account={row} /> },
              { header: t`Assistant`, cell: (row) => row.assistantName ?? '–' },
              { header: t`Plan`, cell: (row) => planById(row.planId).name },
              { header: t`Minutes`, cell: minutesText, isNumeric: true },
              {
                header: t`Since`,
                cell: (row) => (
                  <span className="whitespace-nowrap">{momentText(row.createdAt)}</span>
                ),
              },
              {
                header: t`Action`,
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
      {role === 'operator' && (
        <Badge tone="info">
          <Trans>Operator</Trans>
        </Badge>
      )}
      {suspension && (
        <span className="mt-1 block max-w-56 text-sm wrap-anywhere">
          <Badge tone="bad">
            <Trans>Suspended</Trans>
          </Badge>{' '}
          {suspension.reason}
        </span>
      )}
    </>
  );
}

function minutesText({ usedMinutes, leftMinutes }: OperatorAccount) {
  const left = leftMinutes === UNLIMITED_MINUTES ? 'unlimited' : t`${leftMinutes} left`;
  return (
    <span className="whitespace-nowrap">
      <Trans>
        {usedMinutes} used
        <span className="block text-sm text-muted">{left}</span>
      </Trans>
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
  const caption = account.suspension ? t`Reopen` : t`Suspend`;
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
          aria-label={t`Refund ${account.email}`}
          onClick={onMoneyBack}
        >
          <Trans>Refund</Trans>
        </Button>
      )}
      {account.twoFactor && !account.isYou && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t`Turn off two-factor for ${account.email}`}
          onClick={onTwoFactorOff}
          className="whitespace-nowrap"
        >
          <Trans>Turn off two-factor</Trans>
        </Button>
      )}
    </span>
  );
}
