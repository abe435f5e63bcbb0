import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

/** Gives an assistant its address, and tells what hindered it. @param props.assistantId of its record */
export function PublishButton({
  assistantId,
  children,
}: {
  assistantId: string;
  children: string;
}) {
  const cache = useQueryClient();
  const key = rpc.assistants.current.queryKey();
  const publish = useMutation(
    rpc.assistants.publish.mutationOptions({
      onSuccess: (publication) => {
        cache.setQueryData(key, (current) => current && { ...current, publication });
        return Promise.all([
          cache.invalidateQueries({ queryKey: key }),
          cache.invalidateQueries({ queryKey: rpc.assistants.firstSteps.key() }),
        ]);
      },
    }),
  );
  return (
    <>
      <Button
        size="small"
        busy={publish.isPending}
        onClick={() => publish.mutate({ id: assistantId })}
      >
        {children}
      </Button>
      {publish.isError && <Problem text={manageTexts.publishFailed} error={publish.error} />}
    </>
  );
}
