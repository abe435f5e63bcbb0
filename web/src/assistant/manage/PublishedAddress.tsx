import type { Assistant } from '@belldesk/contract/product/assistant';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SipAddress } from '../layout/SipAddress.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

/** The address that callers reach, in full, or the way to get one. Entries of a description list. */
export function PublishedAddress({ assistant }: { assistant: Assistant }) {
  const cache = useQueryClient();
  const key = rpc.assistants.current.queryKey();
  const publish = useMutation(
    rpc.assistants.publish.mutationOptions({
      onSuccess: (publication) => {
        cache.setQueryData(key, (current) => current && { ...current, publication });
        return Promise.all([
          cache.invalidateQueries({ queryKey: key }),
          cache.invalidateQueries({ queryKey: rpc.assistants.firstSteps.key() }),
        ]);
      },
    }),
  );
  const { publication } = assistant;
  const number = publication?.phoneNumber;
  return (
    <>
      {number && (
        <div className="min-w-0">
          <dt className="text-sm text-muted">Number</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-3">
            <span className="tabular font-semibold wrap-anywhere">{number}</span>
            <CopyButton text={number} label="Copy number" />
          </dd>
        </div>
      )}
      <div className="min-w-0">
        <dt className="text-sm text-muted">SIP address</dt>
        <dd className="mt-1 flex flex-wrap items-center gap-3">
          {publication ? (
            <>
              <span className="text-sm">
                <SipAddress address={publication.sipUri} />
              </span>
              <CopyButton text={publication.sipUri} label="Copy SIP address" />
              <ShareButton />
            </>
          ) : (
            <>
              <span>Not published: no call reaches it yet.</span>
              <Button
                size="small"
                busy={publish.isPending}
                onClick={() => publish.mutate({ id: assistant.id })}
              >
                Publish
              </Button>
            </>
          )}
          {publish.isError && <Problem text={manageTexts.publishFailed} error={publish.error} />}
        </dd>
      </div>
    </>
  );
}
