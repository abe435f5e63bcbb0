import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { AddOrganisation } from '../team/AddOrganisation.tsx';
import { useSignedIn } from './useUser.ts';

const itemClasses =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken';

/** The business that the area shows, with the way to another one; not there for who has one alone. */
export function OrganisationMenu() {
  const { organisation, organisations } = useSignedIn();
  const [isAdding, setIsAdding] = useState(false);
  const choose = useMutation(
    rpc.organisations.choose.mutationOptions({
      // Nothing of the one before is left on the page.
      onSuccess: () => window.location.assign('/my-assistant'),
    }),
  );
  if (organisations.length < 2) return null;
  const busy = choose.isPending || choose.isSuccess;
  return (
    <div className="px-3 pt-2 lg:mt-4 lg:px-0 lg:pt-0">
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          disabled={busy}
          aria-label={t`Business: ${organisation.name}. Switch business`}
          className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line px-3 text-left font-medium hover:bg-sunken"
        >
          <span className="min-w-0 flex-1 truncate">{organisation.name}</span>
          {busy ? (
            <Spinner />
          ) : (
            <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          )}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="start"
            sideOffset={6}
            className="z-50 max-h-96 max-w-80 min-w-56 overflow-y-auto rounded-md bg-card p-2 text-ink shadow-float"
          >
            <DropdownMenu.RadioGroup
              value={organisation.id}
              onValueChange={(organisationId) => choose.mutate({ organisationId })}
            >
              {organisations.map(({ id, name }) => (
                <DropdownMenu.RadioItem key={id} value={id} className={itemClasses}>
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 text-pine" />
                  </DropdownMenu.ItemIndicator>
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
            <DropdownMenu.Separator className="my-2 border-t border-line" />
            <DropdownMenu.Item className={itemClasses} onSelect={() => setIsAdding(true)}>
              <Plus aria-hidden="true" className="size-4 text-muted" />
              <Trans>Add a business</Trans>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {choose.isError && (
        <p role="alert" className="mt-2 text-sm text-rose">
          {messageOf(choose.error, t`The business could not be switched`)}
        </p>
      )}
      <AddOrganisation open={isAdding} onOpenChange={setIsAdding} />
    </div>
  );
}
