import { STATUS_CODES } from 'node:http';
import type { VoiceApiError } from '@belldesk/contract/voice/base';
import { appErrorOf } from '@belldesk/kit/database/away';
import { statusOf } from '@belldesk/kit/errorStatus';
import { type core, ZodError } from 'zod';

/** One complaint of zod in the words of the voice API: "property X should not exist", "name must ...". */
function messagesOf(issue: core.$ZodIssue): string[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `property ${path === '' ? key : `${path}.${key}`} should not exist`,
    );
  return [path === '' ? issue.message : `${path}: ${issue.message}`];
}

/** The status and body with which the voice API tells of an error. Never carries a cause. */
export function apiErrorOf(error: unknown): VoiceApiError {
  if (error instanceof ZodError)
    return body(
      400,
      error.issues.flatMap((issue) => messagesOf(issue)),
    );
  const known = appErrorOf(error);
  if (known) return body(statusOf(known.code), known.message);
  const statusCode = statusOfFastify(error);
  return statusCode < 500
    ? body(statusCode, error instanceof Error ? error.message : 'Bad Request')
    : body(500, 'Internal server error');
}

function statusOfFastify(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function body(statusCode: number, message: string | string[]): VoiceApiError {
  return { message, error: STATUS_CODES[statusCode] ?? 'Error', statusCode };
}
