import type { AddServiceInput, Resource, Service } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { client } from '../../../../api/client.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../../ui/ErrorBanner.tsx';
import { failureText } from '../../entry/problems.ts';
import { SavedElsewhere } from '../SavedElsewhere.tsx';
import { useSave } from '../useSave.ts';
import { ServiceFields } from './ServiceFields.tsx';
import {
  draftOfService,
  type ServiceDraft,
  serviceInputOf,
  serviceResolver,
} from './serviceDraft.ts';

interface ServiceDialogProps {
  readonly locationId: string;
  /** Null: a new one. */
  readonly service: Service | null;
  readonly resources: readonly Resource[];
  readonly currency: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What is booked: how long it takes, what it costs, what it needs. */
export function ServiceDialog({
  locationId,
  service,
  resources,
  currency,
  onSaved,
  onClose,
}: ServiceDialogProps) {
  const form = useForm<ServiceDraft>({
    resolver: serviceResolver,
    defaultValues: draftOfService(service, currency),
  });
  const save = useSave<Service, AddServiceInput>({
    opened: service,
    add: (input) => client.services.add({ locationId, ...input }),
    change: (input, version) =>
      client.services.change({ ...input, id: service?.id ?? '', version }),
    read: async () =>
      (await client.services.list({ locationId })).find(({ id }) => id === service?.id) ?? null,
    onSaved,
  });
  const submit = (version?: number) =>
    void form.handleSubmit((draft) => save.run(serviceInputOf(draft), version))();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={service ? service.name : t`Add a service`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="mt-5 flex flex-col gap-4"
      >
        <ServiceFields form={form} resources={resources} />
        {save.newer && (
          <SavedElsewhere
            what={t`This service`}
            onKeepMine={() => submit(save.newer?.version)}
            onTakeTheirs={onSaved}
            isBusy={save.isBusy}
          />
        )}
        {save.error && <ErrorBanner>{failureText(save.error)}</ErrorBanner>}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose} disabled={save.isBusy}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" busy={save.isBusy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
