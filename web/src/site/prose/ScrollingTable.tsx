import type { TableHTMLAttributes } from 'react';

interface ScrollingTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** What the table is about, for those who hear it. */
  readonly label: string;
}

/** A ruled table that scrolls sideways within itself where the screen is narrow. */
export function ScrollingTable({ label, children, ...rest }: ScrollingTableProps) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-line bg-card"
    >
      <table {...rest} className="w-full border-collapse text-left">
        {children}
      </table>
    </section>
  );
}
