import type { Location } from '@belldesk/contract/product/locations';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FreeTimes } from '../entry/FreeTimes.tsx';
import { type AddDraft, numberOrNull } from './addDraft.ts';
import { LocationField } from './LocationField.tsx';
import { OrderItems } from './OrderItems.tsx';

interface AddFieldsProps {
  readonly form: UseFormReturn<AddDraft>;
  /** To choose from; none where the business has one alone. */
  readonly locations: readonly Location[];
  readonly services: readonly Service[];
  readonly resources: readonly Resource[];
}

/** What, when and for whom; of it only what the chosen kind of booking has. */
export function AddFields({ form, locations, services, resources }: AddFieldsProps) {
  const [locationId, what, date, time, partySize] = useWatch({
    control: form.control,
    name: ['locationId', 'what', 'date', 'time', 'partySize'],
  });
  const { errors } = form.formState;
  const service = services.find(({ id }) => id === what);
  const fitting = resources.filter(({ id }) => service?.resourceIds.includes(id));
  const isOrder = what === 'order';
  const isInWords = what !== '' && !isOrder && !service;
  const offered = services.filter((one) => !locationId || one.locationId === locationId);
  const labelOf = (one: Service) => {
    const there = locationId === '' && locations.find(({ id }) => id === one.locationId);
    return there ? `${one.name} · ${there.name}` : one.name;
  };
  const takeItsLocation = ({ target }: { target: HTMLSelectElement }) => {
    const taken = services.find(({ id }) => id === target.value);
    if (taken && locationId === '') form.setValue('locationId', taken.locationId);
  };
  return (
    <>
      {locations.length > 0 && (
        <LocationField form={form} locations={locations} services={services} />
      )}
      <Field label={t`What`} error={errors.what?.message}>
        {(wiring) => (
          <Select
            {...wiring}
            {...form.register('what', { onChange: takeItsLocation })}
            options={[
              ...(what === '' ? [{ value: '', label: t`Choose a service` }] : []),
              ...offered.map((one) => ({ value: one.id, label: labelOf(one) })),
              {
                value: 'appointment',
                label: offered.length > 0 ? t`Another appointment` : t`Appointment`,
              },
              {
                value: 'reservation',
                label: offered.length > 0 ? t`Another reservation` : t`Reservation`,
              },
              { value: 'order', label: t`Order for pick-up` },
            ]}
          />
        )}
      </Field>
      {isInWords && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <Field label={t`Details`} error={errors.service?.message}>
            {(wiring) => <TextInput {...wiring} {...form.register('service')} />}
          </Field>
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
        </div>
      )}
      {isOrder && <OrderItems form={form} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Day`} error={errors.date?.message}>
          {(wiring) => <TextInput {...wiring} type="date" {...form.register('date')} />}
        </Field>
        <Field label={t`Time`} error={errors.time?.message}>
          {(wiring) => <TextInput {...wiring} type="time" {...form.register('time')} />}
        </Field>
        {!isOrder && (
          <Field label={t`Party size`} hint={t`Optional`} error={errors.partySize?.message}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="number"
                min={1}
                {...form.register('partySize', { setValueAs: numberOrNull })}
              />
            )}
          </Field>
        )}
        {fitting.length > 1 && (
          <Field label={t`With`}>
            {(wiring) => (
              <Select
                {...wiring}
                {...form.register('resourceId')}
                options={[
                  { value: '', label: t`Any available` },
                  ...fitting.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
        )}
      </div>
      {service && (
        <FreeTimes
          serviceId={service.id}
          partySize={partySize !== null && partySize >= 1 ? partySize : null}
          date={date}
          exceptId={null}
          time={time}
          onPick={(free) =>
            form.setValue('time', free, { shouldValidate: form.formState.isSubmitted })
          }
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Name`} error={errors.name?.message}>
          {(wiring) => <TextInput {...wiring} autoComplete="off" {...form.register('name')} />}
        </Field>
        <Field label={t`Phone number`} error={errors.phoneNumber?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="tel"
              autoComplete="off"
              {...form.register('phoneNumber')}
            />
          )}
        </Field>
      </div>
      <Field
        label={t`Email address`}
        hint={t`For updates if the booking changes`}
        error={errors.email?.message}
      >
        {(wiring) => (
          <TextInput {...wiring} type="email" autoComplete="off" {...form.register('email')} />
        )}
      </Field>
      <Field label={t`Notes`} error={errors.notes?.message}>
        {(wiring) => (
          <TextArea {...wiring} rows={2} className="min-h-18!" {...form.register('notes')} />
        )}
      </Field>
    </>
  );
}
