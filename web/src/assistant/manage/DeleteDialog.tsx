import type { Assistant, Publication } from '@belldesk/contract/product/assistant';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

function reachedAt({ phoneNumber, sipUri }: Publication): string {
  return phoneNumber ? `${phoneNumber} and ${sipUri}` : sipUri;
}

interface DeleteDialogProps {
  readonly assistant: Assistant;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks before the assistant is deleted, then leads to making a new one. */
export function DeleteDialog({ assistant, open, onOpenChange }: DeleteDialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation(
    rpc.assistants.remove.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/my-assistant/create' });
        cache.setQueryData(rpc.assistants.current.queryKey(), null);
        void cache.invalidateQueries({ queryKey: rpc.lines.key() });
      },
    }),
  );
  const change = (isOpen: boolean) => {
    if (!isOpen) remove.reset();
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={manageTexts.confirmDelete}
      description={
        assistant.publication
          ? `Nobody answers calls to ${reachedAt(assistant.publication)} until another assistant takes over. The address stays yours, and the call log is kept.`
          : 'The call log is kept.'
      }
      actions={
        <>
          <Button kind="secondary" onClick={() => change(false)} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button
            kind="danger"
            onClick={() => remove.mutate({ id: assistant.id })}
            busy={remove.isPending}
          >
            Delete
          </Button>
        </>
      }
    >
      {remove.isError && (
        <div className="mt-4">
          <Problem text={manageTexts.deleteFailed} error={remove.error} />
        </div>
      )}
    </Dialog>
  );
}
