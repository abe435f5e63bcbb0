import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { fieldsOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { fieldOfPath, firstStepWith, INPUT_STEPS } from './steps.ts';
import type { Wizard } from './useWizard.ts';

/** Creates the assistant from the wizard's form, once however often it is asked, and leads to step 5. */
export function useCreateAssistant(wizard: Wizard) {
  const cache = useQueryClient();
  const { another, location } = useSearch({ from: '/my-assistant/create' });
  const { form, template, goTo } = wizard;
  const creation = useMutation(
    rpc.assistants.create.mutationOptions({
      onSuccess: (assistant) => {
        cache.setQueryData(rpc.assistants.current.queryKey(), assistant);
        goTo(5);
        void cache.invalidateQueries({ queryKey: rpc.assistants.list.key() });
        void cache.invalidateQueries({ queryKey: rpc.lines.key() });
        void cache.invalidateQueries({ queryKey: rpc.locations.key() });
      },
      onError: (error) => {
        for (const { field, message } of fieldsOf(error)) {
          const name = fieldOfPath(field);
          if (name) form.setError(name, { type: 'server', message });
        }
      },
    }),
  );
  const create = form.handleSubmit(
    ({ country, ...values }) => {
      if (cache.isMutating({ mutationKey: rpc.assistants.create.mutationKey() }) > 0) return;
      creation.mutate({
        form: values,
        ...(country !== '' && { country }),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(template && { template }),
        ...(another && { another }),
        ...(location && { locationId: location }),
      });
    },
    (errors) => goTo(firstStepWith(errors) ?? INPUT_STEPS),
  );
  return { create, creating: creation.isPending, error: creation.error };
}
