import { UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../api/queries.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { SipAddress } from './SipAddress.tsx';
import { useMay } from './useUser.ts';

const MINUTES_EVERY_MS = 60_000;

/** Where the assistant is reached, and the minutes that are left. */
export function DeskFacts() {
  const mayShare = useMay('change-settings');
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  // It stands beside pages that watch no calls.
  const minutes = useQuery(rpc.usage.minutes.queryOptions({ refetchInterval: MINUTES_EVERY_MS }));
  const publication = assistant.data?.publication;
  const number = publication?.phoneNumber;
  const address = publication?.sipUri;
  return (
    <dl className="mt-8 flex flex-col gap-5 border-t border-line px-3 pt-6 text-sm">
      {number && (
        <div>
          <dt className="text-muted">
            <Trans>Your assistant's number</Trans>
          </dt>
          <dd className="tabular mt-1 flex flex-col items-start gap-2">
            <span className="text-base font-semibold wrap-anywhere">{number}</span>
            <CopyButton text={number} label={t`Copy assistant number`} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-muted">
          <Trans>Your assistant's address</Trans>
        </dt>
        {address ? (
          <dd className="mt-1 flex flex-col items-start gap-2">
            <SipAddress address={address} />
            <div className="flex flex-wrap gap-2">
              <CopyButton text={address} label={t`Copy assistant address`} />
              {mayShare && <ShareButton />}
            </div>
          </dd>
        ) : (
          <dd className="mt-1 font-medium">
            {assistant.isPending ? t`Loading...` : t`Not published yet`}
          </dd>
        )}
      </div>
      <div>
        <dt className="text-muted">
          <Trans>Minutes</Trans>
        </dt>
        <dd className="tabular mt-1 font-medium">
          {minutesText(minutes.data?.leftMinutes, minutes.isError)}
        </dd>
      </div>
    </dl>
  );
}

function minutesText(left: number | undefined, failed: boolean): string {
  if (failed) return t`Failed to load usage data`;
  if (left === undefined) return t`Loading...`;
  return left === UNLIMITED_MINUTES ? t`Unlimited` : t`${left} min left`;
}
