import type { Assistant, AssistantEdit } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { fieldsOf, statusOf } from '../../api/failure.ts';

export const manageTexts = {
  loadFailed: t`Failed to load assistant data`,
  deleteFailed: t`Failed to delete assistant`,
  updateFailed: t`Failed to update assistant`,
  usageFailed: t`Failed to load usage data`,
  publishFailed: t`Failed to publish assistant`,
  updated: t`Assistant updated successfully`,
  confirmDelete: t`Are you sure you want to delete this assistant?`,
} as const;

/** Fields of the edit form in their order, with the names that the page gives them. */
export const editFieldNames: Readonly<Record<keyof AssistantEdit, string>> = {
  name: t`Name`,
  firstMessage: t`First Message`,
  systemPrompt: t`System Prompt`,
  language: t`Language`,
  voiceId: t`Voice`,
  temperature: t`Temperature`,
  recordsCalls: t`Call Recording`,
  greetsKnownCallers: t`Greet known callers by name`,
  locationId: t`Location`,
  country: t`Country`,
};

const fields = Object.keys(editFieldNames) as (keyof AssistantEdit)[];

/** The part of an assistant that can be edited. */
export function editOf(assistant: Assistant): AssistantEdit {
  const { name, firstMessage, systemPrompt, language, voiceId, temperature } = assistant;
  const { recordsCalls, greetsKnownCallers, locationId, country } = assistant;
  return {
    name,
    firstMessage,
    systemPrompt,
    language,
    voiceId,
    temperature,
    recordsCalls,
    greetsKnownCallers,
    locationId,
    country: country ?? undefined,
  };
}

/**
 * What of the form is sent. Where the business has several locations the country is theirs: an assistant
 * that moves to one must not bring its own.
 */
export function changesOf(
  { locationId, country, ...rest }: AssistantEdit,
  areSeveral: boolean,
): AssistantEdit {
  return areSeveral ? { ...rest, locationId } : { ...rest, country };
}

/** Names of the fields in which two versions differ. */
export function changedFields(before: AssistantEdit, after: AssistantEdit): string[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => editFieldNames[field]);
}

/** The form's field that a server's refusal names ("changes.name"), or null for any other. */
export function editFieldOf(path: string): keyof AssistantEdit | null {
  const name = path.split('.').at(-1);
  return fields.find((field) => field === name) ?? null;
}

/** What the server said of a failure beside the catalogue's text; null where it said nothing useful. */
export function detailOf(error: unknown): string | null {
  const status = statusOf(error);
  if (status === null)
    return t`The server could not be reached. Check your connection and try again.`;
  if (status === 500 || !(error instanceof Error) || error.message.trim() === '') return null;
  return fieldsOf(error).length > 0 ? null : error.message;
}
