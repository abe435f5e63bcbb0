import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { NavigationLink } from '../../shell/NavigationLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { usePages } from '../lists/usePages.ts';
import { CallStatus } from './CallStatus.tsx';

/** Calls of every account: when and how, not who and what. */
export function CallsPage() {
  const [search, setSearch] = useState('');
  const pages = usePages(['calls', search], (input) => client.operator.calls({ ...input, search }));
  return (
    <>
      <PageTitle
        subtitle={t`Caller and transcript are on each call's page. Every view of another account's call is logged.`}
      >
        {t`All Calls`}
      </PageTitle>
      <SearchField onSearch={setSearch} />
      <PagedList
        pages={pages}
        empty={{ title: t`No calls`, text: t`No calls match your filters.` }}
      >
        {(rows) => (
          <DataTable
            caption={t`Calls of all accounts`}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                header: t`Started`,
                cell: (row) => (
                  <span className="whitespace-nowrap">{momentText(row.startTime)}</span>
                ),
              },
              {
                header: t`Account`,
                cell: (row) => (
                  <>
                    <NavigationLink
                      to={`/operator/accounts/${row.accountId}`}
                      className="block font-medium text-pine underline-offset-4 hover:underline"
                    >
                      {row.accountName}
                    </NavigationLink>
                    <span className="block min-w-40 text-sm text-muted wrap-anywhere">
                      {row.accountEmail}
                    </span>
                  </>
                ),
              },
              {
                header: t`Status`,
                cell: (row) => <CallStatus call={row} />,
              },
              {
                header: t`Seconds`,
                isNumeric: true,
                cell: (row) => (row.status === 'in-progress' ? '–' : row.durationSeconds),
              },
              {
                header: t`View`,
                cell: (row) => (
                  <NavigationLink
                    to={`/operator/calls/${row.id}`}
                    aria-label={t`View the call of ${row.accountEmail}, ${momentText(row.startTime)}`}
                    className="font-medium text-pine underline underline-offset-4"
                  >
                    <Trans>View</Trans>
                  </NavigationLink>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}
