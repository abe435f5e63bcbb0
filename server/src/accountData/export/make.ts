import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_KEPT_MS } from '@belldesk/contract/product/accountData';
import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import { enqueue } from '../../jobs/queries.ts';
import { listOwned } from '../../organisations/queries.ts';
import { createArchive } from './archive.ts';
import { exportPath } from './exportPath.ts';
import { packInvoices } from './invoices.ts';
import {
  beginExport,
  type ExportRow,
  failExport,
  finishExport,
  listRecorded,
  noteProgress,
} from './queries.ts';
import { missingText, readmeText } from './readme.ts';
import { packRecordings } from './recordings.ts';
import { packTables } from './tables.ts';

/** What fails on the last of these is named in the file. */
const MOST_TRIES = 3;

type Making = Pick<Deps, 'db' | 'voice' | 'payments' | 'clock' | 'logger' | 'exportsFolder'>;

/** Makes the file of an export. Begun again it makes it anew; one that is ready is left alone. */
export async function makeExport(deps: Making, exportId: string): Promise<void> {
  const begun = await beginExport(deps.db, exportId);
  if (!begun) return;
  // One of its own for each try: two never write the same file.
  const folder = join(deps.exportsFolder, `${exportId}-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const missing = await write(deps, begun, folder);
    await publish(deps, begun, join(folder, 'all.zip'), missing);
  } catch (cause) {
    if (begun.tries < MOST_TRIES) throw cause;
    await failExport(deps.db, exportId);
    deps.logger.error({ exportId, problem: describeError(cause) }, 'an export was given up');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(deps: Making, row: ExportRow, folder: string): Promise<number> {
  const { userId, id } = row;
  const owner = { userId, organisationIds: await listOwned(deps.db, userId) };
  const isLastTry = row.tries >= MOST_TRIES;
  const madeAt = new Date(deps.clock.nowMs());
  const archive = createArchive(join(folder, 'all.zip'), madeAt);
  try {
    await packTables(deps.db, archive, owner);
    const missing = await packInvoices(deps, { archive, owner, isLastTry });
    const calls = await listRecorded(deps.db, owner);
    const fetching = { deps, archive, path: join(folder, 'recording.wav'), isLastTry };
    await noteProgress(deps.db, id, { recordingsDone: 0, recordings: calls.length });
    for (const [index, call] of calls.entries()) {
      missing.push(...(await packRecordings(fetching, call)));
      await noteProgress(deps.db, id, { recordingsDone: index + 1, recordings: calls.length });
    }
    const about = { madeAt, recordings: calls.length, missing: missing.length };
    if (missing.length > 0) await archive.add('MISSING.txt', [missingText(missing)]);
    await archive.add('README.txt', [readmeText(about)]);
    await archive.close();
    return missing.length;
  } catch (cause) {
    archive.abandon();
    throw cause;
  }
}

async function publish(deps: Making, row: ExportRow, made: string, missing: number): Promise<void> {
  const path = exportPath(deps, row.id);
  const { size: sizeBytes } = await stat(made);
  const now = deps.clock.nowMs();
  const readyAt = new Date(now);
  const expiresAt = new Date(now + EXPORT_KEPT_MS);
  await deps.db.transaction(async (tx) => {
    // Another try was faster, or the account was deleted meanwhile.
    if (!(await finishExport(tx, row.id, { sizeBytes, missing, readyAt, expiresAt }))) return;
    // Within, so that a deletion which waits for the row finds the file.
    await rename(made, path);
    await enqueue(tx, 'mail', { template: 'export-ready', id: row.id });
  });
}
