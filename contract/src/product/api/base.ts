import { oc } from '@orpc/contract';
import { z } from 'zod';

/** Fields that did not pass, as `data` of a BAD_REQUEST. */
export const badInputData = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
});

/** Every operation of the API begins here: the errors that each may answer. */
export const base = oc.errors({
  UNAUTHORIZED: {},
  /** The role of who asks does not permit it; the message says whose does. */
  FORBIDDEN: {},
  NOT_FOUND: {},
  CONFLICT: {},
  BAD_REQUEST: { data: badInputData.optional() },
  TOO_MANY_REQUESTS: {},
  SERVICE_UNAVAILABLE: {},
  BAD_GATEWAY: {},
  /** RFC 4918 section 11.5. */
  INSUFFICIENT_STORAGE: { status: 507 },
});

/** Input of an operation that takes nothing. */
export const none = z.object({}).optional();
