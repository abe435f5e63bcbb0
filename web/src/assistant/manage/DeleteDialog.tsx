import type { Assistant, Publication } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

function reachedAt({ phoneNumber, sipUri }: Publication): string {
  return phoneNumber ? t`${phoneNumber} and ${sipUri}` : sipUri;
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
  const assistants = useQuery(rpc.assistants.list.queryOptions());
  const hasOthers = (assistants.data?.rows.length ?? 0) > 1;
  const remove = useMutation(
    rpc.assistants.remove.mutationOptions({
      onSuccess: async () => {
        // Where there are others, the page goes on with one of them.
        if (!hasOthers) {
          await navigate({ to: '/my-assistant/create' });
          cache.setQueryData(rpc.assistants.current.queryKey(), null);
        }
        onOpenChange(false);
        void cache.invalidateQueries({ queryKey: rpc.assistants.key() });
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
          ? t`Calls to ${reachedAt(assistant.publication)} go unanswered until another assistant takes over. You keep the address and the call log.`
          : t`Your call log is kept.`
      }
      actions={
        <>
          <Button kind="secondary" onClick={() => change(false)} disabled={remove.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="danger"
            onClick={() => remove.mutate({ id: assistant.id })}
            busy={remove.isPending}
          >
            <Trans>Delete</Trans>
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
