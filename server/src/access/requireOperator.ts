import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import type { Ctx } from '../context.ts';
import { requireUser } from './requireUser.ts';

/** Surroundings of a verb of the console: only the guard makes them. */
export interface OperatorCtx extends Ctx {
  readonly operator: SessionUser;
}

/**
 * The one guard of the console. Whoever is signed in and no operator learns nothing of it.
 * @throws AppError unauthenticated, not-found
 */
export function requireOperator(ctx: Pick<Ctx, 'user' | 'apiKey'>): SessionUser {
  const user = requireUser(ctx, 'see the console');
  if (user.role !== 'operator') throw new AppError('not-found', 'Not found');
  return user;
}
