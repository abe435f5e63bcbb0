import type { AssistantDto, AssistantTool } from '@belldesk/contract/voice/assistant';
import type { ListQuery } from '@belldesk/contract/voice/base';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { listConditions } from '../listFilter.ts';
import { assistants, tools } from '../schema.ts';

export type ToolRow = typeof tools.$inferSelect;

export async function insertTool(db: Database, row: ToolRow): Promise<void> {
  await db.insert(tools).values(row);
}

export async function findTool(db: Database, id: string): Promise<ToolRow | null> {
  const rows = await db.select().from(tools).where(eq(tools.id, id));
  return rows[0] ?? null;
}

export async function listTools(db: Database, query: ListQuery): Promise<ToolRow[]> {
  return db
    .select()
    .from(tools)
    .where(and(...listConditions(query, tools)))
    .orderBy(desc(tools.createdAt))
    .limit(query.limit);
}

/** Replaces the tool's fields; null when there is none. */
export async function updateTool(
  db: Database,
  id: string,
  change: (dto: AssistantTool) => AssistantTool,
  now: Date,
): Promise<ToolRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(tools).where(eq(tools.id, id)).for('update');
    if (!row) return null;
    const updated = await tx
      .update(tools)
      .set({ dto: change(row.dto), updatedAt: now })
      .where(eq(tools.id, id))
      .returning();
    return updated[0] ?? null;
  });
}

/** The tool that is gone now, null when there was none, `used` while an assistant has it. */
export async function deleteTool(db: Database, id: string): Promise<ToolRow | null | 'used'> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(tools).where(eq(tools.id, id)).for('update');
    if (!row) return null;
    const users = await tx
      .select({ id: assistants.id })
      .from(assistants)
      .where(sql`${assistants.dto} -> 'model' -> 'toolIds' @> ${JSON.stringify([id])}::jsonb`)
      .limit(1);
    if (users.length > 0) return 'used';
    await tx.delete(tools).where(eq(tools.id, id));
    return row;
  });
}

/** The ids among these that are no tool's. */
export async function unknownTools(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tools.id })
    .from(tools)
    .where(inArray(tools.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** The assistant with the tools that its `toolIds` name behind its own, in that order, sealed as they lie. */
export async function withTools(db: Database, dto: AssistantDto): Promise<AssistantDto> {
  const { model } = dto;
  const ids = model?.toolIds ?? [];
  if (!model || ids.length === 0) return dto;
  const rows = await db
    .select()
    .from(tools)
    .where(inArray(tools.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row.dto]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  return { ...dto, model: { ...model, tools: [...(model.tools ?? []), ...named] } };
}
