import type { ErrorCode } from '@belldesk/contract/errors';

const statuses: Readonly<Record<ErrorCode, number>> = {
  'bad-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  busy: 503,
  'voice-service-failed': 502,
  'timed-out': 504,
  'storage-full': 507,
  internal: 500,
};

/** The HTTP status an error code is answered with. */
export function statusOf(code: ErrorCode): number {
  return statuses[code];
}
