import { createHash } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import { networkOf } from '../../rateLimits/network.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_OF_VISITOR_A_DAY = 10;

export interface DayLimit {
  /** Key of the count. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly message: string;
}

/** The link of an assistant. */
export interface LinkOf {
  readonly organisationId: string;
  readonly assistantRowId: string | null;
}

/** Under it every call by a link is counted. */
export const keyOfDay = ({ organisationId, assistantRowId }: LinkOf) =>
  `share:${organisationId}:${assistantRowId ?? ''}`;

/** Every call by an owner's link in 24 hours, whoever makes it. */
export function callsOfDay(link: LinkOf, max: number): DayLimit {
  return {
    name: keyOfDay(link),
    max,
    windowMs: DAY_MS,
    message:
      'This link has reached its limit for today. Please call by phone, or come back tomorrow.',
  };
}

/** The calls of one visitor, so that nobody uses the owner's up alone. */
export function callsOfVisitor(organisationId: string, address: string): DayLimit {
  const who = createHash('sha256').update(networkOf(address)).digest('base64url');
  return {
    name: `share:${organisationId}:${who}`,
    max: MAX_OF_VISITOR_A_DAY,
    windowMs: DAY_MS,
    message:
      "You have reached today's call limit for this link. Please call by phone, or come back tomorrow.",
  };
}

export function noSuchPublicAssistant(): AppError {
  return new AppError(
    'not-found',
    'This link is not active. It may have been turned off. Ask the business for a new one.',
  );
}
