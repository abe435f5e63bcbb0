import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { COUNTRY_HINT, countryOptions } from '../countries.ts';
import { fieldLabels } from './steps.ts';
import { usePhoneHint } from './usePhoneHint.ts';
import type { Wizard } from './useWizard.ts';

export function CompanyStep({ form }: Pick<Wizard, 'form'>) {
  const { register, control, formState } = form;
  const hint = usePhoneHint(useWatch({ control, name: 'phoneNumber' }));
  return (
    <>
      <Field
        label={fieldLabels.companyName}
        error={formState.errors.companyName?.message}
        hint={t`The name your callers know. It is used in the greeting.`}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('companyName')}
            autoComplete="organization"
            required
          />
        )}
      </Field>
      <Field
        label={fieldLabels.phoneNumber}
        error={formState.errors.phoneNumber?.message}
        hint={<span aria-live="polite">{hint ?? t`The number your customers call today.`}</span>}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('phoneNumber')}
            type="tel"
            autoComplete="tel"
            required
          />
        )}
      </Field>
      <Field
        label={fieldLabels.country}
        error={formState.errors.country?.message}
        hint={COUNTRY_HINT}
      >
        {(wiring) => (
          <Select {...wiring} {...register('country')} options={countryOptions} required />
        )}
      </Field>
    </>
  );
}
