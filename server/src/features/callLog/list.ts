import type { CallList, CallScope } from '@belldesk/contract/product/calls';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
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
  const { rows, ...sums } = await listCalls(ctx.db, { userId: user.id, scope: input.scope });
  return { ...sums, rows: rows.map(presentCallRow) };
}
