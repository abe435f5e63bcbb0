import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      toast(t`${amountText(amountMinor, currency)} refunded`);
    };
    if (await act(account.id, work, t`The plan was ended`)) close();
  };
  return (
    <Dialog
      open={account !== null}
      onOpenChange={(open) => !open && close()}
      title={t`Refund ${account?.email ?? ''}?`}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" busy={busy !== null} onClick={() => void giveBack()}>
            <Trans>Refund</Trans>
          </Button>
        </>
      }
    >
      <p className="mt-3">
        <Trans>
          Refunds everything paid and ends the plan right away. Available within 14 days of the
          first payment. This cannot be undone.
        </Trans>
      </p>
      {problem && (
        <div className="mt-4">
          <ErrorBanner>{problem}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}
