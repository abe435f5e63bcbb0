import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-deep',
  secondary: 'border border-edge bg-card text-ink hover:border-pine hover:text-pine',
  quiet: 'text-pine hover:bg-pine-soft',
  danger: 'bg-rose text-on-rose hover:bg-rose-deep',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
};

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

/** The classes of a button, for elements that only look like one. */
export function buttonClasses({ kind = 'primary', size = 'medium' }: Look = {}): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55',
    KINDS[kind],
    SIZES[size],
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows that its work is under way; the button can then not be pressed. */
  readonly busy?: boolean;
}

export function Button({
  kind,
  size,
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(
        buttonClasses({ ...(kind && { kind }), ...(size && { size }) }),
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { readonly href: string };

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ kind, size, className, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classes(
        buttonClasses({ ...(kind && { kind }), ...(size && { size }) }),
        className,
      )}
    />
  );
}
