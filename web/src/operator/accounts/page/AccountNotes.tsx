import {
  type AccountNote,
  addAccountNoteInput,
} from '@belldesk/contract/product/operatorAccountPage';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { client } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { momentText } from '../../lists/moment.ts';
import { useAction } from '../../lists/useAction.ts';

interface AccountNotesProps {
  readonly userId: string;
  readonly notes: readonly AccountNote[];
}

/** What operators tell one another about an account. */
export function AccountNotes({ userId, notes }: AccountNotesProps) {
  const { act, busy, problem } = useAction();
  const form = useForm({
    resolver: zodResolver(addAccountNoteInput.pick({ text: true })),
    defaultValues: { text: '' },
  });
  const add = form.handleSubmit(async ({ text }) => {
    const work = () => client.operator.addAccountNote({ userId, text });
    if (await act('new', work, t`Note saved`)) form.reset();
  });
  const remove = (id: string) =>
    act(id, () => client.operator.deleteAccountNote({ id }), t`Note deleted`);
  return (
    <Card title={t`Notes`}>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="mt-1 text-sm text-muted wrap-anywhere">
                {note.operatorEmail}, {momentText(note.createdAt)}
              </p>
            </div>
            <Button
              kind="quiet"
              size="small"
              busy={busy === note.id}
              aria-label={t`Delete the note of ${momentText(note.createdAt)}`}
              onClick={() => void remove(note.id)}
            >
              <Trans>Delete</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} noValidate className="mt-3 flex flex-col gap-3">
        <Field
          label={t`New note`}
          hint={t`Only operators see it.`}
          error={form.formState.errors.text?.message}
        >
          {(wiring) => <TextArea {...wiring} {...form.register('text')} rows={2} />}
        </Field>
        <div>
          <Button type="submit" kind="secondary" busy={busy === 'new'}>
            <Trans>Save note</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
