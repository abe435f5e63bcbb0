import type { Assistant } from '@belldesk/contract/product/assistant';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { changedFields, editOf } from './edit.ts';

interface ConflictNoticeProps {
  readonly opened: Assistant;
  readonly newer: Assistant;
  readonly onKeepMine: (version: Assistant) => void;
  readonly onTakeNewer: () => void;
  readonly isBusy: boolean;
}

/** Another window saved first: the owner decides, with everything typed still in the form. */
export function ConflictNotice({
  opened,
  newer,
  onKeepMine,
  onTakeNewer,
  isBusy,
}: ConflictNoticeProps) {
  const cache = useQueryClient();
  const changed = changedFields(editOf(opened), editOf(newer));
  const takeNewer = () => {
    cache.setQueryData(rpc.assistants.current.queryKey(), newer);
    onTakeNewer();
  };
  return (
    <div role="alert" className="rounded-md border border-brass bg-brass-soft p-4 text-ink">
      <p className="font-medium">
        <Trans>This assistant changed in another window while you were editing.</Trans>
      </p>
      <p className="mt-1">
        {changed.length > 0 ? (
          <Trans>
            Changed there: {changed.join(', ')}. Your changes are not saved yet, and they are still
            in the form.
          </Trans>
        ) : (
          <Trans>Your changes are not saved yet, and they are still in the form.</Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onKeepMine(newer)} busy={isBusy}>
          <Trans>Save my version</Trans>
        </Button>
        <Button kind="secondary" onClick={takeNewer} disabled={isBusy}>
          <Trans>Take the other version</Trans>
        </Button>
      </div>
    </div>
  );
}
