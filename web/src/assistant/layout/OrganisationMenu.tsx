import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { AddOrganisation } from '../team/AddOrganisation.tsx';
import { OrganisationTrigger } from './OrganisationTrigger.tsx';
import { useSignedIn } from './useUser.ts';

const itemClasses =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken';

/** The business that the area shows, with the way to another one. @param isOpenAtOnce it was pressed before it was there */
export function OrganisationMenu({ isOpenAtOnce }: { isOpenAtOnce: boolean }) {
  const { organisation, organisations } = useSignedIn();
  const [isAdding, setIsAdding] = useState(false);
  const choose = useMutation(
    rpc.organisations.choose.mutationOptions({
      // Nothing of the one before is left on the page.
      onSuccess: () => window.location.assign('/my-assistant'),
    }),
  );
  const busy = choose.isPending || choose.isSuccess;
  return (
    <>
      <DropdownMenu.Root modal={false} defaultOpen={isOpenAtOnce}>
        <DropdownMenu.Trigger asChild disabled={busy}>
          <OrganisationTrigger name={organisation.name} isBusy={busy} />
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
    </>
  );
}
