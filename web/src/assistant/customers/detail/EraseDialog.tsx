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

/** Says plainly what goes and what stays, before somebody is erased. */
export function EraseDialog({ customer, open, onClose }: EraseDialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const erase = useMutation(
    rpc.customers.erase.mutationOptions({
      onSuccess: async () => {
        toast(t`${nameOf(customer)} is erased.`);
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
      description={t`For a person who asks you to forget them. It cannot be undone.`}
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
            <Trans>Erase for good</Trans>
          </Button>
        </>
      }
    >
      <h3 className="mt-4 font-semibold">
        <Trans>What goes</Trans>
      </h3>
      <ul className="mt-1 list-disc pl-5">
        <li>
          <Trans>Their name, numbers, address and your notes about them</Trans>
        </li>
        <li>
          <Trans>Their messages, with the notes beside them</Trans>
        </li>
        <li>
          <Trans>
            What was said in their calls, and the recordings; also of calls in which somebody else
            booked for them
          </Trans>
        </li>
      </ul>
      <h3 className="mt-4 font-semibold">
        <Trans>What stays</Trans>
      </h3>
      <ul className="mt-1 list-disc pl-5">
        <li>
          <Trans>Bookings and orders: the day and what they are for, under the name “Erased”</Trans>
        </li>
        <li>
          <Trans>That there were calls, when, and how long they were</Trans>
        </li>
        <li>
          <Trans>
            Mails that were sent to you, exports that you made before, and their number if you have
            blocked it
          </Trans>
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
