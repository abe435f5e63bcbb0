import { type ReactNode, useEffect } from 'react';
import { fullTitle } from '../../layout/title.ts';

interface PageTitleProps {
  readonly children: string;
  readonly subtitle?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
}

/** The one heading of a page in the signed-in area; it is the window's title too. */
export function PageTitle({ children, subtitle, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = fullTitle(children);
  }, [children]);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4 lg:mb-8">
      <div className="min-w-0">
        <h1 className="headline text-2xl wrap-anywhere sm:text-3xl">{children}</h1>
        {subtitle && <div className="mt-1.5 text-muted">{subtitle}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
