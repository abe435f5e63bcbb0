import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface RadioCardsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A group of cards of which one is chosen; arrow keys move the choice. */
export function RadioCards<T extends string>({
  label,
  value,
  onChange,
  className,
  children,
}: RadioCardsProps<T>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as T)}
      className={classes('grid gap-4', className)}
    >
      {children}
    </RadioGroup.Root>
  );
}

interface RadioCardProps {
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A card whose whole surface chooses it: the radio lies over the card, so that what stands on the
 * card stays ordinary text outside of a control.
 */
export function RadioCard({ value, label, className, children }: RadioCardProps) {
  return (
    <div
      className={classes(
        'relative rounded-md border border-edge bg-card p-5 text-ink transition-colors hover:border-pine',
        'has-[[data-state=checked]]:border-pine has-[[data-state=checked]]:outline-2 has-[[data-state=checked]]:outline-pine',
        'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-pine',
        className,
      )}
    >
      <RadioGroup.Item
        value={value}
        aria-label={label}
        className="group absolute inset-0 rounded-md outline-none"
      >
        <span
          aria-hidden="true"
          className="absolute top-4 right-4 flex size-5 items-center justify-center rounded-full border border-edge group-data-[state=checked]:border-pine"
        >
          <RadioGroup.Indicator className="size-2.5 rounded-full bg-pine" />
        </span>
      </RadioGroup.Item>
      {children}
    </div>
  );
}
