import { classes } from './classes.ts';

/** A turning ring; with a label it is also told to screen readers. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classes('inline-flex items-center gap-2', className)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-[1.1em] shrink-0 animate-spin">
        <circle
          cx="10"
          cy="10"
          r="7.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          opacity="0.25"
        />
        <path
          d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {label}
    </span>
  );
}
