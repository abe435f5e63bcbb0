import type { ContactInput } from '@belldesk/contract/product/publicForms';
import type { Ctx } from '../context.ts';
import { enqueue } from '../jobs/queries.ts';
import { admit } from './admit.ts';
import { insertContactMessage } from './queries.ts';

/**
 * Keeps what a visitor wrote, and has it mailed to the operator.
 * @throws AppError too-many, bad-input
 */
export async function sendContact({ ctx, input }: { ctx: Ctx; input: ContactInput }) {
  if (await admit(ctx, 'contact', input)) {
    const { name, email, subject, message } = input;
    await ctx.db.transaction(async (tx) => {
      const createdAt = new Date(ctx.clock.nowMs());
      const id = await insertContactMessage(tx, { name, email, subject, message, createdAt });
      await enqueue(tx, 'mail', { template: 'contact', id });
    });
  }
  return { kept: true as const };
}
