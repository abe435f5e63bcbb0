import { type InboxItem, NOTE_CHARACTERS } from '@belldesk/contract/product/inbox';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { messageOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { dateIn, timeIn } from '../../calls/moments.ts';
import type { useNote } from './useNote.ts';

/** What the owner wrote beside a message, and the way to write more. */
export function Notes({ item, note }: { item: InboxItem; note: ReturnType<typeof useNote> }) {
  const hasMore = note.isWriting || item.notes.length > 0;
  return (
    <div className={hasMore ? 'mt-4 border-t border-line pt-4' : 'mt-1'}>
      {item.notes.length > 0 && (
        <ul aria-label={t`Notes`} className="mb-2 flex flex-col gap-2">
          {item.notes.map(({ id, text, createdAt }) => (
            <li key={id} className="max-w-prose text-sm">
              <time dateTime={createdAt} className="tabular text-muted">
                {dateIn(item.timeZone, createdAt)}, {timeIn(item.timeZone, createdAt)}
              </time>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {note.isWriting ? (
        <NoteForm note={note} />
      ) : (
        <Button kind="quiet" size="small" className="-ml-3" onClick={note.open}>
          <Trans>Add a note</Trans>
        </Button>
      )}
    </div>
  );
}

function NoteForm({ note }: { note: ReturnType<typeof useNote> }) {
  const { register, formState, setFocus } = note.form;
  // Opened by a press on "Add a note": the next thing is to write it.
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form onSubmit={(event) => void note.submit(event)} className="flex max-w-prose flex-col gap-3">
      <Field
        label={t`Your note`}
        hint={t`Only visible to you. Saved with the time.`}
        error={formState.errors.text?.message}
      >
        {(wiring) => (
          <TextArea {...wiring} {...register('text')} rows={2} maxLength={NOTE_CHARACTERS} />
        )}
      </Field>
      {note.error && (
        <ErrorBanner>
          {messageOf(
            note.error,
            t`The note could not be saved. Check your connection and try again.`,
          )}
        </ErrorBanner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={note.isBusy}>
          <Trans>Save note</Trans>
        </Button>
        <Button kind="secondary" size="small" disabled={note.isBusy} onClick={note.close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
