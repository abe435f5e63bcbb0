import type { Invoice } from '@belldesk/contract/product/billing';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { findCustomer } from './queries.ts';

/** Asked of the provider each time: its links run out. @throws AppError unauthenticated, busy, timed-out */
export async function listInvoices({ ctx }: { ctx: Ctx }): Promise<Invoice[]> {
  const user = requireUser(ctx, 'see invoices');
  const customerId = await findCustomer(ctx.db, user.id, ctx.payments.name);
  return customerId === null ? [] : [...(await ctx.payments.listInvoices(customerId))];
}
