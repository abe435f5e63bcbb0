import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { failureText } from '../entry/problems.ts';

interface RemoveDialogProps {
  readonly name: string;
  readonly consequence: string;
  readonly remove: () => Promise<unknown>;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a service or a resource is removed. */
export function RemoveDialog({ name, consequence, remove, onRemoved, onClose }: RemoveDialogProps) {
  const removal = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Remove ${name}?`}
      description={consequence}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={removal.isPending}>
            <Trans>Keep</Trans>
          </Button>
          <Button kind="danger" onClick={() => removal.mutate()} busy={removal.isPending}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      {removal.isError && (
        <div className="mt-4">
          <ErrorBanner>{failureText(removal.error)}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}
