import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'plain' | 'good' | 'notice' | 'bad' | 'info';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'bg-sunken text-muted',
  good: 'bg-pine-soft text-pine',
  notice: 'bg-brass-soft text-brass-deep',
  bad: 'bg-rose-soft text-rose-deep',
  info: 'bg-sky-soft text-sky',
};

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
