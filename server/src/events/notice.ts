import { callChange } from '@belldesk/contract/product/changes';
import { z } from 'zod';

/** Channel on which a committed transaction tells of a change; payload is a ChangeNotice as JSON. */
export const CHANGE_CHANNEL = 'belldesk_changes';

const ofOrganisation = { organisationId: z.string() };

/** What was changed, and whose it is. */
export const changeNotice = z.discriminatedUnion('topic', [
  callChange.extend({ topic: z.literal('calls'), ...ofOrganisation }),
  z.object({ topic: z.literal('schedule'), ...ofOrganisation }),
  z.object({ topic: z.literal('inbox'), ...ofOrganisation }),
  z.object({ topic: z.literal('billing'), ...ofOrganisation }),
  /** A session of this account may have ended, or its business or the role there be another. */
  z.object({ topic: z.literal('sessions'), userId: z.string() }),
]);
export type ChangeNotice = z.infer<typeof changeNotice>;
