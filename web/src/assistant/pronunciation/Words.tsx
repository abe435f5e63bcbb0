import type { Hearing } from '@belldesk/contract/product/lexicon';
import type { Lexicon, LexiconEntry } from '@belldesk/contract/voice/lexicon';
import { MAX_LEXICON_ENTRIES } from '@belldesk/contract/voice/lexicon';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { Problem } from '../manage/Problem.tsx';
import { Suggestions } from './Suggestions.tsx';
import { saveFailedText, type useLexicon } from './useLexicon.ts';
import { useListen } from './useListen.ts';
import { WordForm } from './WordForm.tsx';
import { WordRow } from './WordRow.tsx';

interface WordsProps {
  readonly assistantId: string;
  readonly entries: Lexicon;
  readonly saving: ReturnType<typeof useLexicon>['saving'];
  /** Null while it is not known: whoever listens is then told. */
  readonly hearing: Hearing | null;
  readonly suggested: readonly string[];
}

const EMPTY: LexiconEntry = { word: '', soundsLike: '' };
const isWord = (word: string) => (entry: LexiconEntry) =>
  entry.word.toLowerCase() === word.toLowerCase();

/** The words with how each is said; one of them, or a new one, is open at a time. */
export function Words({ assistantId, entries, saving, hearing, suggested }: WordsProps) {
  const toast = useToast();
  const [open, setOpen] = useState<LexiconEntry | null>(null);
  const heard = useListen(assistantId);
  const listening = hearing === 'service' || hearing === 'unavailable' ? null : heard;
  const isKept = open !== null && entries.some(isWord(open.word));

  const begin = (entry: LexiconEntry) => {
    saving.reset();
    setOpen(entry);
  };
  const save = (before: LexiconEntry, entry: LexiconEntry) =>
    saving.mutate(
      (now) =>
        now.some(isWord(before.word))
          ? now.map((one) => (isWord(before.word)(one) ? entry : one))
          : [...now.filter((one) => !isWord(entry.word)(one)), entry],
      {
        onSuccess: () => {
          toast(t`“${entry.word}” is pronounced ${entry.soundsLike} from the next call.`);
          setOpen(null);
        },
      },
    );
  const remove = ({ word }: LexiconEntry) =>
    saving.mutate((now) => now.filter((one) => !isWord(word)(one)), {
      onSuccess: () => toast(t`“${word}” is removed.`),
    });

  const form = open && (
    <WordForm
      key={open.word}
      assistantId={assistantId}
      begin={open}
      taken={entries
        .map(({ word }) => word.toLowerCase())
        .filter((word) => word !== open.word.toLowerCase())}
      listening={listening}
      isSaving={saving.isPending}
      onSave={(entry) => save(open, entry)}
      onCancel={() => setOpen(null)}
    />
  );
  const addButton = (
    <Button onClick={() => begin(EMPTY)}>
      <Plus aria-hidden="true" className="size-4" />
      <Trans>Add a word</Trans>
    </Button>
  );
  const isFull = entries.length >= MAX_LEXICON_ENTRIES;
  return (
    <>
      {heard.problem && <ErrorBanner>{heard.problem}</ErrorBanner>}
      {saving.isError && <Problem text={saveFailedText(saving.error)} error={saving.error} />}
      {form && !isKept && <Card title={t`Add a word`}>{form}</Card>}
      {entries.length === 0 && !form && (
        <EmptyState title={t`No words yet`} action={addButton}>
          <Trans>
            Does your assistant mispronounce a name? Add the word and choose how it sounds. Saoirse,
            for example, is pronounced SEER-sha.
          </Trans>
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Card title={t`Words`} aside={!form && !isFull && addButton}>
          <ul aria-label={t`Words`} className="divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.word} className="py-3 first:pt-0 last:pb-0">
                {open && isWord(open.word)(entry) ? (
                  form
                ) : (
                  <WordRow
                    entry={entry}
                    listening={listening}
                    isBusy={saving.isPending}
                    onEdit={() => begin(entry)}
                    onRemove={() => remove(entry)}
                  />
                )}
              </li>
            ))}
          </ul>
          {isFull && (
            <p className="mt-4 text-muted">
              <Trans>
                You have reached the limit of {MAX_LEXICON_ENTRIES} words. Remove one to add
                another.
              </Trans>
            </p>
          )}
        </Card>
      )}
      {!isFull && (
        <Suggestions words={suggested} onChoose={(word) => begin({ word, soundsLike: '' })} />
      )}
    </>
  );
}
