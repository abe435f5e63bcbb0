import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Card title={t`Delete account`}>
      <p>
        <Trans>
          This deletes your assistant, calls, transcripts, recordings, messages, bookings, orders
          and settings. You are signed out everywhere, your numbers stop answering and your plan
          ends right away. Recordings on the voice platform are deleted within a day. This cannot be
          undone, so export your data first.
        </Trans>
      </p>
      <h3 className="mt-5 font-semibold">
        <Trans>What is kept</Trans>
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>
          <Trans>Invoices, kept by the payment provider for as long as the law requires.</Trans>
        </li>
        <li>
          <Trans>Your email address in the audit log of operator actions on your account.</Trans>
        </li>
        <li>
          <Trans>Messages you sent through public forms, and your newsletter subscription.</Trans>
        </li>
      </ul>
      <p className="mt-3 text-muted">
        <TextLink href="/privacy">{t`Read the Privacy Policy`}</TextLink>
      </p>
      <Button kind="danger" className="mt-5" onClick={() => setOpen(true)}>
        <Trans>Delete account...</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Delete your account permanently?`}
        description={t`This happens right away and cannot be undone.`}
      >
        <DeleteAccountForm settings={settings} onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
