import type { Invoice } from '@belldesk/contract/product/billing';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { findCustomer } from './queries.ts';

/** Asked of the provider each time: its links run out. @throws AppError unauthenticated, busy, timed-out */
export async function listInvoices({ ctx }: { ctx: Ctx }): Promise<Invoice[]> {
  const member = requireMember(ctx, 'see invoices');
  const customerId = await findCustomer(ctx.db, member.organisationId, ctx.payments.name);
  return customerId === null ? [] : [...(await ctx.payments.listInvoices(customerId))];
}
