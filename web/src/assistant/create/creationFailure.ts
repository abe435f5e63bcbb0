import { t } from '@lingui/core/macro';
import { fieldsOf, messageOf, statusOf } from '../../api/failure.ts';
import { fieldLabels, fieldOfPath } from './steps.ts';

/** Lines to show for a creation that failed, by the catalogue; each refused field has one of its own. */
export function creationFailure(error: unknown): readonly string[] {
  const fields = fieldsOf(error);
  if (fields.length > 0) {
    return fields.map(({ field, message }) => {
      const known = fieldOfPath(field);
      return known ? `${fieldLabels[known]}: ${message}` : message;
    });
  }
  const status = statusOf(error);
  const fallback =
    status === null ? t`Failed to create your AI assistant` : t`API Error: ${status}`;
  return [messageOf(error, fallback)];
}
