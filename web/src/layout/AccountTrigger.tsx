import { ChevronDown, CircleUserRound } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';

/** In the site's header, at the foot of a sidebar, or an icon alone. */
export type TriggerLook = 'header' | 'sidebar' | 'icon';

interface AccountTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look: TriggerLook;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** The sign-out is under way. */
  readonly isLeaving?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const BUTTONS: Readonly<Record<TriggerLook, string>> = {
  header: 'px-2',
  sidebar: 'w-full justify-center px-2 lg:justify-start lg:group-data-folded/shell:justify-center',
  icon: 'min-w-11 justify-center px-2',
};
/** The name stays for assistive technology where it is not shown. */
const NAMES: Readonly<Record<TriggerLook, string>> = {
  header: 'sr-only sm:not-sr-only sm:max-w-40 sm:truncate lg:max-w-24 xl:max-w-40',
  sidebar:
    'sr-only text-left lg:not-sr-only lg:flex-1 lg:truncate lg:group-data-folded/shell:sr-only',
  icon: 'sr-only',
};
const ARROWS: Readonly<Record<TriggerLook, string>> = {
  header: '',
  sidebar: 'hidden lg:block lg:group-data-folded/shell:hidden',
  icon: 'hidden',
};

/** The button of the account menu. */
export function AccountTrigger({
  look,
  name,
  avatarUrl,
  isLeaving = false,
  ...rest
}: AccountTriggerProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        'flex min-h-11 items-center gap-2 rounded-md font-medium hover:bg-sunken',
        BUTTONS[look],
      )}
    >
      {isLeaving && <Spinner />}
      {avatarUrl === null ? (
        <CircleUserRound aria-hidden="true" className="size-6 shrink-0 text-pine" />
      ) : (
        <img src={avatarUrl} alt="" className="size-7 shrink-0 rounded-full" />
      )}
      <span className={NAMES[look]}>{name}</span>
      <ChevronDown
        aria-hidden="true"
        className={classes('size-4 shrink-0 text-muted', ARROWS[look])}
      />
    </button>
  );
}
