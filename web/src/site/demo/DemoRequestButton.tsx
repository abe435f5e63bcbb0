import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button, type ButtonKind } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DemoRequestForm } from './DemoRequestForm.tsx';

const CLOSES_AFTER_MS = 2_000;

/** A button that opens the demo-request modal, which closes two seconds after the request was kept. */
export function DemoRequestButton({ label, kind }: { label: string; kind?: ButtonKind }) {
  const [open, setOpen] = useState(false);
  // A click beside the modal must not cost what was typed in it.
  const [isBegun, setBegun] = useState(false);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => {
      setOpen(false);
      setBegun(false);
      setSent(false);
    }, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  const begin = () => {
    setOpen(true);
    setBegun(true);
  };
  return (
    <>
      <Button kind={kind ?? 'secondary'} size="large" onClick={begin}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        keepsContent={isBegun}
        title={t`Book a Demo`}
        description={t`Half an hour with our team, using your business as the example.`}
      >
        <DemoRequestForm onSent={() => setSent(true)} />
      </Dialog>
    </>
  );
}
