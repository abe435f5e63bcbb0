import type { ErrorCode } from '@belldesk/contract/errors';
import { expect, test } from 'vitest';
import { statusOf } from './errorStatus.ts';

test.each([
  ['bad-input', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not-found', 404],
  ['conflict', 409],
  ['too-many', 429],
  ['internal', 500],
  ['voice-service-failed', 502],
  ['busy', 503],
  ['timed-out', 504],
  ['storage-full', 507],
] satisfies [ErrorCode, number][])('%s is answered with %i', (code, status) => {
  expect(statusOf(code)).toBe(status);
});
