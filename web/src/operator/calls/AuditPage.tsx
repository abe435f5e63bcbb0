import { t } from '@lingui/core/macro';
import { client } from '../../api/client.ts';
import { classes } from '../../ui/classes.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { usePages } from '../lists/usePages.ts';
import { auditText } from './auditText.ts';

/** Who looked at what, and did what. */
export function AuditPage() {
  const pages = usePages(['audit'], (input) => client.operator.audit(input));
  return (
    <>
      <PageTitle subtitle={t`Entries cannot be changed or deleted here.`}>{t`Audit Log`}</PageTitle>
      <PagedList
        pages={pages}
        empty={{
          title: t`No entries`,
          text: t`Every view of another account's call is logged here.`,
        }}
      >
        {(rows) => (
          <DataTable
            caption={t`Audit log`}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                header: t`When`,
                cell: (row) => (
                  <span className="whitespace-nowrap">{momentText(row.createdAt)}</span>
                ),
              },
              { header: t`Who`, cell: (row) => row.operatorEmail },
              {
                header: t`What`,
                cell: (row) => (
                  <>
                    <span className="block">{auditText[row.action]}</span>
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
              { header: t`Account`, cell: (row) => row.accountEmail ?? '–' },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}
