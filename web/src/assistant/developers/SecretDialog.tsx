import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface SecretDialogProps {
  readonly title: string;
  readonly description: string;
  /** Null while there is none to show. */
  readonly secret: string | null;
  /** What is copied, for who does not see the button. */
  readonly copyLabel: string;
  readonly onClose: () => void;
}

/** A secret that is told once: a press beside it does not close it. */
export function SecretDialog({
  title,
  description,
  secret,
  copyLabel,
  onClose,
}: SecretDialogProps) {
  return (
    <Dialog
      open={secret !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      holdsOn
      actions={
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {secret !== null && (
        <div className="mt-4 flex flex-col items-start gap-3">
          <code className="block w-full rounded-md bg-sunken p-3 font-code text-sm wrap-anywhere select-all">
            {secret}
          </code>
          <CopyButton text={secret} label={copyLabel} />
        </div>
      )}
    </Dialog>
  );
}
