import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { type CannotTell, reachOf } from '@belldesk/contract/product/customerNotice';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import type { Tell } from '../undo/useUndo.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { whatText, whenText } from './entryTexts.ts';
import { failureText, isConflict } from './problems.ts';
import { TellChoice } from './TellChoice.tsx';

interface CancelFormProps {
  readonly entry: CalendarEntry;
  readonly canText: boolean;
  readonly cannotTell: CannotTell | null;
  readonly tell: Tell;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Asks before a booking is cancelled; afterwards the way back is offered. */
export function CancelForm({ entry, canText, cannotTell, tell, onDone, onBack }: CancelFormProps) {
  const [isToTell, setIsToTell] = useState(false);
  const reach = reachOf(entry, canText);
  const cache = useQueryClient();
  const restore = useMutation(rpc.bookings.restore.mutationOptions());
  const cancel = useMutation(
    rpc.bookings.cancel.mutationOptions({
      onSuccess: async (cancelled, { tell: isTold = false }) => {
        const { id, version } = cancelled;
        tell({
          text: t`${whatText(entry)}, ${entry.name}: cancelled.`,
          undoneText: t`${whatText(entry)}, ${entry.name}: booking restored.`,
          undo: () => restore.mutateAsync({ id, version, tell: isTold }),
          ...(isTold && { told: cancelled }),
        });
        onDone();
        await cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
      },
    }),
  );
  const send = (version: number) => cancel.mutate({ id: entry.id, version, tell: isToTell });
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="tabular">
        <Trans>
          {whatText(entry)}, {whenText(entry)}. The slot becomes free right away.
        </Trans>
      </p>
      <TellChoice
        entry={entry}
        reach={reach}
        cannotTell={cannotTell}
        isChosen={isToTell}
        onChoose={setIsToTell}
      />
      {cancel.isError &&
        (isConflict(cancel.error) ? (
          <ConflictNotice
            entry={entry}
            keepLabel={t`Cancel anyway`}
            onKeep={send}
            onLeave={onBack}
            isBusy={cancel.isPending}
          />
        ) : (
          <ErrorBanner>{failureText(cancel.error)}</ErrorBanner>
        ))}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onBack} disabled={cancel.isPending}>
          <Trans>Keep booking</Trans>
        </Button>
        <Button kind="danger" onClick={() => send(entry.version)} busy={cancel.isPending}>
          <Trans>Cancel booking</Trans>
        </Button>
      </div>
    </div>
  );
}
