import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { ReservationBook } from '../../../illustrations/ReservationBook.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { lengthText } from '../calendar/texts.ts';
import { type Suggestion, suggestions, tradeOf } from './trades.ts';

interface QuickStartProps {
  /** What the owner wrote of the business. */
  readonly description: string;
  readonly onStart: (suggestion: Suggestion, counts: number[]) => void;
  readonly isBusy: boolean;
}

interface QuickStartForm {
  trade: Suggestion['trade'];
  counts: Record<string, number>;
}

const keyOf = (trade: string, at: number) => `${trade}-${at}`;

/** A business without services: what others of its kind have, to be counted and taken over. */
export function QuickStart({ description, onStart, isBusy }: QuickStartProps) {
  const form = useForm<QuickStartForm>({
    defaultValues: {
      trade: tradeOf(description),
      counts: Object.fromEntries(
        suggestions.flatMap(({ trade, resources }) =>
          resources.map(({ count }, at) => [keyOf(trade, at), count]),
        ),
      ),
    },
  });
  const trade = useWatch({ control: form.control, name: 'trade' });
  const chosen = suggestions.find((one) => one.trade === trade);
  if (!chosen) return null;
  return (
    <section
      aria-labelledby="quick-start"
      className="rounded-md border border-line border-l-4 border-l-brass bg-card p-5 sm:p-6"
    >
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <h2 id="quick-start" className="headline text-2xl">
            <Trans>Quick setup</Trans>
          </h2>
          <p className="mt-1 max-w-prose text-muted">
            <Trans>
              Enter how many tables, rooms or staff you have. We fill in the rest, and you can
              change it below. Until then, your assistant takes bookings within your opening hours
              without checking what is free.
            </Trans>
          </p>
        </div>
        <ReservationBook className="w-28 shrink-0 text-ink max-sm:hidden" />
      </div>
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(({ counts }) =>
            onStart(
              chosen,
              chosen.resources.map((_, at) => Math.min(200, counts[keyOf(trade, at)] || 0)),
            ),
          )(event)
        }
        className="mt-5 flex flex-col gap-5"
      >
        <Field label={t`Your business`} className="max-w-sm">
          {(wiring) => (
            <Select
              {...wiring}
              {...form.register('trade')}
              options={suggestions.map(({ trade: value, name: label }) => ({ value, label }))}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-4">
          {chosen.resources.map(({ name }, at) => (
            <Field key={keyOf(trade, at)} label={name} className="w-36">
              {(wiring) => (
                <TextInput
                  {...wiring}
                  type="number"
                  min={0}
                  max={200}
                  {...form.register(`counts.${keyOf(trade, at)}`, { valueAsNumber: true })}
                />
              )}
            </Field>
          ))}
        </div>
        <p className="text-muted">
          <Trans>
            Services:{' '}
            {chosen.services
              .map(({ name, durationMinutes }) => `${name} (${lengthText(durationMinutes)})`)
              .join(', ')}
            .
          </Trans>
        </p>
        <Button type="submit" busy={isBusy} className="self-start">
          <Trans>Set up</Trans>
        </Button>
      </form>
    </section>
  );
}
