import type { Location } from '@belldesk/contract/product/locations';
import type { Service } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { zoneText } from '../setup/zone/zoneTexts.ts';
import { type AddDraft, firstWhat } from './addDraft.ts';

interface LocationFieldProps {
  readonly form: UseFormReturn<AddDraft>;
  readonly locations: readonly Location[];
  readonly services: readonly Service[];
}

/** Where it is booked; with it come the services there, and the clock. */
export function LocationField({ form, locations, services }: LocationFieldProps) {
  const chosenId = useWatch({ control: form.control, name: 'locationId' });
  const timeZone = locations.find(({ id }) => id === chosenId)?.timeZone;
  return (
    <Field
      label={t`Location`}
      hint={timeZone && t`Day and time are local to ${zoneText(timeZone)}.`}
      error={form.formState.errors.locationId?.message}
    >
      {(wiring) => (
        <Select
          {...wiring}
          {...form.register('locationId', {
            onChange: ({ target }: { target: HTMLSelectElement }) => {
              form.setValue('what', firstWhat(services, target.value));
              form.setValue('resourceId', '');
            },
          })}
          options={[
            ...(chosenId === '' ? [{ value: '', label: t`Choose the location` }] : []),
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  );
}
