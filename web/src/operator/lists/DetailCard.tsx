import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface DetailCardProps {
  readonly title: string;
  /** Beside the title: when it came, badges. */
  readonly aside?: ReactNode;
  /** It waits for somebody: its edge says so. */
  readonly waits: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One thing that somebody left at the desk; what waits has a brass edge. */
export function DetailCard({ title, aside, waits, actions, children }: DetailCardProps) {
  return (
    <li
      className={classes(
        'min-w-0 rounded-md border border-line bg-card p-5',
        waits && 'border-l-4 border-l-brass',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        {aside && <div className="tabular flex flex-wrap gap-2 text-sm text-muted">{aside}</div>}
      </div>
      <div className="mt-3">{children}</div>
      {actions && <div className="mt-4 flex flex-wrap items-center gap-3">{actions}</div>}
    </li>
  );
}

/** Names and values of a slip. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
