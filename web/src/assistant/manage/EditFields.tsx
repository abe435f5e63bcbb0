import { languageNames } from '@belldesk/contract/catalogue/languages';
import { voices } from '@belldesk/contract/catalogue/voices';
import type { AssistantEdit } from '@belldesk/contract/product/assistant';
import type { Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { COUNTRY_HINT, countryOptions } from '../countries.ts';
import { editFieldNames } from './edit.ts';
import { GreetKnownCallersField } from './GreetKnownCallersField.tsx';

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value, label }));
const voiceOptions = voices.map(({ id, name, accent }) => ({
  value: id,
  label: `${name} (${accent})`,
}));

interface EditFieldsProps {
  readonly form: UseFormReturn<AssistantEdit>;
  /** To choose from; none where the business has one alone. */
  readonly locations: readonly Location[];
}

/** The fields of edit mode in the sections of view mode. */
export function EditFields({ form, locations }: EditFieldsProps) {
  const { register, formState, watch } = form;
  const errorOf = (field: keyof AssistantEdit) => formState.errors[field]?.message;
  return (
    <>
      <Card title={t`Basic Information`}>
        <div className="grid gap-5">
          <Field label={editFieldNames.name} error={errorOf('name')}>
            {(wiring) => <TextInput {...wiring} {...register('name')} autoComplete="off" />}
          </Field>
          <Field
            label={editFieldNames.firstMessage}
            error={errorOf('firstMessage')}
            hint={t`The first thing a caller hears.`}
          >
            {(wiring) => <TextArea {...wiring} {...register('firstMessage')} rows={2} />}
          </Field>
        </div>
      </Card>
      <Card title={t`System Prompt`}>
        <Field
          label={editFieldNames.systemPrompt}
          error={errorOf('systemPrompt')}
          hint={t`What the assistant knows and how it behaves. Write one fact per line.`}
        >
          {(wiring) => <TextArea {...wiring} {...register('systemPrompt')} rows={12} />}
        </Field>
      </Card>
      <Card title={t`Advanced Settings`}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={editFieldNames.language} error={errorOf('language')}>
            {(wiring) => <Select {...wiring} {...register('language')} options={languageOptions} />}
          </Field>
          <Field label={editFieldNames.voiceId} error={errorOf('voiceId')}>
            {(wiring) => <Select {...wiring} {...register('voiceId')} options={voiceOptions} />}
          </Field>
          <Field
            label={editFieldNames.temperature}
            error={errorOf('temperature')}
            aside={watch('temperature').toFixed(1)}
            hint={t`Lower is more consistent. Higher is more varied.`}
            className="sm:col-span-2"
          >
            {(wiring) => (
              <Slider
                {...wiring}
                {...register('temperature', { valueAsNumber: true })}
                min={0}
                max={1}
                step={0.1}
              />
            )}
          </Field>
          {locations.length > 0 ? (
            <Field
              label={editFieldNames.locationId}
              error={errorOf('locationId')}
              hint={t`The assistant uses this location's time zone, country, opening hours and services.`}
              className="sm:col-span-2"
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  {...register('locationId')}
                  options={locations.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
          ) : (
            <Field
              label={editFieldNames.country}
              error={errorOf('country')}
              hint={COUNTRY_HINT}
              className="sm:col-span-2"
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  {...register('country', { setValueAs: (chosen: string) => chosen || undefined })}
                  options={countryOptions}
                />
              )}
            </Field>
          )}
          <Field
            label={editFieldNames.recordsCalls}
            error={errorOf('recordsCalls')}
            hint={t`Callers hear “This call may be recorded.” and can refuse at any time.`}
            className="sm:col-span-2"
          >
            {(wiring) => (
              <input
                {...wiring}
                {...register('recordsCalls')}
                type="checkbox"
                className="size-6 accent-pine"
              />
            )}
          </Field>
          <GreetKnownCallersField register={register} error={errorOf('greetsKnownCallers')} />
        </div>
      </Card>
    </>
  );
}
