import { type CallCost, totalCost } from '@belldesk/contract/voice/cost';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/Card.tsx';
import { Table } from '../../../ui/Table.tsx';
import { costLines, priceText } from './costs.ts';

/** What the services of a call cost whoever runs this house: list prices times what was measured. */
export function Costs({ costs }: { costs: readonly CallCost[] }) {
  if (costs.length === 0) return null;
  return (
    <Card
      title={t`Provider costs`}
      aside={
        <span className="tabular text-sm text-muted">
          <Trans>Total: {priceText(totalCost(costs))}</Trans>
        </span>
      }
    >
      <Table
        caption={t`Provider costs`}
        rows={costLines(costs)}
        rowKey={(line) => line.key}
        columns={[
          { header: t`For`, cell: (line) => line.kind },
          { header: t`Service`, cell: (line) => line.provider },
          { header: t`Used`, cell: (line) => line.used },
          { header: t`Cost`, cell: (line) => line.price, numeric: true },
        ]}
      />
      <p className="mt-3 text-sm text-muted">
        <Trans>Based on measured usage and list prices in US dollars, excluding tax.</Trans>
      </p>
    </Card>
  );
}
