import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** What was done; told to screen readers when it appears. */
export function SuccessBanner({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-md border border-pine bg-pine-soft p-4 font-medium text-pine"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}
