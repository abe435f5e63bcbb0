import { blockNumberInput } from '@belldesk/contract/product/blockedNumbers';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

type Fields = z.infer<typeof blockNumberInput>;

/** Blocks a number that is typed. */
export function BlockNumberForm() {
  const cache = useQueryClient();
  const form = useForm<Fields>({
    resolver: zodResolver(blockNumberInput),
    defaultValues: { number: '' },
  });
  const block = useMutation(
    rpc.blockedNumbers.add.mutationOptions({
      onSuccess: async () => {
        form.reset();
        await cache.invalidateQueries({ queryKey: rpc.blockedNumbers.key() });
      },
      onError: (error) =>
        form.setError('number', { message: messageOf(error, t`The number was not blocked`) }),
    }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((fields) => block.mutate(fields))(event)}
      className="flex flex-col items-start gap-3 sm:flex-row"
    >
      <Field
        label={t`Block a number`}
        error={form.formState.errors.number?.message}
        className="w-full max-w-xs"
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.register('number')}
            type="tel"
            autoComplete="off"
            placeholder="+44 20 7946 0018"
          />
        )}
      </Field>
      <Button type="submit" kind="secondary" busy={block.isPending} className="sm:mt-7.5">
        <Trans>Block</Trans>
      </Button>
    </form>
  );
}
