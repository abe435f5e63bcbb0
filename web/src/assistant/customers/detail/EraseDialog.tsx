import type { Customer } from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { nameOf, problemText } from '../customerTexts.ts';

interface EraseDialogProps {
  readonly customer: Customer;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says plainly what goes and what stays, before somebody was erased. */
export function EraseDialog({ customer, open, onClose }: EraseDialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const erase = useMutation(
    rpc.customers.erase.mutationOptions({
      onSuccess: async () => {
        toast(t`${nameOf(customer)} was erased.`);
        await navigate({ to: '/my-assistant/customers' });
        await cache.invalidateQueries();
      },
      // Changed in another window: the next try names what stands now.
      onError: () => cache.invalidateQueries({ queryKey: rpc.customers.get.key() }),
    }),
  );
  const close = () => {
    erase.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t`Erase ${nameOf(customer)}?`}
      description={t`For customers who ask you to delete their data. This cannot be undone.`}
      actions={
        <>
          <Button kind="secondary" disabled={erase.isPending} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="danger"
            busy={erase.isPending}
            onClick={() => erase.mutate({ id: customer.id, version: customer.version })}
          >
            <Trans>Erase permanently</Trans>
          </Button>
        </>
      }
    >
      <h3 className="mt-4 font-semibold">
        <Trans>What is erased</Trans>
      </h3>
      <ul className="mt-1 list-disc pl-5">
        <li>
          <Trans>Their name, numbers, address and your notes about them</Trans>
        </li>
        <li>
          <Trans>Their messages and your notes on them</Trans>
        </li>
        <li>
          <Trans>
            Transcripts and recordings of their calls, including calls where someone else booked for
            them
          </Trans>
        </li>
      </ul>
      <h3 className="mt-4 font-semibold">
        <Trans>What is kept</Trans>
      </h3>
      <ul className="mt-1 list-disc pl-5">
        <li>
          <Trans>Bookings and orders, with date and content, under the name “Erased”</Trans>
        </li>
        <li>
          <Trans>The date and duration of calls</Trans>
        </li>
        <li>
          <Trans>Emails you received, past exports, and their number if you blocked it</Trans>
        </li>
      </ul>
      {erase.isError && (
        <div className="mt-4">
          <ErrorBanner>{problemText(erase.error)}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}
