import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks before somebody goes away from what they typed; the browser asks where the site itself is left. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const shown = useRef<HTMLDivElement>(null);
  const leaving = useBlocker({
    // The router lets go of a guard a moment after the page has: nobody could answer it then.
    shouldBlockFn: () => isDirty && shown.current !== null,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const stay = () => leaving.reset?.();
  return (
    <div ref={shown}>
      <Dialog
        open={leaving.status === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen) stay();
        }}
        title={t`Leave without saving?`}
        description={t`You have unsaved changes.`}
        actions={
          <>
            <Button kind="secondary" onClick={stay}>
              <Trans>Keep editing</Trans>
            </Button>
            <Button kind="danger" onClick={() => leaving.proceed?.()}>
              <Trans>Leave without saving</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}
