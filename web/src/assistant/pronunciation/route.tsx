import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { rpc } from '../../api/queries.ts';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { manageTexts } from '../manage/edit.ts';
import { Problem } from '../manage/Problem.tsx';
import { HearingNotice } from './HearingNotice.tsx';
import { useLexicon } from './useLexicon.ts';
import { Words } from './Words.tsx';

const LOADING = t`Loading your words...`;

/** How the words of the business are said. */
export function PronunciationPage() {
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  return (
    <>
      <Link
        to="/my-assistant/manage"
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Manage Agent</Trans>
      </Link>
      <PageTitle subtitle={t`How your assistant pronounces names and words.`}>
        {t`Pronunciation`}
      </PageTitle>
      {assistant.isPending && <Spinner label={LOADING} className="text-muted" />}
      {assistant.isError && !assistant.data && (
        <Problem
          text={manageTexts.loadFailed}
          error={assistant.error}
          action={<TryAgain onPress={() => void assistant.refetch()} />}
        />
      )}
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
          <Trans>Create an assistant first, then set how it pronounces your words.</Trans>
        </EmptyState>
      )}
      {assistant.data && <WordsOf key={assistant.data.id} assistantId={assistant.data.id} />}
    </>
  );
}

function WordsOf({ assistantId }: { assistantId: string }) {
  const { lexicon, saving } = useLexicon(assistantId);
  const suggestions = useQuery(
    rpc.lexicon.suggestions.queryOptions({ input: { id: assistantId } }),
  );
  const hearing = suggestions.data?.hearing ?? null;
  return (
    <div className="flex flex-col gap-6">
      {hearing && <HearingNotice hearing={hearing} />}
      {lexicon.isPending && <Spinner label={LOADING} className="text-muted" />}
      {lexicon.isError && !lexicon.data && (
        <Problem
          text={t`Your words could not be read`}
          error={lexicon.error}
          action={<TryAgain onPress={() => void lexicon.refetch()} />}
        />
      )}
      {lexicon.data && (
        <Words
          assistantId={assistantId}
          entries={lexicon.data.entries}
          saving={saving}
          hearing={hearing}
          suggested={suggestions.data?.words ?? []}
        />
      )}
    </div>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="secondary" size="small" onClick={onPress}>
      <Trans>Try Again</Trans>
    </Button>
  );
}
