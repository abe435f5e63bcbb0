import { t } from '@lingui/core/macro';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { fieldLabels } from './steps.ts';
import type { Wizard } from './useWizard.ts';

export function BusinessStep({ form }: Pick<Wizard, 'form'>) {
  const { register, formState } = form;
  return (
    <>
      <Field
        label={fieldLabels.businessDescription}
        error={formState.errors.businessDescription?.message}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            {...register('businessDescription')}
            placeholder={t`A family restaurant in the old town. We serve seasonal food for lunch and dinner.`}
            required
          />
        )}
      </Field>
      <Field label={fieldLabels.targetCustomers} error={formState.errors.targetCustomers?.message}>
        {(wiring) => (
          <TextArea
            {...wiring}
            {...register('targetCustomers')}
            rows={3}
            placeholder={t`Locals on weekdays, families at the weekend, some tourists.`}
            required
          />
        )}
      </Field>
    </>
  );
}
