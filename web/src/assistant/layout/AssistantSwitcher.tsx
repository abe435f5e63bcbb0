import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLocations } from '../locations/useLocations.ts';

/** Chooses between the assistants of a business, where it has two or more, and leads to one more where the plan allows. */
export function AssistantSwitcher() {
  const cache = useQueryClient();
  const id = useId();
  const assistants = useQuery(rpc.assistants.list.queryOptions());
  const current = useQuery(rpc.assistants.current.queryOptions());
  const { areSeveral } = useLocations();
  const choose = useMutation(
    rpc.assistants.choose.mutationOptions({
      onSuccess: (chosen) => {
        cache.setQueryData(rpc.assistants.current.queryKey(), chosen);
        return cache.invalidateQueries();
      },
    }),
  );
  const { rows = [], canAdd = false } = assistants.data ?? {};
  if (rows.length < 2 && !(canAdd && rows.length > 0)) return null;
  return (
    <div className="flex flex-col gap-2 px-3">
      {rows.length > 1 && (
        <>
          <label htmlFor={id} className="text-sm text-muted">
            <Trans>Assistant</Trans>
          </label>
          <Select
            id={id}
            value={choose.isPending ? choose.variables.id : (current.data?.id ?? '')}
            disabled={choose.isPending}
            onChange={({ target }) => choose.mutate({ id: target.value })}
            options={rows.map(({ id: value, name, locationName }) => ({
              value,
              label: areSeveral ? `${name} (${locationName})` : name,
            }))}
          />
          {choose.isError && (
            <ErrorBanner>
              {messageOf(choose.error, t`The assistant could not be loaded`)}
            </ErrorBanner>
          )}
        </>
      )}
      {canAdd && (
        <Link
          to="/my-assistant/create"
          search={{ another: true }}
          className="flex min-h-11 items-center gap-2 text-sm font-medium text-pine hover:underline"
        >
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add another assistant</Trans>
        </Link>
      )}
    </div>
  );
}
