import { AppError } from '@belldesk/contract/errors';
import type { BillingReturn } from '@belldesk/contract/product/billing';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { findCustomer } from './queries.ts';

/** @throws AppError unauthenticated, conflict where nothing was ever bought, busy, timed-out */
export async function openPortal({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly returnTo: BillingReturn };
}): Promise<{ url: string }> {
  const member = requireMember(ctx, 'manage billing');
  const customerId = await findCustomer(ctx.db, member.organisationId, ctx.payments.name);
  if (customerId === null) throw new AppError('conflict', 'There is nothing to manage yet.');
  return { url: await ctx.payments.openPortal(customerId, input.returnTo) };
}
