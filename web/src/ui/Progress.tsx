import { Progress as Parts } from 'radix-ui';

/** A bar; `percent` from 0 to 100. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <Parts.Root
      aria-label={label}
      value={percent}
      className="h-2 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <Parts.Indicator
        className="h-full rounded-full bg-brass transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </Parts.Root>
  );
}
