import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { HoursDraft } from './hoursDraft.ts';
import { RangeFields } from './RangeFields.tsx';

/** Days on which other hours hold, or none. */
export function ExceptionFields({ form }: { form: UseFormReturn<HoursDraft> }) {
  const days = useFieldArray({ control: form.control, name: 'exceptions' });
  const errors = form.formState.errors.exceptions;
  return (
    <section aria-labelledby="exceptions" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="exceptions" className="font-semibold">
          <Trans>Holidays and special hours</Trans>
        </h3>
        <Button
          kind="secondary"
          size="small"
          onClick={() => days.append({ date: '', name: '', ranges: [] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add a day</Trans>
        </Button>
      </div>
      {days.fields.length === 0 && (
        <p className="mt-2 text-muted">
          <Trans>None yet. Your weekly hours apply every day.</Trans>
        </p>
      )}
      <ul>
        {days.fields.map((day, at) => {
          const name = t`Day ${at + 1}`;
          return (
            <li
              key={day.id}
              className="grid gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]"
            >
              <div className="flex min-w-0 flex-wrap items-center gap-2">
                <span className="w-36 shrink-0">
                  <TextInput
                    type="date"
                    aria-label={t`${name}, date`}
                    aria-invalid={errors?.[at]?.date ? true : undefined}
                    {...form.register(`exceptions.${at}.date`)}
                    className="px-2 text-sm"
                  />
                </span>
                <span className="min-w-32 flex-1 max-sm:order-last max-sm:basis-full">
                  <TextInput
                    aria-label={t`${name}, name`}
                    placeholder={t`Christmas Day`}
                    {...form.register(`exceptions.${at}.name`)}
                    className="text-sm"
                  />
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t`Remove ${name}`}
                  onClick={() => days.remove(at)}
                  className="max-sm:ml-auto"
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
                {errors?.[at]?.date && (
                  <p role="alert" className="w-full text-sm font-medium text-rose">
                    <Trans>Please choose a date</Trans>
                  </p>
                )}
              </div>
              <RangeFields form={form} path={`exceptions.${at}`} name={name} />
            </li>
          );
        })}
      </ul>
      {(errors?.root?.message ?? errors?.message) ? (
        <p role="alert" className="mt-2 text-sm font-medium text-rose">
          {errors?.root?.message ?? errors?.message}
        </p>
      ) : null}
    </section>
  );
}
