import { t } from '@lingui/core/macro';
import { Building2, ChevronsUpDown } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';

interface OrganisationTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button that names the business shown; an icon where the sidebar has icons only. */
export function OrganisationTrigger({ name, isBusy = false, ...rest }: OrganisationTriggerProps) {
  return (
    <button
      type="button"
      {...rest}
      title={name}
      aria-label={t`Business: ${name}. Switch business`}
      className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line px-3 text-left font-medium hover:bg-sunken md:justify-center"
    >
      <Building2
        aria-hidden="true"
        className="hidden size-5 shrink-0 text-muted md:block lg:hidden lg:group-data-folded/shell:block"
      />
      <span className="min-w-0 flex-1 truncate md:hidden lg:block lg:group-data-folded/shell:hidden">
        {name}
      </span>
      {isBusy ? (
        <Spinner />
      ) : (
        <ChevronsUpDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted md:hidden lg:block lg:group-data-folded/shell:hidden"
        />
      )}
    </button>
  );
}
