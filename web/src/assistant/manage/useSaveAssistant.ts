import type { Assistant, AssistantEdit } from '@belldesk/contract/product/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { fieldsOf, statusOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { editFieldOf, manageTexts } from './edit.ts';

const CONFLICT = 409;

interface SaveOptions {
  readonly opened: Assistant;
  readonly setFieldError: UseFormSetError<AssistantEdit>;
  readonly onSaved: () => void;
}

/** Saves an edit, and finds out what stands there where another window was faster. */
export function useSaveAssistant({ opened, setFieldError, onSaved }: SaveOptions) {
  const cache = useQueryClient();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** The version that another window saved meanwhile. */
  const [newer, setNewer] = useState<Assistant | null>(null);

  const explain = async (problem: unknown) => {
    for (const { field, message } of fieldsOf(problem)) {
      const name = editFieldOf(field);
      if (name) setFieldError(name, { message });
    }
    if (statusOf(problem) !== CONFLICT) return setError(problem);
    const current = await client.assistants.current({ id: opened.id });
    if (current) setNewer(current);
    else setError(problem);
  };

  const run = async (changes: AssistantEdit, version: Assistant) => {
    setSaving(true);
    setError(null);
    try {
      const saved = await client.assistants.update({
        id: opened.id,
        expectedUpdatedAt: version.updatedAt,
        changes,
      });
      cache.setQueryData(rpc.assistants.current.queryKey(), saved);
      void cache.invalidateQueries({ queryKey: rpc.assistants.key() });
      toast(manageTexts.updated);
      onSaved();
    } catch (problem) {
      await explain(problem).catch(setError);
    } finally {
      setSaving(false);
    }
  };

  return { run, isSaving, error, newer };
}
