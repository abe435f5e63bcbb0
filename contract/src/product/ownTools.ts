import { z } from 'zod';
import { functionTool } from '../voice/assistant.ts';
import { apiRequestTool, dtmfTool } from '../voice/ownTools.ts';

export const MAX_OWN_TOOLS = 20;

/**
 * A tool that owners give their assistant themselves: an HTTP request, a function with a server of its
 * own, or keys. Texts cost the operator money and are the operator's to give.
 */
export const ownTool = z.discriminatedUnion('type', [
  apiRequestTool,
  functionTool.required({ server: true }),
  dtmfTool,
]);
export type OwnTool = z.infer<typeof ownTool>;

/** All tools of the owner's own. A secret reads "(hidden)"; sent back like that, it stays as it is. */
export const ownTools = z.object({ tools: z.array(ownTool).max(MAX_OWN_TOOLS) });
export type OwnTools = z.infer<typeof ownTools>;

export const replaceOwnToolsInput = z.strictObject({ id: z.uuid(), ...ownTools.shape });
