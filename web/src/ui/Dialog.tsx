import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  /** Stays as it is while the dialog is closed, with what was typed in it. */
  readonly keepsContent?: boolean;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Holds what is not shown again: a press beside it does not close it. */
  readonly holdsOn?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus within, closes on Escape and
 * gives the focus back, without the style element that script libraries lock scrolling with and
 * that the content security policy forbids.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  keepsContent = false,
  children,
  actions,
  holdsOn = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      closedby={holdsOn ? 'closerequest' : 'any'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onClose={() => onOpenChange(false)}
      className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-md bg-card text-ink shadow-float backdrop:bg-veil"
    >
      {(open || keepsContent) && (
        <div className="relative p-6 sm:p-8">
          <h2 id={`${id}-title`} className="headline pr-10 text-xl sm:text-2xl">
            {title}
          </h2>
          {description !== undefined && (
            <p id={`${id}-description`} className="mt-2 text-lg">
              {description}
            </p>
          )}
          {children}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          <button
            type="button"
            aria-label={t`Close`}
            onClick={() => dialog.current?.close()}
            className="absolute top-4 right-4 flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </dialog>
  );
}
