import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { assistantOwners } from '../../db/schema.ts';

/** Ids on the voice platform of every assistant that an account has or had. */
export async function listAssistantIds(db: Executor, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ assistantId: assistantOwners.assistantId })
    .from(assistantOwners)
    .where(eq(assistantOwners.organisationId, organisationId));
  return rows.map((row) => row.assistantId);
}
