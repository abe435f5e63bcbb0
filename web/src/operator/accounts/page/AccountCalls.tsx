import type { OperatorCall } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NavigationLink } from '../../../shell/NavigationLink.tsx';
import { CallStatus } from '../../calls/CallStatus.tsx';
import { DataTable } from '../../lists/DataTable.tsx';
import { momentText } from '../../lists/moment.ts';

/** The newest calls of an account: when and how, not who and what. */
export function AccountCalls({ calls }: { calls: readonly OperatorCall[] }) {
  return (
    <section aria-labelledby="account-calls">
      <h2 id="account-calls" className="mb-3 text-lg font-semibold">
        <Trans>Latest calls</Trans>
      </h2>
      {calls.length === 0 ? (
        <p className="text-muted">
          <Trans>No calls yet.</Trans>
        </p>
      ) : (
        <DataTable
          caption={t`Latest calls`}
          rows={calls}
          rowKey={(row) => row.id}
          columns={[
            { header: t`Began`, cell: (row) => momentText(row.startTime) },
            { header: t`Status`, cell: (row) => <CallStatus call={row} /> },
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
                  aria-label={t`View the call of ${momentText(row.startTime)}`}
                  className="font-medium text-pine underline underline-offset-4"
                >
                  <Trans>View</Trans>
                </NavigationLink>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
