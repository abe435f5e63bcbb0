import type { Resource } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { ServiceDraft } from './serviceDraft.ts';

interface ServiceFieldsProps {
  readonly form: UseFormReturn<ServiceDraft>;
  readonly resources: readonly Resource[];
}

export function ServiceFields({ form, resources }: ServiceFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Name`} error={errors.name?.message}>
        {(wiring) => <TextInput {...wiring} placeholder={t`Haircut`} {...form.register('name')} />}
      </Field>
      <Field
        label={t`Other names callers use`}
        hint={t`Separate with commas: cut, trim`}
        error={errors.otherNames?.message}
      >
        {(wiring) => <TextInput {...wiring} {...form.register('otherNames')} />}
      </Field>
      <Field label={t`Type`}>
        {(wiring) => (
          <Select
            {...wiring}
            {...form.register('kind')}
            options={[
              { value: 'appointment', label: t`Appointment (ends by closing time)` },
              { value: 'reservation', label: t`Reservation (starts during opening hours)` },
            ]}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t`Minutes`} error={errors.durationMinutes?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="number"
              min={5}
              step={5}
              {...form.register('durationMinutes', { valueAsNumber: true })}
            />
          )}
        </Field>
        <Field label={t`Price`} error={errors.price?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              inputMode="decimal"
              placeholder={t`None`}
              {...form.register('price')}
            />
          )}
        </Field>
        <Field label={t`Currency`} error={errors.currency?.message}>
          {(wiring) => <TextInput {...wiring} maxLength={3} {...form.register('currency')} />}
        </Field>
      </div>
      {resources.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="font-medium">
            <Trans>Who or what can take it</Trans>
          </legend>
          <p className="text-sm text-muted">
            <Trans>Leave empty if it is available whenever you are open.</Trans>
          </p>
          <div className="mt-2 flex flex-wrap gap-x-5">
            {resources.map(({ id, name }) => (
              <label key={id} className="flex min-h-10 items-center gap-2">
                <input
                  type="checkbox"
                  value={id}
                  {...form.register('resourceIds')}
                  className="size-4 accent-pine"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
