import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

interface SavedElsewhereProps {
  /** What the form is about: "This service". */
  readonly what: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly isBusy: boolean;
}

/** Another window saved first: the owner decides, with everything typed still in the form. */
export function SavedElsewhere({ what, onKeepMine, onTakeTheirs, isBusy }: SavedElsewhereProps) {
  return (
    <div role="alert" className="rounded-md border border-brass bg-brass-soft p-4 text-ink">
      <p className="font-medium">
        <Trans>{what} changed in another window while you were editing.</Trans>
      </p>
      <p className="mt-1">
        <Trans>Your changes are not saved yet, and they are still here.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onKeepMine} busy={isBusy}>
          <Trans>Save my version</Trans>
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeTheirs} disabled={isBusy}>
          <Trans>Use the other version</Trans>
        </Button>
      </div>
    </div>
  );
}
