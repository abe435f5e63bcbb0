import {
  type AddResourceInput,
  addResourceInput,
  type Resource,
} from '@belldesk/contract/product/services';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { client } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { failureText } from '../entry/problems.ts';
import { resourceKindNames } from './resourceKinds.ts';
import { SavedElsewhere } from './SavedElsewhere.tsx';
import { useSave } from './useSave.ts';

interface ResourceDialogProps {
  readonly locationId: string;
  /** Null: a new one. */
  readonly resource: Resource | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type ResourceDraft = z.input<typeof addResourceInput>;

/** A table, a room or a person: what is held by one booking at a time. */
export function ResourceDialog({ locationId, resource, onSaved, onClose }: ResourceDialogProps) {
  const form = useForm<ResourceDraft, unknown, AddResourceInput>({
    resolver: zodResolver(addResourceInput),
    defaultValues: resource
      ? {
          name: resource.name,
          kind: resource.kind,
          capacity: resource.capacity,
          count: resource.count,
        }
      : { name: '', kind: 'table', capacity: 2, count: 1 },
  });
  const { errors } = form.formState;
  const save = useSave<Resource, AddResourceInput>({
    opened: resource,
    add: (input) => client.resources.add({ locationId, ...input }),
    change: (input, version) =>
      client.resources.change({ ...input, id: resource?.id ?? '', version }),
    read: async () =>
      (await client.resources.list({ locationId })).find(({ id }) => id === resource?.id) ?? null,
    onSaved,
  });
  const submit = (version?: number) =>
    void form.handleSubmit((input) => save.run(input, version))();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={resource ? resource.name : t`Add a table, room or person`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="mt-5 flex flex-col gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t`Name`} error={errors.name?.message}>
            {(wiring) => (
              <TextInput {...wiring} placeholder={t`Table 4`} {...form.register('name')} />
            )}
          </Field>
          <Field label={t`Type`}>
            {(wiring) => (
              <Select
                {...wiring}
                {...form.register('kind')}
                options={Object.entries(resourceKindNames).map(([value, label]) => ({
                  value,
                  label,
                }))}
              />
            )}
          </Field>
          <Field
            label={t`Seats or places`}
            error={errors.capacity && t`Please enter a number between 1 and 500`}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                type="number"
                min={1}
                {...form.register('capacity', { valueAsNumber: true })}
              />
            )}
          </Field>
          <Field
            label={t`How many`}
            hint={t`All the same`}
            error={errors.count && t`Please enter a number between 1 and 200`}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                type="number"
                min={1}
                {...form.register('count', { valueAsNumber: true })}
              />
            )}
          </Field>
        </div>
        {save.newer && (
          <SavedElsewhere
            what={t`This entry`}
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
