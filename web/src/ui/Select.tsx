import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './controls.ts';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
}

/** The browser's own select: the best one on a telephone, and it needs no code. */
export function Select({ className, options, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classes(controlClasses, 'min-h-11 appearance-none pr-10', className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
