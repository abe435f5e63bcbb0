import type { LeadInput } from '@belldesk/contract/product/publicForms';
import type { Ctx } from '../context.ts';
import { enqueue } from '../jobs/queries.ts';
import { admit } from './admit.ts';
import { insertLead } from './queries.ts';

/**
 * Keeps the details of somebody who wishes to be called, and has them mailed to the operator.
 * @throws AppError too-many, bad-input
 */
export async function sendLead({ ctx, input }: { ctx: Ctx; input: LeadInput }) {
  if (await admit(ctx, 'lead', input)) {
    const { name, company, email, phone, heardFrom = null } = input;
    await ctx.db.transaction(async (tx) => {
      const createdAt = new Date(ctx.clock.nowMs());
      const id = await insertLead(tx, { name, company, email, phone, heardFrom, createdAt });
      await enqueue(tx, 'mail', { template: 'lead', id });
    });
  }
  return { kept: true as const };
}
