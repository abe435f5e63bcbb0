import type { ReactNode } from 'react';

interface DrawingProps {
  readonly viewBox: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line drawing in two weights: heavy strokes in the text's colour, light ones in brass. */
export function Drawing({ viewBox, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** The light strokes of a drawing. */
export function Brass({ children }: { children: ReactNode }) {
  return (
    <g className="stroke-brass" strokeWidth="1.5">
      {children}
    </g>
  );
}
