import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '@belldesk/contract/errors';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx } from '../../context.ts';
import { exportPath } from './exportPath.ts';
import { findReady } from './queries.ts';

const noFile = () =>
  new AppError('not-found', 'This file is no longer available. Create a new export.');

/**
 * The file of one's own export, opened for reading.
 * @throws AppError not-found also for an export of somebody else, unauthenticated
 */
export async function openExport({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ readonly file: FileHandle; readonly sizeBytes: number; readonly name: string }> {
  const user = requireUser(ctx, 'download their export');
  const now = new Date(ctx.clock.nowMs());
  const row = await findReady(ctx.db, { id: input.id, userId: user.id, now });
  if (!row) throw noFile();
  const file = await open(exportPath(ctx, row.id)).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? noFile() : cause;
  });
  const { size: sizeBytes } = await file.stat();
  return { file, sizeBytes, name: `belldesk-${row.createdAt.toISOString().slice(0, 10)}.zip` };
}
