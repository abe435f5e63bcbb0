import { noteText } from '@belldesk/contract/product/inbox';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { rpc } from '../../../api/queries.ts';

const noteForm = z.object({ text: noteText });

/** A note that is being written beside a message. */
export function useNote(id: string) {
  const cache = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const form = useForm({ resolver: zodResolver(noteForm), defaultValues: { text: '' } });
  const close = () => {
    form.reset();
    setWriting(false);
  };
  const add = useMutation(
    rpc.inbox.addNote.mutationOptions({
      onSuccess: async () => {
        await cache.invalidateQueries({ queryKey: rpc.inbox.key({ type: 'query' }) });
        close();
      },
    }),
  );
  const isKept = (text: string) =>
    add.mutateAsync({ id, text }).then(
      () => true,
      () => false,
    );
  return {
    form,
    isWriting,
    error: add.error,
    isBusy: add.isPending,
    open: () => setWriting(true),
    close,
    submit: form.handleSubmit(async ({ text }) => {
      await isKept(text);
    }),
    /** Keeps what was written without being sent, so that it is not lost. False where it could not be. */
    async keepUnsent(): Promise<boolean> {
      const text = form.getValues('text').trim();
      if (!isWriting || text === '') return true;
      return (await form.trigger()) && isKept(text);
    },
  };
}
