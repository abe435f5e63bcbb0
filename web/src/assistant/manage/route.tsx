import type { Assistant } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rpc } from '../../api/queries.ts';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { WaitingLines } from '../lines/WaitingLines.tsx';
import { AssistantRecord } from './AssistantRecord.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

const TITLE = t`Manage Agent`;

/** The owner's assistant: read it, test it, change it, publish it, delete it. */
export function ManagePage() {
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  const [edited, setEdited] = useState<Assistant | null>(null);
  // Another window may delete what is edited here: what was typed stays, and saving tells of it.
  const isGone = edited !== null && edited.id !== assistant.data?.id;
  const shown = isGone ? edited : assistant.data;
  if (shown)
    return <AssistantRecord key={shown.id} assistant={shown} edited={edited} onEdit={setEdited} />;
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      {assistant.isPending && (
        <Spinner label={t`Loading your assistant...`} className="text-muted" />
      )}
      {assistant.isError && (
        <Problem
          text={manageTexts.loadFailed}
          error={assistant.error}
          action={
            <Button
              kind="secondary"
              size="small"
              busy={assistant.isFetching}
              onClick={() => void assistant.refetch()}
            >
              <Trans>Try Again</Trans>
            </Button>
          }
        />
      )}
      {assistant.data === null && <WaitingLines />}
      {assistant.data === null && (
        <EmptyState
          title={t`No Assistant Found`}
          picture={<DeskBell />}
          action={
            <Link to="/my-assistant/create" className={buttonClasses()}>
              <Trans>Create Assistant</Trans>
            </Link>
          }
        >
          <Trans>
            Describe your business in four short steps, and your assistant is ready to answer.
          </Trans>
        </EmptyState>
      )}
    </>
  );
}
