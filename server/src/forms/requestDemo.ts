import { AppError } from '@belldesk/contract/errors';
import { type DemoRequestInput, publicFormTexts } from '@belldesk/contract/product/publicForms';
import type { Ctx } from '../context.ts';
import { enqueue } from '../jobs/queries.ts';
import { admit } from './admit.ts';
import { deliverDemoRequest } from './deliverDemo.ts';
import { checkDemoDate } from './demoDates.ts';
import { subscribeAddress } from './newsletter/subscribe.ts';
import { insertDemoRequest } from './queries.ts';

/**
 * Keeps a demo request, has it mailed to the operator and delivered to the automation webhook. Where
 * the operator made the webhook a condition, it is delivered first and success is said only then.
 * @throws AppError too-many, bad-input, busy (a required webhook did not accept it; it is kept all the same)
 */
export async function requestDemo({ ctx, input }: { ctx: Ctx; input: DemoRequestInput }) {
  const nowMs = ctx.clock.nowMs();
  checkDemoDate(input.demoDate, input.timeZone, nowMs);
  if (!(await admit(ctx, 'demo', input))) return { kept: true as const };
  const { name, email, company, demoDate, timeZone = 'UTC', message, newsletter } = input;
  const createdAt = new Date(nowMs);
  const demoRequestId = await ctx.db.transaction(async (tx) => {
    const id = await insertDemoRequest(tx, {
      name,
      email,
      company,
      demoDate,
      timeZone,
      message,
      newsletter,
      createdAt,
    });
    await enqueue(tx, 'mail', { template: 'demo-request', id });
    // Also where the visitor waits for it: this process may end before the webhook has answered.
    if (ctx.demoWebhook.url !== null)
      await enqueue(tx, 'deliver-demo-request', { demoRequestId: id });
    return id;
  });
  if (newsletter) await subscribeAddress(ctx, email);
  if (ctx.demoWebhook.isRequired) await deliverNow(ctx, demoRequestId);
  return { kept: true as const };
}

async function deliverNow(ctx: Ctx, demoRequestId: string): Promise<void> {
  try {
    await deliverDemoRequest(ctx, demoRequestId);
  } catch (cause) {
    throw new AppError('busy', publicFormTexts.demoFailed, { cause });
  }
}
