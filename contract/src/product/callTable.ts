import { z } from 'zod';
import { callScope } from './callList.ts';

/** One row of a table service, as far as it could be read. */
export const tableRow = z.object({
  /** The table's own. */
  id: z.string(),
  assistantId: z.string(),
  /** As the table writes them. */
  date: z.string(),
  time: z.string(),
  status: z.enum(['completed', 'failed']),
  /** Why the call ended, as the table writes it; empty where it does not say. */
  endedReason: z.string(),
  durationSeconds: z.number().nonnegative(),
});
export type TableRow = z.infer<typeof tableRow>;

export const badRow = z.object({ id: z.string(), problem: z.string() });

export const callTableInput = z.strictObject({ scope: callScope.default('mine') });

/** The rows of a connected table service that belong to the owner's assistant. */
export const callTable = z.object({
  /** False where none is configured. */
  isConnected: z.boolean(),
  rows: z.array(tableRow),
  /** Rows of the assistant in all; more than `rows` holds where there are very many. */
  totalRows: z.number().int(),
  /** Rows of the assistant that could not be read, and why; the first of them where there are many. */
  badRows: z.array(badRow),
  totalBadRows: z.number().int(),
});
export type CallTable = z.infer<typeof callTable>;
