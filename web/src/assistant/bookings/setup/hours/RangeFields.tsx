import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { type HoursDraft, usualRange } from './hoursDraft.ts';

interface RangeFieldsProps {
  readonly form: UseFormReturn<HoursDraft>;
  readonly path: `week.${number}` | `exceptions.${number}`;
  /** Of the day, for screen readers: "Monday". */
  readonly name: string;
}

const timeClasses = 'max-w-26 px-2 text-sm [&::-webkit-calendar-picker-indicator]:hidden';

/** The hours of one day; none of them: closed. */
export function RangeFields({ form, path, name }: RangeFieldsProps) {
  const ranges = useFieldArray({ control: form.control, name: `${path}.ranges` });
  const [section, index] = path.split('.') as ['week' | 'exceptions', string];
  const errors = form.formState.errors[section]?.[Number(index)]?.ranges;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      {ranges.fields.length === 0 && (
        <span className="text-muted">
          <Trans>Closed</Trans>
        </span>
      )}
      {ranges.fields.map((range, at) => (
        <span key={range.id} className="flex min-w-0 items-center gap-1.5">
          <TextInput
            type="time"
            aria-label={t`${name}, opens, ${at + 1}`}
            aria-invalid={errors?.[at]?.from ? true : undefined}
            {...form.register(`${path}.ranges.${at}.from`)}
            className={timeClasses}
          />
          <span aria-hidden="true">–</span>
          <TextInput
            type="time"
            aria-label={t`${name}, closes, ${at + 1}`}
            aria-invalid={errors?.[at]?.to ? true : undefined}
            {...form.register(`${path}.ranges.${at}.to`)}
            className={timeClasses}
          />
          <button
            type="button"
            aria-label={t`Remove hours ${at + 1}, ${name}`}
            onClick={() => ranges.remove(at)}
            className="flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </span>
      ))}
      {ranges.fields.length < 6 && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t`Add hours, ${name}`}
          onClick={() => ranges.append(usualRange)}
        >
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Hours</Trans>
        </Button>
      )}
      {errors && (
        <p role="alert" className="w-full text-sm font-medium text-rose">
          <Trans>Please enter both times</Trans>
        </p>
      )}
    </div>
  );
}
