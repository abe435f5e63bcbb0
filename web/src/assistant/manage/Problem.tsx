import type { ReactNode } from 'react';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { detailOf } from './edit.ts';

interface ProblemProps {
  /** The catalogue's text for what failed. */
  readonly text: string;
  readonly error: unknown;
  readonly action?: ReactNode;
}

/** What failed, and below it what the server said of it. */
export function Problem({ text, error, action }: ProblemProps) {
  const detail = detailOf(error);
  return (
    <ErrorBanner action={action}>
      <p className="font-medium">{text}</p>
      {detail && detail !== text && <p className="mt-1">{detail}</p>}
    </ErrorBanner>
  );
}
