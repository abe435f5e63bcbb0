import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { client } from '../../api/client.ts';
import { amountText } from '../../plans/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useAction } from '../lists/useAction.ts';

interface MoneyBackDialogProps {
  /** Null while the dialog is closed. */
  readonly account: OperatorAccount | null;
  readonly onClose: () => void;
}

/** Asks before money is given back: it cannot be undone. */
export function MoneyBackDialog({ account, onClose }: MoneyBackDialogProps) {
  const { act, busy, problem, forgetProblem } = useAction();
  const toast = useToast();
  const close = () => {
    forgetProblem();
    onClose();
  };
  const giveBack = async () => {
    if (!account) return;
    const work = async () => {
      const { amountMinor, currency } = await client.operator.giveMoneyBack({ userId: account.id });
      toast(`${amountText(amountMinor, currency)} given back`);
    };
    if (await act(account.id, work, 'The plan has ended')) close();
  };
  return (
    <Dialog
      open={account !== null}
      onOpenChange={(open) => !open && close()}
      title={`Give ${account?.email ?? ''} the money back?`}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            Cancel
          </Button>
          <Button kind="danger" busy={busy !== null} onClick={() => void giveBack()}>
            Give Back
          </Button>
        </>
      }
    >
      <p className="mt-3">
        All that was paid is given back and the plan ends at once: within 14 days of the first
        payment. This cannot be undone.
      </p>
      {problem && (
        <div className="mt-4">
          <ErrorBanner>{problem}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}
