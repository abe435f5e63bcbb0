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
          Everything goes: your assistant, calls, transcripts and recordings, messages, bookings,
          orders and settings. You are signed out everywhere, your numbers are not answered any more
          and your plan ends, all at once. Recordings on the telephone platform follow within a day.
          There is no way back, so export your data first.
        </Trans>
      </p>
      <h3 className="mt-5 font-semibold">
        <Trans>What stays</Trans>
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>
          <Trans>
            Invoices of what you paid, with the payment service, as long as the law asks.
          </Trans>
        </li>
        <li>
          <Trans>Your address in the record of what operators did to your account.</Trans>
        </li>
        <li>
          <Trans>
            What you wrote into public forms, and the newsletter, if you subscribed to it.
          </Trans>
        </li>
      </ul>
      <p className="mt-3 text-muted">
        <TextLink href="/privacy">{t`What the Privacy Policy says of it`}</TextLink>
      </p>
      <Button kind="danger" className="mt-5" onClick={() => setOpen(true)}>
        <Trans>Delete Account...</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Delete your account for good?`}
        description={t`This is done at once and cannot be undone.`}
      >
        <DeleteAccountForm settings={settings} onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
