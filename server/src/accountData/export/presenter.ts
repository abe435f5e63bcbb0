import type { AccountExport } from '@belldesk/contract/product/accountData';
import type { ExportRow } from './queries.ts';

export function presentExport(row: ExportRow): AccountExport {
  return {
    id: row.id,
    state: row.state,
    recordingsDone: row.recordingsDone,
    recordings: row.recordings,
    missing: row.missing,
    sizeBytes: row.sizeBytes,
    askedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
