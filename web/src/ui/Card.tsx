import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface CardProps {
  readonly title?: string;
  /** Beside the title: a badge or a small button. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A resting surface; with a title it is a section of the page's outline. */
export function Card({ title, aside, className, children }: CardProps) {
  const Element = title ? 'section' : 'div';
  return (
    <Element
      className={classes('min-w-0 rounded-md border border-line bg-card p-5 sm:p-6', className)}
    >
      {(title || aside) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {title && <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}
