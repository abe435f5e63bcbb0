import type { Assistant } from '@belldesk/contract/product/assistant';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CallCard } from '../call/CallCard.tsx';
import { FirstSteps } from '../firstSteps/FirstSteps.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { OtherLines } from '../lines/OtherLines.tsx';
import { AssistantFacts } from './AssistantFacts.tsx';
import { CountryNotice } from './CountryNotice.tsx';
import { BlockedNumbers } from './callers/BlockedNumbers.tsx';
import { RecordingKeeping } from './callers/RecordingKeeping.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EditForm } from './EditForm.tsx';
import { PronunciationLink } from './PronunciationLink.tsx';
import { PublishButton } from './PublishButton.tsx';
import { PublishedAddress } from './PublishedAddress.tsx';
import { UsageAnalytics } from './UsageAnalytics.tsx';

interface AssistantRecordProps {
  readonly assistant: Assistant;
  /** The version that the form was opened on; null in view mode. */
  readonly edited: Assistant | null;
  readonly onEdit: (opened: Assistant | null) => void;
}

/** The manage page of an assistant that is there. */
export function AssistantRecord({ assistant, edited, onEdit }: AssistantRecordProps) {
  const [isTesting, setTesting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const cache = useQueryClient();
  const recordTest = useMutation(
    rpc.calls.recordTest.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: rpc.calls.list.key() }),
    }),
  );
  const toggleTest = () => {
    if (!isTesting) recordTest.mutate({ assistantId: assistant.assistantId });
    setTesting(!isTesting);
  };
  const testPanel = useRef<HTMLDivElement>(null);
  const talk = () => {
    if (!isTesting) flushSync(toggleTest);
    testPanel.current?.scrollIntoView({ block: 'center' });
    testPanel.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageTitle
        subtitle={assistant.name}
        actions={
          <>
            <Button
              kind={isTesting ? 'secondary' : 'primary'}
              aria-expanded={isTesting}
              onClick={toggleTest}
            >
              {isTesting ? 'Hide Call Interface' : 'Test Assistant'}
            </Button>
            {!edited && (
              <>
                <Button kind="secondary" onClick={() => onEdit(assistant)}>
                  <Pencil aria-hidden="true" className="size-4" />
                  Edit
                </Button>
                <Button kind="secondary" onClick={() => setDeleting(true)}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  Delete
                </Button>
              </>
            )}
          </>
        }
      >
        Manage Agent
      </PageTitle>
      <FirstSteps
        here={{
          test: (
            <Button size="small" onClick={talk}>
              Talk to it
            </Button>
          ),
          publish: <PublishButton assistantId={assistant.id}>Publish it</PublishButton>,
        }}
      />
      <div className="flex flex-col gap-6">
        <Card>
          <dl className="grid gap-5 md:grid-cols-2">
            <div className="min-w-0">
              <dt className="text-sm text-muted">Assistant ID</dt>
              <dd className="mt-1 flex flex-wrap items-center gap-3">
                <span className="font-code text-sm break-all">{assistant.assistantId}</span>
                <CopyButton text={assistant.assistantId} label="Copy assistant ID" />
              </dd>
            </div>
            <PublishedAddress assistant={assistant} />
          </dl>
        </Card>
        <OtherLines assistantRowId={assistant.id} />
        {isTesting && (
          <div ref={testPanel} tabIndex={-1} className="outline-none">
            <CallCard assistantId={assistant.assistantId} />
          </div>
        )}
        {!edited && assistant.country === null && (
          <CountryNotice onChoose={() => onEdit(assistant)} />
        )}
        {edited ? (
          <EditForm opened={edited} onDone={() => onEdit(null)} />
        ) : (
          <AssistantFacts assistant={assistant} />
        )}
        <PronunciationLink />
        <RecordingKeeping recordsCalls={assistant.recordsCalls} />
        <BlockedNumbers timeZone={assistant.timeZone} />
        <UsageAnalytics assistantId={assistant.assistantId} />
      </div>
      <DeleteDialog assistant={assistant} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
