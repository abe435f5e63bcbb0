import {
  type ShareLink,
  type ShareSettings,
  shareSettings,
} from '@belldesk/contract/product/share';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface ShareLimitsProps {
  readonly link: ShareLink;
  readonly isSaving: boolean;
  readonly onSave: (settings: ShareSettings) => void;
}

/** How long a call by the link may take, and how many a day. */
export function ShareLimits({ link, isSaving, onSave }: ShareLimitsProps) {
  const { register, handleSubmit, formState } = useForm<ShareSettings>({
    resolver: zodResolver(shareSettings),
    values: {
      isOn: link.isOn,
      longestCallMinutes: link.longestCallMinutes,
      callsADay: link.callsADay,
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)} className="mt-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Minutes per call`} error={errors.longestCallMinutes?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register('longestCallMinutes', { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={1}
            />
          )}
        </Field>
        <Field
          label={t`Calls per day`}
          hint={t`${link.callsToday} in the last 24 hours`}
          error={errors.callsADay?.message}
        >
          {(field) => (
            <TextInput
              {...field}
              {...register('callsADay', { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={1}
            />
          )}
        </Field>
      </div>
      <Button type="submit" kind="secondary" busy={isSaving} disabled={!isDirty} className="mt-4">
        <Trans>Save limits</Trans>
      </Button>
    </form>
  );
}
