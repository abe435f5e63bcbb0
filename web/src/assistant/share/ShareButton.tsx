import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}));

/** Opens the link and code by which anyone can talk to the assistant. */
export function ShareButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-4" />
        <Trans>Share</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
