import {
  DIGEST_TIME,
  type InboxMail,
  type InboxMailSetting,
  inboxMail,
} from '@belldesk/contract/product/inbox';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toasts.tsx';

const NAMES: Readonly<Record<InboxMail, string>> = {
  each: t`Every message, right away`,
  digest: t`Daily summary at ${DIGEST_TIME}`,
  none: t`None`,
};
const OPTIONS = inboxMail.options.map((value) => ({ value, label: NAMES[value] }));

/** How the owner is told of messages by mail. */
export function MailChoice() {
  const id = useId();
  const cache = useQueryClient();
  const toast = useToast();
  const setting = useQuery(rpc.inbox.mail.queryOptions());
  const choose = useMutation(
    rpc.inbox.setMail.mutationOptions({
      onSuccess: (chosen) => {
        cache.setQueryData(rpc.inbox.mail.queryKey(), chosen);
        toast(t`Email notifications: ${NAMES[chosen.mail].toLowerCase()}.`);
      },
    }),
  );
  return (
    <Card title={t`Email notifications`}>
      {setting.isPending && <Spinner label={t`Loading your setting...`} className="text-muted" />}
      {setting.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void setting.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageOf(setting.error, t`Your setting could not be loaded.`)}
        </ErrorBanner>
      )}
      {setting.data && (
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-medium">
            <Trans>Email me</Trans>
          </label>
          <div className="max-w-xs">
            <Select
              id={id}
              value={setting.data.mail}
              disabled={choose.isPending}
              aria-describedby={`${id}-meaning`}
              onChange={({ target }) => choose.mutate({ mail: inboxMail.parse(target.value) })}
              options={OPTIONS}
            />
          </div>
          <p id={`${id}-meaning`} className="mt-1 max-w-prose text-sm text-muted">
            <Trans>{meaningOf(setting.data)} Booking emails are not affected.</Trans>
          </p>
        </div>
      )}
      {choose.isError && (
        <div className="mt-3">
          <ErrorBanner>{messageOf(choose.error, t`Your setting could not be saved.`)}</ErrorBanner>
        </div>
      )}
    </Card>
  );
}

function meaningOf({ mail, timeZone }: InboxMailSetting): string {
  switch (mail) {
    case 'each':
      return t`You get an email as soon as a caller leaves a message.`;
    case 'digest':
      return t`You get one email at ${DIGEST_TIME} (${timeZone.replaceAll('_', ' ')}) if there are new messages. Urgent messages are still emailed right away.`;
    case 'none':
      return t`You get no emails, not even for urgent messages. Messages wait for you here.`;
  }
}
