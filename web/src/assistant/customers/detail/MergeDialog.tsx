import type { Customer, CustomerRow } from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { nameOf, problemText } from '../customerTexts.ts';
import { SearchForm } from '../SearchForm.tsx';

interface MergeDialogProps {
  readonly customer: Customer;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds the other record of one person, and asks before the two become one. */
export function MergeDialog({ customer, open, onClose }: MergeDialogProps) {
  const cache = useQueryClient();
  const toast = useToast();
  const [sought, setSought] = useState('');
  const [otherId, setOtherId] = useState<string | null>(null);
  // Read anew: the list knows no version of it.
  const other = useQuery({
    ...rpc.customers.get.queryOptions({ input: { id: otherId ?? '' }, staleTime: 0 }),
    enabled: otherId !== null,
  });
  const merge = useMutation(
    rpc.customers.merge.mutationOptions({
      onSuccess: async (kept) => {
        cache.setQueryData(rpc.customers.get.queryKey({ input: { id: kept.id } }), kept);
        toast(t`Merged into ${nameOf(kept)}.`);
        close();
        await cache.invalidateQueries({ queryKey: rpc.customers.key() });
      },
      // Changed in another window: the next try names what stands now.
      onError: () => cache.invalidateQueries({ queryKey: rpc.customers.get.key() }),
    }),
  );
  function close() {
    merge.reset();
    setOtherId(null);
    setSought('');
    onClose();
  }
  const chosen = otherId === null ? undefined : other.data;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={
        chosen
          ? t`Merge ${nameOf(chosen)} into ${nameOf(customer)}?`
          : t`Merge with which customer?`
      }
      actions={
        <>
          <Button kind="secondary" disabled={merge.isPending} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {chosen && (
            <Button
              kind="danger"
              busy={merge.isPending}
              onClick={() =>
                merge.mutate({
                  id: customer.id,
                  version: customer.version,
                  otherId: chosen.id,
                  otherVersion: chosen.version,
                })
              }
            >
              <Trans>Merge customers</Trans>
            </Button>
          )}
        </>
      }
    >
      {chosen ? (
        <p className="mt-3">
          <Trans>
            Calls, bookings, orders, messages, numbers and notes move from {nameOf(chosen)} (
            {[...chosen.numbers, chosen.email].filter(Boolean).join(', ') || t`no number`}) to{' '}
            {nameOf(customer)} (
            {[...customer.numbers, customer.email].filter(Boolean).join(', ') || t`no number`}).{' '}
            This cannot be undone.
          </Trans>
        </p>
      ) : (
        <div className="mt-3 flex flex-col gap-4">
          <p>
            <Trans>Find the duplicate record. {nameOf(customer)} is kept.</Trans>
          </p>
          <SearchForm sought={sought} onSearch={setSought} />
          <Candidates exceptId={customer.id} sought={sought} onChoose={setOtherId} />
        </div>
      )}
      {other.isFetching && !chosen && <Spinner label={t`Loading customer...`} />}
      {other.isError && otherId !== null && (
        <ErrorBanner>{messageOf(other.error, t`The customer could not be loaded.`)}</ErrorBanner>
      )}
      {merge.isError && (
        <div className="mt-4">
          <ErrorBanner>{problemText(merge.error)}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}

const MOST_SHOWN = 8;

function Candidates({
  exceptId,
  sought,
  onChoose,
}: {
  exceptId: string;
  sought: string;
  onChoose: (id: string) => void;
}) {
  const list = useQuery(rpc.customers.list.queryOptions({ input: { search: sought } }));
  if (list.isPending) return <Spinner label={t`Searching...`} className="text-muted" />;
  if (list.isError)
    return <ErrorBanner>{messageOf(list.error, t`Customers could not be loaded.`)}</ErrorBanner>;
  const rows = list.data.rows.filter(({ id }) => id !== exceptId);
  if (rows.length === 0)
    return (
      <p className="text-muted">
        <Trans>No other customers found.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Customers found`} className="rounded-md border border-line">
      {rows.slice(0, MOST_SHOWN).map((row) => (
        <li key={row.id} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={() => onChoose(row.id)}
            className="block min-h-11 w-full px-4 py-2 text-left wrap-anywhere hover:bg-sunken"
          >
            {nameOf(row)} <Reach row={row} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Reach({ row }: { row: CustomerRow }) {
  if (row.name === null) return null;
  const reach = [...row.numbers, row.email].filter(Boolean).join(', ');
  return <span className="tabular block text-sm text-muted">{reach}</span>;
}
