import type { AssistantEdit } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import type { UseFormRegister } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { editFieldNames } from './edit.ts';

interface GreetKnownCallersFieldProps {
  readonly register: UseFormRegister<AssistantEdit>;
  readonly error: string | undefined;
}

/** Whether callers whose number is a customer's are greeted by name, with what that tells whoever holds the phone. */
export function GreetKnownCallersField({ register, error }: GreetKnownCallersFieldProps) {
  return (
    <Field
      label={editFieldNames.greetsKnownCallers}
      error={error}
      hint={t`Anyone who calls from a customer’s phone hears that customer’s name. Numbers that several people use are left out.`}
      className="sm:col-span-2"
    >
      {(wiring) => (
        <input
          {...wiring}
          {...register('greetsKnownCallers')}
          type="checkbox"
          className="size-6 accent-pine"
        />
      )}
    </Field>
  );
}
