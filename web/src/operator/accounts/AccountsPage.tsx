import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { NavigationLink } from '../../shell/NavigationLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { usePages } from '../lists/usePages.ts';

/** Every account with its plan and minutes. */
export function AccountsPage() {
  const [search, setSearch] = useState('');
  const pages = usePages(['accounts', search], (input) =>
    client.operator.accounts({ ...input, search }),
  );
  return (
    <>
      <PageTitle
        subtitle={t`Open an account for its plan, members, lines and calls. Each look at another's account is logged.`}
      >{t`Accounts`}</PageTitle>
      <SearchField onSearch={setSearch} />
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
            ]}
          />
        )}
      </PagedList>
    </>
  );
}

function Who({ account }: { account: OperatorAccount }) {
  const { id, name, email, role, suspension } = account;
  return (
    <>
      <NavigationLink
        to={`/operator/accounts/${id}`}
        className="block font-medium text-pine underline-offset-4 hover:underline"
      >
        {name}
      </NavigationLink>
      <span className="block min-w-40 text-sm text-muted wrap-anywhere">{email}</span>
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
  const left = leftMinutes === UNLIMITED_MINUTES ? t`unlimited` : t`${leftMinutes} left`;
  return (
    <span className="whitespace-nowrap">
      <Trans>
        {usedMinutes} used
        <span className="block text-sm text-muted">{left}</span>
      </Trans>
    </span>
  );
}
