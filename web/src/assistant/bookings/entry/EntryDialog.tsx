import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { CannotTell } from '@belldesk/contract/product/customerNotice';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { countsOf } from '../calendar/viewProps.ts';
import type { Tell } from '../undo/useUndo.ts';
import { CancelForm } from './CancelForm.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { MoveForm, type Target } from './MoveForm.tsx';
import type { Refused } from './problems.ts';

/** A booking that was opened, maybe by a move with the pointer that did not succeed. */
export interface Opened {
  readonly entry: CalendarEntry;
  readonly tried?: {
    readonly target: Target;
    readonly refused?: Refused;
    readonly failure?: string;
  };
}

interface EntryDialogProps extends Opened {
  /** Whether the business has other locations, or had. */
  readonly showsLocation: boolean;
  /** Whether customers can be told by text. */
  readonly canText: boolean;
  readonly cannotTell: CannotTell | null;
  readonly services: readonly Service[];
  readonly resources: readonly Resource[];
  readonly tell: Tell;
  readonly onClose: () => void;
}

type Mode = 'look' | 'move' | 'cancel';

/** One booking: what it is, and what can be done with it. */
export function EntryDialog({
  entry,
  tried,
  showsLocation,
  canText,
  cannotTell,
  services,
  resources,
  tell,
  onClose,
}: EntryDialogProps) {
  const [mode, setMode] = useState<Mode>(tried ? 'move' : 'look');
  const titles = {
    look: entry.name,
    move: t`Move ${entry.name}`,
    cancel: t`Cancel ${entry.name}?`,
  };
  const back = () => setMode('look');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={titles[mode]}
      actions={
        mode === 'look' &&
        entry.status === 'booked' && (
          <>
            <Button kind="secondary" onClick={() => setMode('cancel')}>
              <Trans>Cancel booking</Trans>
            </Button>
            <Button onClick={() => setMode('move')}>
              <Trans>Move</Trans>
            </Button>
          </>
        )
      }
    >
      {mode === 'look' && (
        <EntryFacts entry={entry} counts={countsOf(resources)} showsLocation={showsLocation} />
      )}
      {mode === 'move' && tried?.failure && (
        <div className="mt-4">
          <ErrorBanner>{tried.failure}</ErrorBanner>
        </div>
      )}
      {mode === 'move' && (
        <MoveForm
          entry={entry}
          canText={canText}
          cannotTell={cannotTell}
          start={tried?.target ?? { date: entry.date, time: entry.time, resourceId: null }}
          refused={tried?.refused}
          services={services}
          resources={resources}
          tell={tell}
          onDone={onClose}
          onBack={back}
        />
      )}
      {mode === 'cancel' && (
        <CancelForm
          entry={entry}
          canText={canText}
          cannotTell={cannotTell}
          tell={tell}
          onDone={onClose}
          onBack={back}
        />
      )}
    </Dialog>
  );
}
