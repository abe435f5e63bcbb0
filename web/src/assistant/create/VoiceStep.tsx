import { type Accent, voiceById, voices } from '@belldesk/contract/catalogue/voices';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { fieldLabels } from './steps.ts';
import { useVoiceSample } from './useVoiceSample.ts';
import type { Wizard } from './useWizard.ts';
import { VoiceOption } from './VoiceOption.tsx';

const ACCENTS: readonly Accent[] = ['UK English', 'US English'];

export function VoiceStep({ form }: Pick<Wizard, 'form'>) {
  const { register, control, formState, getValues } = form;
  const [accent, setAccent] = useState<Accent>(() => voiceById(getValues('voiceId')).accent);
  const chosen = voiceById(useWatch({ control, name: 'voiceId' }));
  const greeting = useWatch({ control, name: 'greetingPhrase' });
  const sample = useVoiceSample();
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">Voice</legend>
        <Tabs
          label="Accent"
          value={accent}
          onChange={setAccent}
          tabs={ACCENTS.map((one) => ({
            value: one,
            label: one,
            content: (
              <div className="grid gap-3 sm:grid-cols-2">
                {voices
                  .filter((voice) => voice.accent === one)
                  .map((voice) => (
                    <VoiceOption
                      key={voice.id}
                      voice={voice}
                      field={register('voiceId')}
                      playing={sample.playing === voice.id}
                      onListen={() => sample.listen(voice)}
                      onStop={sample.stop}
                    />
                  ))}
              </div>
            ),
          }))}
        />
        <p aria-live="polite" className="mt-3 text-sm text-muted">
          {chosen.name} ({chosen.accent}) will answer.
        </p>
        {formState.errors.voiceId?.message && (
          <ErrorBanner>{formState.errors.voiceId.message}</ErrorBanner>
        )}
        {sample.problem && (
          <div className="mt-3">
            <ErrorBanner>{sample.problem}</ErrorBanner>
          </div>
        )}
      </fieldset>
      <Field
        label={fieldLabels.greetingPhrase}
        error={formState.errors.greetingPhrase?.message}
        hint="Built from your company name. You can write another one later, on the manage page."
      >
        {(wiring) => <TextInput {...wiring} value={greeting} readOnly disabled />}
      </Field>
    </>
  );
}
