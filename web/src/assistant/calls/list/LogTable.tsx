import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

const COLUMNS = [t`Assistant ID`, t`Date`, t`Time`, t`Status`, t`Duration`] as const;

/** The frame and the columns of a call log. On a telephone a row folds into lines. */
export function LogTable({
  label,
  caption,
  children,
}: {
  label: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-card"
    >
      <table className="tabular w-full border-collapse text-left max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-3 font-medium whitespace-nowrap last:text-right"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">{children}</tbody>
      </table>
    </section>
  );
}
