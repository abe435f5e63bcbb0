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
  each: t`One for each message, at once`,
  digest: t`One a day, at ${DIGEST_TIME}`,
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
        toast(t`Mail about messages: ${NAMES[chosen.mail].toLowerCase()}.`);
      },
    }),
  );
  return (
    <Card title={t`Mail about messages`}>
      {setting.isPending && <Spinner label={t`Reading your choice...`} className="text-muted" />}
      {setting.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void setting.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageOf(setting.error, t`Your choice could not be read.`)}
        </ErrorBanner>
      )}
      {setting.data && (
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-medium">
            <Trans>Send me</Trans>
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
            <Trans>
              {meaningOf(setting.data)} Mail about bookings and orders is not touched by this.
            </Trans>
          </p>
        </div>
      )}
      {choose.isError && (
        <div className="mt-3">
          <ErrorBanner>{messageOf(choose.error, t`Your choice was not kept.`)}</ErrorBanner>
        </div>
      )}
    </Card>
  );
}

function meaningOf({ mail, timeZone }: InboxMailSetting): string {
  switch (mail) {
    case 'each':
      return t`A mail comes as soon as a caller has left something.`;
    case 'digest':
      return t`At ${DIGEST_TIME} (${timeZone.replaceAll('_', ' ')}) one mail tells of what came in since the last, if anything did. Urgent messages are mailed at once all the same.`;
    case 'none':
      return t`No mail comes, not even for urgent messages. They wait for you here.`;
  }
}
