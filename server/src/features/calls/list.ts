import type { CallList, CallScope } from '@belldesk/contract/product/calls';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { findCurrent } from '../assistants/queries.ts';
import { presentCallRow } from './presenter.ts';
import { listCalls } from './queries.ts';

/**
 * The call log: `mine` is the present assistant's, `all` every call of the account, those of earlier
 * assistants and test rows included.
 * @throws AppError unauthenticated
 */
export async function listOwnCalls({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly scope: CallScope };
}): Promise<CallList> {
  const user = requireUser(ctx, 'see calls');
  if (input.scope === 'all') return present(await listCalls(ctx.db, { userId: user.id }));
  const current = await findCurrent(ctx.db, user.id);
  if (!current) return { rows: [], totalCalls: 0, totalSeconds: 0 };
  return present(await listCalls(ctx.db, { userId: user.id, assistantId: current.assistantId }));
}

function present(list: Awaited<ReturnType<typeof listCalls>>): CallList {
  return { ...list, rows: list.rows.map(presentCallRow) };
}
