import type { TableHTMLAttributes } from 'react';

/** A ruled table that scrolls sideways within itself where the screen is narrow. */
export function ScrollingTable({ children, ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <section
      aria-label="Table"
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-line bg-card"
    >
      <table {...rest} className="w-full border-collapse text-left">
        {children}
      </table>
    </section>
  );
}
