import { ORPCError } from '@orpc/client';

export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** HTTP status that the server answered with, or null when no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/**
 * What to show for a failed operation: the server's own text; where it has none, or no answer
 * came at all, the text that the catalogue gives for this operation.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ORPCError && error.message.trim() !== '') return error.message;
  return fallback;
}

/** Fields that the server refused, from a BAD_REQUEST of ours; else none. */
export function fieldsOf(error: unknown): readonly FieldFailure[] {
  if (!(error instanceof ORPCError)) return [];
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('fields' in data)) return [];
  return Array.isArray(data.fields) ? data.fields.filter(isFieldFailure) : [];
}

function isFieldFailure(value: unknown): value is FieldFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
