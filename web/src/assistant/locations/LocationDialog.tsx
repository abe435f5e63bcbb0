import type { AddLocationInput, Location } from '@belldesk/contract/product/locations';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { failureText, isConflict } from '../bookings/entry/problems.ts';
import { SavedElsewhere } from '../bookings/setup/SavedElsewhere.tsx';
import { useSave } from '../bookings/setup/useSave.ts';
import { LocationFields } from './LocationFields.tsx';
import { draftOfLocation, type LocationDraft, locationForm } from './locationDraft.ts';
import { PlansLink } from './PlansLink.tsx';

interface LocationDialogProps {
  /** As it stood when the dialog was opened; null: a new one. */
  readonly location: Location | null;
  readonly onSaved: (saved: Location) => void;
  readonly onClose: () => void;
}

/** A location's name, address, country and clock. */
export function LocationDialog({ location, onSaved, onClose }: LocationDialogProps) {
  // The list behind it is read again meanwhile; the form is held against what was opened.
  const [opened] = useState(location);
  const form = useForm<LocationDraft, unknown, AddLocationInput>({
    resolver: zodResolver(locationForm),
    defaultValues: draftOfLocation(opened),
  });
  const save = useSave<Location, AddLocationInput>({
    opened,
    add: (input) => client.locations.add(input),
    change: (input, version) =>
      client.locations.change({ ...input, id: opened?.id ?? '', version }),
    read: async () =>
      (await client.locations.list()).rows.find(({ id }) => id === opened?.id) ?? null,
    onSaved,
  });
  const submit = (version?: number) =>
    void form.handleSubmit((input) => save.run(input, version))();
  const { newer } = save;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={opened ? opened.name : t`Add a location`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="mt-5 flex flex-col gap-4"
      >
        <LocationFields form={form} location={opened} />
        {newer && (
          <SavedElsewhere
            what={newer.name}
            onKeepMine={() => submit(newer.version)}
            onTakeTheirs={() => onSaved(newer)}
            isBusy={save.isBusy}
          />
        )}
        {save.error && (
          <ErrorBanner action={!opened && isConflict(save.error) && <PlansLink />}>
            {failureText(save.error)}
          </ErrorBanner>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose} disabled={save.isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          {!newer && (
            <Button type="submit" busy={save.isBusy}>
              {opened ? t`Save` : t`Add location`}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
