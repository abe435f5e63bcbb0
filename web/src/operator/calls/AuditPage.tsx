import type { AuditAction } from '@belldesk/contract/product/operator';
import { client } from '../../api/client.ts';
import { classes } from '../../ui/classes.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { usePages } from '../lists/usePages.ts';

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'looked-at-call': 'Looked at a call',
  'assigned-number': 'Assigned a number',
  'unassigned-number': 'Unassigned a number',
  'removed-number': 'Removed a number',
  suspended: 'Suspended the account',
  unsuspended: 'Opened the account again',
  'turned-off-two-factor': 'Turned two-factor off',
  'began-money-back': 'Began to give the money back',
  'gave-money-back': 'Gave the money back',
  'failed-money-back': 'Could not finish giving the money back',
  'exported-newsletter': 'Exported the newsletter list',
  'retried-job': 'Retried failed work',
  'retried-all-jobs': 'Retried all failed work',
};

/** Who looked at what, and did what. */
export function AuditPage() {
  const pages = usePages(['audit'], (input) => client.operator.audit(input));
  return (
    <>
      <PageTitle subtitle="Nothing here can be changed or deleted from the console.">
        Audit Log
      </PageTitle>
      <PagedList
        pages={pages}
        empty={{ title: 'No entries', text: 'Each look at a call of another account stands here.' }}
      >
        {(rows) => (
          <DataTable
            caption="Audit log"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                header: 'When',
                cell: (row) => (
                  <span className="whitespace-nowrap">{momentText(row.createdAt)}</span>
                ),
              },
              { header: 'Who', cell: (row) => row.operatorEmail },
              {
                header: 'What',
                cell: (row) => (
                  <>
                    <span className="block">{ACTIONS[row.action]}</span>
                    {row.subject !== null && (
                      <span
                        className={classes(
                          'block text-sm wrap-anywhere text-muted',
                          // Words of an operator; everything else is an id.
                          row.action !== 'turned-off-two-factor' && 'font-code',
                        )}
                      >
                        {row.subject}
                      </span>
                    )}
                  </>
                ),
              },
              { header: 'Account', cell: (row) => row.accountEmail ?? '–' },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}
