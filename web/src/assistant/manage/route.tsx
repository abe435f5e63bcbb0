import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rpc } from '../../api/queries.ts';
import { DeskBell } from '../../art/DeskBell.tsx';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { AssistantRecord } from './AssistantRecord.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

const TITLE = 'Manage Agent';

/** The owner's assistant: read it, test it, change it, publish it, delete it. */
export function ManagePage() {
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  if (assistant.data) return <AssistantRecord key={assistant.data.id} assistant={assistant.data} />;
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      {assistant.isPending && <Spinner label="Loading your assistant..." className="text-muted" />}
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
              Try Again
            </Button>
          }
        />
      )}
      {assistant.data === null && (
        <EmptyState
          title="No Assistant Found"
          picture={<DeskBell />}
          action={
            <Link to="/my-assistant/create" className={buttonClasses()}>
              Create Assistant
            </Link>
          }
        >
          Nobody is at your front desk yet. Describe your business in four short steps, and your
          assistant answers.
        </EmptyState>
      )}
    </>
  );
}
