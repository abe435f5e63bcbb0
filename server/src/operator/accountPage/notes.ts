import { AppError } from '@belldesk/contract/errors';
import type { AccountNote } from '@belldesk/contract/product/operatorAccountPage';
import { v7 as uuidv7 } from 'uuid';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { findEmail } from '../accounts/queries.ts';
import { writeAudit } from '../audit/write.ts';
import { deleteNote, insertNote, type NoteRow } from './queries.ts';

/** Writes something down about an account, for other operators. @throws AppError not-found */
export async function addAccountNote({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly userId: string; readonly text: string };
}): Promise<AccountNote> {
  const { userId, text } = input;
  const operatorEmail = ctx.operator.email;
  const createdAt = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    const accountEmail = await findEmail(tx, userId);
    if (accountEmail === null) throw new AppError('not-found', 'There is no such account');
    const id = uuidv7({ msecs: createdAt.getTime() });
    const row = await insertNote(tx, { id, userId, text, operatorEmail, createdAt });
    await writeAudit(tx, ctx, { action: 'wrote-note', accountEmail, subject: id });
    return presentNote(row);
  });
}

/** Takes a note away; that it was there stays in the audit log. @throws AppError not-found */
export async function deleteAccountNote({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly id: string };
}) {
  await ctx.db.transaction(async (tx) => {
    const userId = await deleteNote(tx, input.id);
    if (userId === null) throw new AppError('not-found', 'There is no such note');
    const accountEmail = await findEmail(tx, userId);
    await writeAudit(tx, ctx, { action: 'deleted-note', accountEmail, subject: input.id });
  });
  return { done: true as const };
}

/** A note as the console shows it. */
export function presentNote({ id, text, operatorEmail, createdAt }: NoteRow): AccountNote {
  return { id, text, operatorEmail, createdAt: createdAt.toISOString() };
}
