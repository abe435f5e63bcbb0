import {
  type Assistant,
  type AssistantEdit,
  assistantEdit,
} from '@belldesk/contract/product/assistant';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { useLocations } from '../locations/useLocations.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditFields } from './EditFields.tsx';
import { changesOf, editOf, manageTexts } from './edit.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Problem } from './Problem.tsx';
import { useSaveAssistant } from './useSaveAssistant.ts';

interface EditFormProps {
  /** The version that the form was opened on. */
  readonly opened: Assistant;
  /** Saved or cancelled. */
  readonly onDone: () => void;
}

/** Edit mode. Nothing that was typed is lost to a failure or to a change made in another window. */
export function EditForm({ opened, onDone }: EditFormProps) {
  const form = useForm<AssistantEdit>({
    resolver: zodResolver(assistantEdit),
    defaultValues: editOf(opened),
  });
  const save = useSaveAssistant({ opened, setFieldError: form.setError, onSaved: onDone });
  const { rows: locations, areSeveral } = useLocations();
  const saveOver = (version: Assistant) =>
    void form.handleSubmit((edit) => save.run(changesOf(edit, areSeveral), version))();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveOver(opened);
      }}
      className="flex flex-col gap-6 **:scroll-mb-[calc(var(--foot)+6rem)]"
    >
      <EditFields form={form} locations={areSeveral ? locations : []} />
      {save.newer && (
        <ConflictNotice
          opened={opened}
          newer={save.newer}
          onKeepMine={saveOver}
          onTakeNewer={onDone}
          isBusy={save.isSaving}
        />
      )}
      {save.error !== null && <Problem text={manageTexts.updateFailed} error={save.error} />}
      <div className="sticky bottom-(--foot) flex flex-wrap gap-3 border-t border-line bg-ground py-4">
        {!save.newer && (
          <Button type="submit" busy={save.isSaving}>
            <Trans>Save</Trans>
          </Button>
        )}
        <Button kind="secondary" onClick={onDone} disabled={save.isSaving}>
          <Trans>Cancel</Trans>
        </Button>
        <LeaveGuard isDirty={form.formState.isDirty} />
      </div>
    </form>
  );
}
