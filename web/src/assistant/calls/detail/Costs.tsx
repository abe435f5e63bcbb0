import { type CallCost, totalCost } from '@belldesk/contract/voice/cost';
import { Card } from '../../../ui/Card.tsx';
import { Table } from '../../../ui/Table.tsx';
import { costLines, priceText } from './costs.ts';

/** What the services of a call cost whoever runs this house: list prices times what was measured. */
export function Costs({ costs }: { costs: readonly CallCost[] }) {
  if (costs.length === 0) return null;
  return (
    <Card
      title="Cost of services"
      aside={
        <span className="tabular text-sm text-muted">In all: {priceText(totalCost(costs))}</span>
      }
    >
      <Table
        caption="Cost of services"
        rows={costLines(costs)}
        rowKey={(line) => line.key}
        columns={[
          { header: 'For', cell: (line) => line.kind },
          { header: 'Service', cell: (line) => line.provider },
          { header: 'Used', cell: (line) => line.used },
          { header: 'Cost', cell: (line) => line.price, numeric: true },
        ]}
      />
      <p className="mt-3 text-sm text-muted">
        List prices in US dollars without tax, for what was measured in this call.
      </p>
    </Card>
  );
}
