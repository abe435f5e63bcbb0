import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { ToldLine } from './ToldLine.tsx';
import type { Done } from './useUndo.ts';

interface UndoBarProps {
  readonly done: Done | null;
  /** Null where there is no way back. */
  readonly undo: (() => void) | null;
  readonly dismiss: () => void;
  readonly isBusy: boolean;
}

/** Says at the foot of the window what was just done; it stays until it is sent away. */
export function UndoBar({ done, undo, dismiss, isBusy }: UndoBarProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+1rem)] z-40 flex justify-center"
    >
      {done && (
        <div className="pointer-events-auto flex max-w-2xl items-center gap-3 rounded-md border border-line bg-card py-2 pr-2 pl-5 shadow-float max-sm:flex-wrap">
          <p className="tabular min-w-0 wrap-anywhere max-sm:basis-[calc(100%-3rem)]">
            {done.text} {done.told && <ToldLine key={done.told.version} entry={done.told} />}
          </p>
          {undo && (
            <Button
              kind="secondary"
              size="small"
              onClick={undo}
              busy={isBusy}
              className="shrink-0 max-sm:order-last"
            >
              {done.told ? t`Undo and notify` : t`Undo`}
            </Button>
          )}
          <button
            type="button"
            aria-label={t`Dismiss`}
            onClick={dismiss}
            className="flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
