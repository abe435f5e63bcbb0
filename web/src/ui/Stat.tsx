import type { ReactNode } from 'react';

/** One figure with its name above and a note below. */
export function Stat({
  label,
  value,
  note,
}: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}) {
  return (
    <dl className="min-w-0 rounded-md border border-line bg-card p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular mt-1 text-2xl font-semibold">{value}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </dl>
  );
}
