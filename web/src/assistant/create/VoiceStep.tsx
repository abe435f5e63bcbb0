import { type Accent, voiceById, voices } from '@belldesk/contract/catalogue/voices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

type AccentTab = 'uk' | 'us';

const ACCENTS: readonly { readonly tab: AccentTab; readonly accent: Accent }[] = [
  { tab: 'uk', accent: 'UK English' },
  { tab: 'us', accent: 'US English' },
];

export function VoiceStep({ form }: Pick<Wizard, 'form'>) {
  const { register, control, formState, getValues } = form;
  const [tab, setTab] = useState<AccentTab>(() =>
    voiceById(getValues('voiceId')).accent === 'UK English' ? 'uk' : 'us',
  );
  const chosen = voiceById(useWatch({ control, name: 'voiceId' }));
  const greeting = useWatch({ control, name: 'greetingPhrase' });
  const sample = useVoiceSample();
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">
          <Trans>Voice</Trans>
        </legend>
        <Tabs
          label={t`Accent`}
          value={tab}
          onChange={setTab}
          tabs={ACCENTS.map(({ tab: one, accent }) => ({
            value: one,
            label: accent,
            content: (
              <div className="grid gap-3 sm:grid-cols-2">
                {voices
                  .filter((voice) => voice.accent === accent)
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
          <Trans>
            {chosen.name} ({chosen.accent}) will answer.
          </Trans>
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
        hint={t`Based on your company name. You can change it later under Manage Agent.`}
      >
        {(wiring) => <TextInput {...wiring} value={greeting} readOnly disabled />}
      </Field>
    </>
  );
}
