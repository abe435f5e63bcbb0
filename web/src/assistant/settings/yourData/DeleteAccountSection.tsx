import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

/** What the deletion takes with it, how soon, what stays, and the way to it. */
export function DeleteAccountSection({ settings }: { settings: AccountSettings }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Delete account">
      <p>
        Everything goes: your assistant, calls, transcripts and recordings, messages, bookings,
        orders and settings. You are signed out everywhere, your numbers are not answered any more
        and your plan ends, all at once. Recordings on the telephone platform follow within a day.
        There is no way back, so export your data first.
      </p>
      <h3 className="mt-5 font-semibold">What stays</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>Invoices of what you paid, with the payment service, as long as the law asks.</li>
        <li>Your address in the record of what operators did to your account.</li>
        <li>What you wrote into public forms, and the newsletter, if you subscribed to it.</li>
      </ul>
      <p className="mt-3 text-muted">
        <TextLink href="/privacy">What the Privacy Policy says of it</TextLink>
      </p>
      <Button kind="danger" className="mt-5" onClick={() => setOpen(true)}>
        Delete Account...
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account for good?"
        description="This is done at once and cannot be undone."
      >
        <DeleteAccountForm settings={settings} onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
