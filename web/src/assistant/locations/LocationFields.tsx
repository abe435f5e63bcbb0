import type { AddLocationInput, Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ZoneClock } from '../bookings/setup/zone/ZoneClock.tsx';
import { keptText, zoneOptions } from '../bookings/setup/zone/zoneTexts.ts';
import { COUNTRY_HINT, countryOptions } from '../countries.ts';
import type { LocationDraft } from './locationDraft.ts';

interface LocationFieldsProps {
  readonly form: UseFormReturn<LocationDraft, unknown, AddLocationInput>;
  readonly location: Location | null;
}

export function LocationFields({ form, location }: LocationFieldsProps) {
  const { errors } = form.formState;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });
  const isMoved = location !== null && timeZone !== location.timeZone;
  const kept = isMoved ? keptText(location.bookingsToCome) : null;
  return (
    <>
      <Field label={t`Name`} error={errors.name?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.register('name')}
            placeholder={t`High Street`}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field
        label={t`Address`}
        hint={t`As your assistant gives it to callers. Optional.`}
        error={errors.address?.message}
      >
        {(wiring) => (
          <TextArea {...wiring} {...form.register('address')} rows={3} className="min-h-24!" />
        )}
      </Field>
      <Field label={t`Country`} hint={COUNTRY_HINT} error={errors.country?.message}>
        {(wiring) => <Select {...wiring} {...form.register('country')} options={countryOptions} />}
      </Field>
      <Field
        label={t`Time zone`}
        hint={
          timeZone && (
            <>
              <ZoneClock timeZone={timeZone} /> {kept}
            </>
          )
        }
        error={errors.timeZone?.message}
      >
        {(wiring) => (
          <Select
            {...wiring}
            {...form.register('timeZone')}
            required
            options={[
              { value: '', label: t`Choose the time zone` },
              ...zoneOptions(location?.timeZone ?? 'UTC'),
            ]}
          />
        )}
      </Field>
    </>
  );
}
