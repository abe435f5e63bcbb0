import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { Location } from '@belldesk/contract/product/locations';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import type { Place } from '../calendar/viewProps.ts';
import { failureText } from '../entry/problems.ts';
import { RefusalNotice } from '../entry/RefusalNotice.tsx';
import type { Tell } from '../undo/useUndo.ts';
import { AddFields } from './AddFields.tsx';
import { type AddDraft, addInputOf, addResolver, draftAt } from './addDraft.ts';
import { useAddBooking } from './useAddBooking.ts';

interface AddDialogProps {
  readonly place: Place;
  /** To choose from; none where the business has one alone. */
  readonly locations: readonly Location[];
  /** The one whose calendar is shown; null: all. */
  readonly chosen: Location | null;
  readonly services: readonly Service[];
  readonly resources: readonly Resource[];
  readonly tell: Tell;
  readonly onClose: () => void;
}

/** A booking that the owner writes in: somebody came to the counter, or rang another number. */
export function AddDialog(props: AddDialogProps) {
  const { place, locations, chosen, services, resources, tell, onClose } = props;
  const clicked = resources.find(({ id }) => id === place.resourceId);
  const locationId = locations.length === 0 ? null : (clicked?.locationId ?? chosen?.id ?? '');
  const form = useForm<AddDraft>({
    resolver: addResolver,
    defaultValues: draftAt(place, services, locationId),
  });
  const add = useAddBooking(tell);
  const refused = add.data && !add.data.done ? add.data : null;
  const submit = (anyway: boolean) =>
    void form.handleSubmit((draft) =>
      add.mutate(addInputOf(draft, anyway), {
        onSuccess: (answer) => {
          if (answer.done) onClose();
        },
      }),
    )();
  const pick = (free: FreeTime) => {
    form.setValue('date', free.date);
    form.setValue('time', free.time);
    submit(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Add a booking`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
        className="mt-5 flex flex-col gap-4"
      >
        <AddFields form={form} locations={locations} services={services} resources={resources} />
        {refused && (
          <RefusalNotice
            refused={refused}
            forceLabel={t`Book anyway`}
            onForce={() => submit(true)}
            onPick={pick}
            isBusy={add.isPending}
          />
        )}
        {add.isError && <ErrorBanner>{failureText(add.error)}</ErrorBanner>}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose} disabled={add.isPending}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" busy={add.isPending}>
            <Trans>Book</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
