import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
}

/** A toggle of two or three choices in one bar. */
export function Segments<T extends string>({ label, value, onChange, options }: SegmentsProps<T>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as T)}
      orientation="horizontal"
      className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-sunken p-1"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="min-h-9 rounded-sm px-3.5 text-sm font-medium text-muted hover:text-ink data-[state=checked]:bg-card data-[state=checked]:text-ink data-[state=checked]:shadow-[0_0_0_1px_var(--line)]"
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
