import { type DetailsTemplate, templates } from '@belldesk/contract/catalogue/templates';
import { wizardLimits } from '@belldesk/contract/product/wizard';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { fieldLabels } from './steps.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { Wizard } from './useWizard.ts';

function isOwnText(text: string): boolean {
  return text.trim() !== '' && !templates.some((template) => template.text === text);
}

export function DetailsStep({ form, chooseTemplate }: Pick<Wizard, 'form' | 'chooseTemplate'>) {
  const { register, control, formState, getValues, setValue } = form;
  const [replaced, setReplaced] = useState<string | null>(null);
  const written = useWatch({ control, name: 'additionalDetails' });
  const apply = (template: DetailsTemplate) => {
    const before = getValues('additionalDetails');
    if (isOwnText(before)) setReplaced(before);
    setValue('additionalDetails', template.text, { shouldValidate: true });
    chooseTemplate(template.id);
  };
  const putBack = () => {
    setValue('additionalDetails', replaced ?? '');
    setReplaced(null);
  };
  return (
    <>
      <TemplateChoice onApply={apply} />
      {replaced !== null && (
        <p className="-mt-3">
          <Button kind="quiet" size="small" onClick={putBack}>
            <Trans>Put my own text back</Trans>
          </Button>
        </p>
      )}
      <Field
        label={fieldLabels.additionalDetails}
        error={formState.errors.additionalDetails?.message}
        aside={t`${written.length} of ${wizardLimits.additionalDetails}`}
        hint={t`Write one fact per line, such as “Parking: free behind the building.” Edit the template until it fits your business.`}
      >
        {(wiring) => <TextArea {...wiring} {...register('additionalDetails')} rows={10} />}
      </Field>
    </>
  );
}
