import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { AddDraft } from './addDraft.ts';

/** What is ordered, line by line. */
export function OrderItems({ form }: { form: UseFormReturn<AddDraft> }) {
  const items = useFieldArray({ control: form.control, name: 'items' });
  const error = form.formState.errors.items?.message;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">
        <Trans>Items</Trans>
      </legend>
      {items.fields.map((item, at) => (
        <div key={item.id} className="flex gap-2">
          <TextInput
            type="number"
            min={1}
            aria-label={t`Quantity, item ${at + 1}`}
            {...form.register(`items.${at}.quantity`, { valueAsNumber: true })}
            className="w-20 shrink-0"
          />
          <TextInput
            aria-label={t`Item ${at + 1}`}
            {...form.register(`items.${at}.name`)}
            className="min-w-0"
          />
          <Button
            kind="quiet"
            size="small"
            aria-label={t`Remove item ${at + 1}`}
            onClick={() => items.remove(at)}
            disabled={items.fields.length === 1}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-rose">
          {error}
        </p>
      )}
      <Button
        kind="quiet"
        size="small"
        onClick={() => items.append({ name: '', quantity: 1 })}
        className="self-start"
      >
        <Plus aria-hidden="true" className="size-4" />
        <Trans>Add an item</Trans>
      </Button>
    </fieldset>
  );
}
