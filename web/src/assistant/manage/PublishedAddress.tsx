import type { Assistant } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SipAddress } from '../layout/SipAddress.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { PublishButton } from './PublishButton.tsx';

/** The address that callers reach, in full, or the way to get one. Entries of a description list. */
export function PublishedAddress({ assistant }: { assistant: Assistant }) {
  const { publication } = assistant;
  const number = publication?.phoneNumber;
  return (
    <>
      {number && (
        <div className="min-w-0">
          <dt className="text-sm text-muted">
            <Trans>Number</Trans>
          </dt>
          <dd className="mt-1 flex flex-wrap items-center gap-3">
            <span className="tabular font-semibold wrap-anywhere">{number}</span>
            <CopyButton text={number} label={t`Copy number`} />
          </dd>
        </div>
      )}
      <div className="min-w-0">
        <dt className="text-sm text-muted">
          <Trans>SIP address</Trans>
        </dt>
        <dd className="mt-1 flex flex-wrap items-center gap-3">
          {publication ? (
            <>
              <span className="text-sm">
                <SipAddress address={publication.sipUri} />
              </span>
              <CopyButton text={publication.sipUri} label={t`Copy SIP address`} />
              <ShareButton />
            </>
          ) : (
            <>
              <span>
                <Trans>Not published yet, so it takes no calls.</Trans>
              </span>
              <PublishButton assistantId={assistant.id}>{t`Publish`}</PublishButton>
            </>
          )}
        </dd>
      </div>
    </>
  );
}
