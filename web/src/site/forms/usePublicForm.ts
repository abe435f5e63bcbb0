import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsOf, messageOf } from '../../api/failure.ts';

interface PublicFormOptions<Input extends FieldValues, Output> {
  readonly schema: z.ZodType<Output, Input>;
  readonly send: (form: Output) => Promise<unknown>;
  /** Said where the server gave no reason of its own. */
  readonly failed: string;
  /** Values that nobody types. */
  readonly values?: () => Partial<Input>;
  readonly onSent?: () => void;
}

/**
 * A form that a visitor without an account sends: what was typed before it awoke is kept (so it sets no
 * default values), how long it took is measured from the first keystroke, and nothing typed is lost by a failure.
 */
export function usePublicForm<Input extends FieldValues, Output>({
  schema,
  send,
  failed,
  values,
  onSent,
}: PublicFormOptions<Input, Output>) {
  const firstKeyAtMs = useRef<number | null>(null);
  const [sent, setSent] = useState(false);
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema) });
  const { errors, isSubmitting } = form.formState;
  const submit = (event: React.SubmitEvent) => {
    setSent(false);
    const filledInMs = Math.round(event.timeStamp - (firstKeyAtMs.current ?? 0));
    const sendTyped = form.handleSubmit(async (typed) => {
      try {
        await send({ ...typed, ...values?.(), filledInMs });
      } catch (error) {
        for (const { field, message } of fieldsOf(error))
          form.setError(field as Path<Input>, { message });
        form.setError('root', { message: messageOf(error, failed) });
        return;
      }
      // With values, even none, it leaves what stands in the fields.
      form.reset();
      setSent(true);
      onSent?.();
    });
    void sendTyped(event);
  };
  return {
    register: form.register,
    errors,
    isSubmitting,
    sent,
    problem: errors.root?.message,
    /** To be spread on the form element. */
    wiring: {
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onInput: (event: React.SyntheticEvent) => {
        firstKeyAtMs.current ??= event.timeStamp;
      },
    } as const,
  };
}
