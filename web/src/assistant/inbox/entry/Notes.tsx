import { type InboxItem, NOTE_CHARACTERS, noteText } from '@belldesk/contract/product/inbox';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { dateIn, timeIn } from '../../calls/moments.ts';

const noteForm = z.object({ text: noteText });

/** What the owner wrote beside a message, and the way to write more. */
export function Notes({ item }: { item: InboxItem }) {
  const [isWriting, setWriting] = useState(false);
  const hasMore = isWriting || item.notes.length > 0;
  return (
    <div className={hasMore ? 'mt-4 border-t border-line pt-4' : 'mt-1'}>
      {item.notes.length > 0 && (
        <ul aria-label="Notes" className="mb-2 flex flex-col gap-2">
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
      {isWriting ? (
        <NoteForm id={item.id} onClose={() => setWriting(false)} />
      ) : (
        <Button kind="quiet" size="small" className="-ml-3" onClick={() => setWriting(true)}>
          Add a note
        </Button>
      )}
    </div>
  );
}

function NoteForm({ id, onClose }: { id: string; onClose: () => void }) {
  const cache = useQueryClient();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(noteForm),
    defaultValues: { text: '' },
  });
  // Opened by a press on "Add a note": the next thing is to write it.
  useEffect(() => setFocus('text'), [setFocus]);
  const add = useMutation(
    rpc.inbox.addNote.mutationOptions({
      onSuccess: async () => {
        await cache.invalidateQueries({ queryKey: rpc.inbox.key({ type: 'query' }) });
        onClose();
      },
    }),
  );
  return (
    <form
      onSubmit={(event) => void handleSubmit(({ text }) => add.mutate({ id, text }))(event)}
      className="flex max-w-prose flex-col gap-3"
    >
      <Field
        label="Your note"
        hint="Only you see it. It is kept with the time."
        error={formState.errors.text?.message}
      >
        {(wiring) => (
          <TextArea {...wiring} {...register('text')} rows={2} maxLength={NOTE_CHARACTERS} />
        )}
      </Field>
      {add.isError && (
        <ErrorBanner>
          {messageOf(add.error, 'The note was not kept. Check your connection and try again.')}
        </ErrorBanner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={add.isPending}>
          Keep the note
        </Button>
        <Button kind="secondary" size="small" disabled={add.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
