import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

interface SavedElsewhereProps {
  /** With its verb: "This service was". */
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
        <Trans>Nothing of yours is saved yet, and all you typed is still here.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onKeepMine} busy={isBusy}>
          <Trans>Save my version</Trans>
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeTheirs} disabled={isBusy}>
          <Trans>Take the other version</Trans>
        </Button>
      </div>
    </div>
  );
}
