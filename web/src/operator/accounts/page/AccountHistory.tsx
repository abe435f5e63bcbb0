import type { AuditEntry } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/Card.tsx';
import { auditText } from '../../calls/auditText.ts';
import { momentText } from '../../lists/moment.ts';

/** What operators looked at and did in this account. */
export function AccountHistory({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Card title={t`Operators’ history`}>
      {entries.length === 0 && (
        <p className="text-muted">
          <Trans>No operator has opened this account.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="font-medium">{auditText[entry.action]}</span>
            <span className="text-sm text-muted wrap-anywhere">
              {entry.operatorEmail}, {momentText(entry.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
