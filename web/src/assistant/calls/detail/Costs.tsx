import { type CallCost, totalCost } from '@belldesk/contract/voice/cost';
import { Card } from '../../../ui/Card.tsx';
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
      <div className="overflow-x-auto">
        <table className="tabular w-full text-left text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                For
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Service
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Used
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Cost
              </th>
            </tr>
          </thead>
          <tbody>
            {costLines(costs).map((line) => (
              <tr key={line.key} className="border-t border-line">
                <td className="py-1.5 pr-4">{line.kind}</td>
                <td className="py-1.5 pr-4 wrap-anywhere">{line.provider}</td>
                <td className="py-1.5 pr-4">{line.used}</td>
                <td className="py-1.5 text-right">{line.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-muted">
        List prices in US dollars without tax, for what was measured in this call.
      </p>
    </Card>
  );
}
