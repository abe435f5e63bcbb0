import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { BellFace } from '../../../call/card/BellFace.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SampleCallWidget } from './SampleCallWidget.tsx';

/** The phone mockup's face, which opens the sample call. @param props.name who answers */
export function SampleCallButton({ name, business }: { name: string; business: string }) {
  const [open, setOpen] = useState(false);
  const title = t`${name}, AI Receptionist`;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group flex w-full items-center gap-2.5 p-3 text-left hover:bg-sunken sm:gap-4 sm:p-5"
      >
        <span aria-hidden="true" className="shrink-0">
          <BellFace isSpeaking={false} className="size-12 sm:size-16" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-lg leading-snug font-semibold">{title}</span>
          <span className="mt-0.5 flex items-center gap-2 whitespace-nowrap text-muted">
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-pine" />
            <Trans>Ready to Talk</Trans>
          </span>
        </span>
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-pine text-on-pine transition-transform group-hover:scale-105 sm:size-14"
        >
          <Phone className="size-6" />
        </span>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={t`You are calling ${business}, a sample business. Ask, book a table, change your mind. You have one minute.`}
      >
        <SampleCallWidget />
      </Dialog>
    </>
  );
}
