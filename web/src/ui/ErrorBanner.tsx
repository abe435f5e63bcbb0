import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong, told at once to screen readers; `action` is the way on. */
export function ErrorBanner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-md border border-rose bg-rose-soft p-4 text-rose-deep"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action}
    </div>
  );
}
