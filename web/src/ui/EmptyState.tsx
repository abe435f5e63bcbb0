import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, picture, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-md border border-dashed border-edge px-6 py-12 text-center">
      {picture && <div className="mb-5 w-28 text-ink">{picture}</div>}
      <h2 className="headline text-2xl">{title}</h2>
      <div className="mt-2 max-w-prose text-muted">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
