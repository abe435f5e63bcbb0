import { plans } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { type Cell, comparison } from './comparison.ts';

function CellText({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell;
  const Mark = cell ? Check : Minus;
  return (
    <>
      <Mark
        aria-hidden="true"
        className={classes('mx-auto size-5', cell ? 'text-pine' : 'text-muted')}
      />
      <span className="sr-only">{cell ? t`Yes` : t`No`}</span>
    </>
  );
}

/** The plans beside each other; below 640 px a row's name stands above its three values. */
export function ComparisonTable() {
  return (
    <table className="tabular mt-8 block w-full table-fixed border-collapse sm:table">
      <caption className="sr-only">
        <Trans>What each plan includes</Trans>
      </caption>
      <thead className="block sm:table-header-group">
        <tr className="grid grid-cols-3 border-b-2 border-ink sm:table-row">
          <th scope="col" className="hidden w-2/5 py-3 text-left font-semibold sm:table-cell">
            <Trans>Feature</Trans>
          </th>
          {plans.map(({ id, name, recommended }) => (
            <th
              key={id}
              scope="col"
              className={classes(
                'px-1 py-3 text-sm font-semibold sm:text-base',
                recommended && 'bg-brass-soft',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {comparison.map((row) => (
          <tr key={row.name} className="grid grid-cols-3 border-b border-line sm:table-row">
            <th
              scope="row"
              className="col-span-3 pt-3 pb-1 text-left font-medium sm:table-cell sm:py-3.5"
            >
              {row.name}
            </th>
            {plans.map(({ id, recommended }) => (
              <td
                key={id}
                className={classes(
                  'px-1 pt-1 pb-3 text-center text-sm sm:py-3.5 sm:text-base',
                  recommended && 'sm:bg-brass-soft',
                )}
              >
                <CellText cell={row[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
