import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

export interface LedgerColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  readonly isNumeric?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly LedgerColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * A ruled table. On a telephone each row folds into names and values, so that what can be done with it is
 * in sight; the roles keep it a table for those who hear it.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-card"
    >
      <table className="tabular w-full border-collapse text-left max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            {columns.map(({ header, isNumeric }) => (
              <th
                key={header}
                scope="col"
                className={classes(
                  'px-4 py-3 font-medium whitespace-nowrap',
                  isNumeric && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line last:border-0 hover:bg-sunken max-sm:flex max-sm:flex-col max-sm:gap-3 max-sm:p-4"
            >
              {columns.map(({ header, cell, isNumeric }) => (
                <td
                  key={header}
                  className={classes(
                    'align-top sm:px-4 sm:py-3 max-sm:min-w-0 max-sm:wrap-anywhere',
                    isNumeric && 'sm:text-right',
                  )}
                >
                  <span aria-hidden="true" className="block text-sm text-muted sm:hidden">
                    {header}
                  </span>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
