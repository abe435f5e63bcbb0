import { z } from 'zod';
import type { Permission } from './roles.ts';

/** Of what a browser is told when it changes. */
export const changeTopic = z.enum(['calls', 'schedule', 'inbox', 'billing', 'sessions']);
export type ChangeTopic = z.infer<typeof changeTopic>;

/** Topics that are a business's own, and what a member's role must permit to hear of them; `sessions` is a person's. */
export const topicPermissions: Readonly<Record<Exclude<ChangeTopic, 'sessions'>, Permission>> = {
  calls: 'see-calls',
  schedule: 'see-bookings',
  inbox: 'see-inbox',
  // The sidebar and the meter show the plan to everybody.
  billing: 'see-settings',
};

export const callChange = z.object({ kind: z.enum(['started', 'ended']), callId: z.string() });
export type CallChange = z.infer<typeof callChange>;

/** Something of a topic has changed: whoever shows it reads it anew. */
export const change = z.discriminatedUnion('topic', [
  callChange.extend({ topic: z.literal('calls') }),
  z.object({ topic: z.literal('schedule') }),
  z.object({ topic: z.literal('inbox') }),
  z.object({ topic: z.literal('billing') }),
  /** The session has ended elsewhere, or its business or the role there is another now. */
  z.object({ topic: z.literal('sessions'), ended: z.boolean() }),
]);
export type Change = z.infer<typeof change>;

export const watchChangesInput = z.strictObject({
  topics: z.array(changeTopic).min(1).max(changeTopic.options.length),
});
export type WatchChangesInput = z.infer<typeof watchChangesInput>;
