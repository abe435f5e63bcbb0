import type { OperatorCall } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { NavigationLink } from '../layout/NavigationLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { usePages } from '../lists/usePages.ts';
import { outcomeText } from './outcomeText.ts';

const STATUS: Readonly<Record<OperatorCall['status'], { text: string; tone: Tone }>> = {
  'in-progress': { text: t`In progress`, tone: 'notice' },
  completed: { text: t`Completed`, tone: 'good' },
  failed: { text: t`Failed`, tone: 'bad' },
};

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
                    <span className="block">{row.accountName}</span>
                    <span className="block text-sm text-muted">{row.accountEmail}</span>
                  </>
                ),
              },
              {
                header: t`Status`,
                cell: ({ status, outcome }) => (
                  <>
                    <Badge tone={STATUS[status].tone}>{STATUS[status].text}</Badge>
                    <span className="mt-1 block text-sm text-muted">{outcomeText(outcome)}</span>
                  </>
                ),
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
