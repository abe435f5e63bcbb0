import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** On paper or on a card that reaches from edge to edge. */
  readonly ground?: 'paper' | 'card';
  readonly children: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ id, title, text, ground = 'paper', children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classes(ground === 'card' && 'border-y border-line bg-card')}
    >
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id={id} className="headline max-w-3xl text-3xl">
          {title}
        </h2>
        {text && <p className="mt-3 max-w-prose text-lg text-muted">{text}</p>}
        {children}
      </div>
    </section>
  );
}
