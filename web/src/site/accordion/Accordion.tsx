import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  /** Folds of one group: opening one closes the other. */
  readonly group: string;
  /** On the button while closed, and while open. */
  readonly show: string;
  readonly hide: string;
  /** What the details are about, for those who hear the button without its surroundings. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Details under a small button; needs no script. */
export function Accordion({ group, show, hide, about, children }: FoldProps) {
  return (
    <details name={group} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-sm font-semibold text-pine hover:text-pine-deep">
        <span className="group-open:hidden">{show}</span>
        <span className="hidden group-open:inline">{hide}</span>
        <span className="sr-only">: {about}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}
