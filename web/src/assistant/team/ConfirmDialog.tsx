import { Trans } from '@lingui/react/macro';
import { messageOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  readonly button: string;
  /** What the button does. */
  readonly action: { readonly isPending: boolean; readonly error: Error | null };
  /** Said where it failed and no reason came. */
  readonly failed: string;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back by the same hand. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, button, action, failed, onConfirm } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={action.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" onClick={onConfirm} busy={action.isPending}>
            {button}
          </Button>
        </>
      }
    >
      {action.error && (
        <div className="mt-4">
          <ErrorBanner>{messageOf(action.error, failed)}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}
