import type { ErrorCode, FieldProblem } from '@belldesk/contract/errors';
import { appErrorOf } from '@belldesk/kit/database/away';
import { statusOf } from '@belldesk/kit/errorStatus';
import type { Logger } from '@belldesk/kit/logger';
import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import { describeError } from '../describeError.ts';

const rpcCodes: Readonly<Record<ErrorCode, string>> = {
  'bad-input': 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  conflict: 'CONFLICT',
  'too-many': 'TOO_MANY_REQUESTS',
  busy: 'SERVICE_UNAVAILABLE',
  'voice-service-failed': 'BAD_GATEWAY',
  'timed-out': 'GATEWAY_TIMEOUT',
  'storage-full': 'INSUFFICIENT_STORAGE',
  internal: 'INTERNAL_SERVER_ERROR',
};

/** Said for whatever we did not foresee. */
const UNFORESEEN = 'Something went wrong. Please try again.';

/**
 * The one place where an error of ours becomes one of the API's. What was not foreseen is logged, and
 * nothing of it leaves the server.
 */
export function toApiError(error: unknown, logger: Logger): ORPCError<string, unknown> {
  const known = appErrorOf(error);
  if (known) {
    if (known.cause !== undefined) {
      logger.warn({ code: known.code, problem: describeError(known.cause) }, 'a request failed');
    }
    return apiError(known.code, known.message, known.fields);
  }
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      const fields = fieldsOf(error.cause);
      return apiError('bad-input', fields[0]?.message ?? 'The request is not valid', fields);
    }
    if (error.status < 500) return error as ORPCError<string, unknown>;
  }
  logger.error({ problem: describeError(error) }, 'a request met an unforeseen error');
  return apiError('internal', UNFORESEEN, []);
}

function apiError(code: ErrorCode, message: string, fields: readonly FieldProblem[]) {
  const data = fields.length === 0 ? undefined : { fields: [...fields] };
  return new ORPCError<string, unknown>(rpcCodes[code], { status: statusOf(code), message, data });
}

function fieldsOf(error: ValidationError): FieldProblem[] {
  return error.issues.map((issue) => ({
    field: (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.'),
    message: issue.message,
  }));
}
