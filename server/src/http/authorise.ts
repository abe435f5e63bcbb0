import { accessOf } from '@belldesk/contract/product/api/access';
import { os } from '@orpc/server';
import { requireScope } from '../access/apiKey.ts';
import { requirePermission } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';

/**
 * Before every operation: whether the role of who asks permits it, by the contract's `operationAccess`, and the scope
 * of a key, by `keyAccessOf`. Who is not
 * signed in, and who is no operator, is turned away by the operation itself, which says what for.
 * @throws AppError forbidden
 */
export const authorise = os.$context<Ctx>().middleware(({ context, path, next }) => {
  const access = accessOf(path);
  if (access === null) throw new Error(`operationAccess does not name ${path.join('.')}`);
  if (context.apiKey) requireScope(context.apiKey, path);
  const byRole = access !== 'open' && access !== 'account' && access !== 'operator';
  if (byRole && context.membership) requirePermission(context.membership, access);
  return next();
});
